import type { Seed } from '../store/scenario.ts'
import type { Holding } from '../domains/accounts/seed.ts'
import { type Business, fiveCards, type Order, seedBusiness } from './business.ts'
import { beneficiaries, type BeneficiaryKey, lines, monthlyLines } from './halden-payments.ts'

const holding = (label: string, currency: string, type: Holding['type'], number: string, current: number): Holding => ({
  label,
  currency,
  type,
  number,
  current,
})

const OPERATING = holding('Operating account', 'GBP', 'dedicated', '20418830', 184_320.18)
const PAYROLL = holding('Payroll', 'GBP', 'dedicated', '20418947', 42_915.4)
const VAT = holding('VAT reserve', 'GBP', 'dedicated', '20419052', 38_200)
const ROASTERS = holding('European roasters', 'EUR', 'dedicated', '31760218', 96_480.75)
const FARMS = holding('Farm payments', 'USD', 'dedicated', '42907715', 312_750.6)
const FREIGHT = holding('Freight and insurance', 'USD', 'multi', '42908120', 31_064.22)
const TOKYO = holding('Tokyo equipment', 'JPY', 'multi', '53380041', 4_850_000)
const CANADA = holding('', 'CAD', 'multi', '64127709', 12_604.55)

const DEBITED: Readonly<Record<string, Holding>> = { EUR: ROASTERS, USD: FARMS, JPY: TOKYO }

const holdingOf = (beneficiary: BeneficiaryKey): Holding => DEBITED[beneficiaries[beneficiary].currency] ?? OPERATING

const halden: Omit<Business, 'person'> = {
  company: {
    name: 'Halden Coffee Imports Ltd',
    website: 'https://halden.example',
    address: 'Unit 4, Bermondsey Wharf, London SE16 4RT',
    registrationNumber: '09471826',
    country: 'GB',
  },
  owners: [
    { fullName: 'Sarah Whitfield', dob: '1984-03-17', nationality: 'GB', ownershipPct: 45, status: 'approved' },
    { fullName: 'Daniel Osei', dob: '1979-11-02', nationality: 'GB', ownershipPct: 30, status: 'approved' },
  ],
  holdings: [OPERATING, PAYROLL, VAT, ROASTERS, FARMS, FREIGHT, TOKYO, CANADA],
  cards: fiveCards([
    ['Sarah Whitfield', 'GBP', '4821'],
    ['Buying Team', 'USD', '7730'],
    ['Tom Okafor', 'GBP', '1194'],
    ['Priya Nair', 'EUR', '6052'],
    ['Milan Trade Fair', 'EUR', '3307'],
  ]),
  orders: [
    ...lines.map(([week, weekday, time, beneficiary, amount, reference, failed]): Order => ({
      on: [week, weekday, time],
      beneficiary: beneficiaries[beneficiary],
      amount,
      reference,
      fails: failed !== undefined,
      from: holdingOf(beneficiary),
    })),
    ...monthlyLines.map(([day, time, beneficiary, amount, reference]): Order => ({
      on: { day, time },
      beneficiary: beneficiaries[beneficiary],
      amount,
      reference,
      fails: false,
      from: reference === 'Salary' ? PAYROLL : OPERATING,
    })),
  ],
}

export const seed: Seed = (tx, { email }) => seedBusiness(tx, { ...halden, person: { name: 'Sarah Whitfield', email } })

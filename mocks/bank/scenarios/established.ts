import type { Seed } from '../store/scenario.ts'
import type { Holding } from '../domains/accounts/seed.ts'
import { type Business, type Order, seedBusiness } from './business.ts'
import { beneficiaries, type BeneficiaryKey, lines, monthlyLines } from './halden-payments.ts'

const OPERATING: Holding = {
  label: 'Operating account',
  currency: 'GBP',
  type: 'dedicated',
  number: '20418830',
  current: 184_320.18,
}
const PAYROLL: Holding = { label: 'Payroll', currency: 'GBP', type: 'dedicated', number: '20418947', current: 42_915.4 }
const VAT: Holding = { label: 'VAT reserve', currency: 'GBP', type: 'dedicated', number: '20419052', current: 38_200 }
const ROASTERS: Holding = {
  label: 'European roasters',
  currency: 'EUR',
  type: 'dedicated',
  number: '31760218',
  current: 96_480.75,
}
const FARMS: Holding = {
  label: 'Farm payments',
  currency: 'USD',
  type: 'dedicated',
  number: '42907715',
  current: 312_750.6,
}
const FREIGHT: Holding = {
  label: 'Freight and insurance',
  currency: 'USD',
  type: 'multi',
  number: '42908120',
  current: 31_064.22,
}
const TOKYO: Holding = {
  label: 'Tokyo equipment',
  currency: 'JPY',
  type: 'multi',
  number: '53380041',
  current: 4_850_000,
}
const CANADA: Holding = { label: '', currency: 'CAD', type: 'multi', number: '64127709', current: 12_604.55 }

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
  cards: [
    {
      cardholder: 'Sarah Whitfield',
      cardType: 'physical',
      currency: 'GBP',
      status: 'active',
      last4: '4821',
      daily: 5000,
      monthly: 25_000,
      issued: [-26, 3, '11:10'],
    },
    {
      cardholder: 'Buying Team',
      cardType: 'virtual',
      currency: 'USD',
      status: 'active',
      last4: '7730',
      daily: 2500,
      issued: [-21, 1, '16:45'],
    },
    {
      cardholder: 'Tom Okafor',
      cardType: 'physical',
      currency: 'GBP',
      status: 'frozen',
      last4: '1194',
      monthly: 1500,
      issued: [-18, 2, '09:30'],
      stopped: [-9, 4, '17:20'],
    },
    {
      cardholder: 'Priya Nair',
      cardType: 'virtual',
      currency: 'EUR',
      status: 'active',
      last4: '6052',
      daily: 750,
      monthly: 6000,
      issued: [-14, 0, '13:05'],
    },
    {
      cardholder: 'Milan Trade Fair',
      cardType: 'virtual',
      currency: 'EUR',
      status: 'blocked',
      last4: '3307',
      issued: [-12, 3, '10:55'],
      stopped: [-5, 4, '10:34'],
    },
  ],
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

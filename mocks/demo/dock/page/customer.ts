import type { SIGN_UP_COUNTRIES } from '../../../../src/contract/auth.ts'
import type { Rail } from '../../../../src/contract/payments.ts'
import type { Bank } from '../../../bank/store/bank.ts'
import type { ProspectCountry, ProspectKit } from '../../../bank/store/prospect-kit.ts'
import { createRandom } from '../../../bank/store/random.ts'

interface Payee {
  currency: string
  beneficiaryName: string
  beneficiaryAccount: string
}

/** Who fills in forms and plays tours: the prospect of the demonstration, or else a potter. */
export interface Customer {
  company: string
  /** As the sign-up form offers it. */
  country: keyof typeof SIGN_UP_COUNTRIES
  /** Said when the form does not offer the own country. */
  remark: string
  person: string
  /** Its local part gets a number when somebody has signed up with it. */
  email: string
  phone: string
  website: string
  registrationNumber: string
  address: string
  nationality: string
  /** Owners, directors and colleagues after the person. */
  others: readonly string[]
  /** Of accounts, cards and payments. */
  currency: string
  /** Whom a company pays that has not paid anybody yet. */
  payees: Readonly<Record<Rail, Payee>>
}

const POTTER: Customer = {
  company: 'Tidewater Ceramics Ltd',
  country: 'GB',
  remark: '',
  person: 'Rosa Penhale',
  email: 'rosa@tidewater.example',
  phone: '+44 20 7946 0321',
  website: 'tidewater.example',
  registrationNumber: '09471826',
  address: 'Unit 6, Bermondsey Wharf, London SE16 4RT',
  nationality: 'GB',
  others: ['Edith Marlowe', 'Jonas Feld', 'Amara Okoye'],
  currency: 'GBP',
  payees: {
    FASTER_PAYMENTS: {
      currency: 'GBP',
      beneficiaryName: 'Bermondsey Print Works',
      beneficiaryAccount: '04-00-75 20418831',
    },
    SEPA: {
      currency: 'EUR',
      beneficiaryName: 'Nordlicht Rösterei GmbH',
      beneficiaryAccount: 'DE24992400330004718290',
    },
    SEPA_INSTANT: {
      currency: 'EUR',
      beneficiaryName: 'Brouwershuis Logistiek BV',
      beneficiaryAccount: 'BE82991234567868',
    },
    SWIFT: { currency: 'USD', beneficiaryName: 'Finca El Mirador S.A.S.', beneficiaryAccount: '40218837715' },
  },
}

/** The countries of the sign-up form, and the one that is nearest; for all others it is Germany. */
const NEAREST: Partial<Readonly<Record<ProspectCountry, Customer['country']>>> = {
  GB: 'GB',
  IE: 'GB',
  AU: 'GB',
  US: 'US',
  CA: 'US',
  FR: 'FR',
  ES: 'FR',
  IT: 'FR',
  PT: 'FR',
  NL: 'NL',
  BE: 'NL',
}

export async function loadCustomer({ record }: Pick<Bank, 'record'>): Promise<Customer> {
  const { prospect, seed } = record
  return prospect ? prospectCustomer(prospect, seed) : POTTER
}

/** The code of prospects is loaded only for one. */
async function prospectCustomer(kit: ProspectKit, seed: number): Promise<Customer> {
  const [{ loadCast }, { cardCurrency, beneficiaryIn, overSwift }] = await Promise.all([
    import('../../../bank/scenarios/prospect/cast.ts'),
    import('../../../bank/scenarios/prospect/prospect-business.ts'),
  ])
  const { company, phone, colleagues, home, europe, overseas, owners } = (await loadCast(kit))(seed)
  const { country, payees } = kit
  const nearest = NEAREST[country] ?? 'DE'
  const currency = cardCurrency(kit)
  const draw = createRandom(seed)
  const [supplier] = europe
  const payee = (name: string | undefined, paidIn: string, from: ProspectCountry): Payee => {
    const { account } = beneficiaryIn(paidIn, name ?? '', from, draw)
    return { currency: paidIn, beneficiaryName: name ?? '', beneficiaryAccount: account }
  }
  const abroad = overSwift(beneficiaryIn('USD', overseas[0] ?? '', 'US', draw), draw)
  return {
    company: company.name,
    country: nearest,
    remark:
      country === nearest
        ? ''
        : `The sign-up form offers five countries, so ${nearest} was entered for ${country}. The bank keeps ${country}.`,
    person: kit.person.name,
    email: kit.person.email,
    phone,
    website: company.website,
    registrationNumber: company.registrationNumber,
    address: company.address,
    nationality: owners[0]?.nationality ?? 'OTHER',
    others: colleagues,
    currency,
    payees: {
      FASTER_PAYMENTS: payee(payees[0] ?? home[4], 'GBP', 'GB'),
      SEPA: payee(payees[0] ?? supplier?.name, 'EUR', supplier?.country ?? 'DE'),
      SEPA_INSTANT: payee(payees[0] ?? home[5], 'EUR', country),
      SWIFT: {
        currency: 'USD',
        beneficiaryName: payees[0] ?? abroad.name,
        beneficiaryAccount: abroad.account,
      },
    },
  }
}

import { RAILS, type Rail } from '../../../../src/contract/payments.ts'
import type { Bank } from '../../../bank/store/bank.ts'
import { DEMO_PASSWORD } from '../../../bank/domains/auth/rules.ts'

/** What is typed into the fields of a form, by the names of the fields, in this order. */
export type Values = Readonly<Record<string, string>>

interface KnownForm {
  /** Names of fields that tell this form from the others. */
  marks: readonly string[]
  values: (bank: Bank, entered: (name: string) => string) => Values
}

/** Payees for companies that have not paid anybody yet. */
const PAYEES: Readonly<Record<Rail, Values>> = {
  FASTER_PAYMENTS: {
    currency: 'GBP',
    beneficiaryName: 'Bermondsey Print Works',
    beneficiaryAccount: '04-00-75 20418831',
  },
  SEPA: { currency: 'EUR', beneficiaryName: 'Nordlicht Rösterei GmbH', beneficiaryAccount: 'DE24992400330004718290' },
  SEPA_INSTANT: {
    currency: 'EUR',
    beneficiaryName: 'Brouwershuis Logistiek BV',
    beneficiaryAccount: 'BE82991234567868',
  },
  SWIFT: { currency: 'USD', beneficiaryName: 'Finca El Mirador S.A.S.', beneficiaryAccount: '40218837715' },
}

const RAIL_OF: Readonly<Record<string, Rail>> = { GBP: 'FASTER_PAYMENTS', EUR: 'SEPA_INSTANT' }

/** To the scenario's own payee where there is one: the latest on this rail, in the currency that is set. */
function payment(bank: Bank, entered: (name: string) => string): Values {
  const currency = entered('currency')
  const rail =
    RAILS.find((known) => known === entered('rail')) ?? (currency ? (RAIL_OF[currency] ?? 'SWIFT') : 'FASTER_PAYMENTS')
  const latest = bank.db.payments
    .where('userId', bank.signedIn()?.id ?? '')
    .findLast((paid) => paid.rail === rail && (!currency || rail !== 'SWIFT' || paid.currency === currency))
  const payee = latest
    ? {
        currency: latest.currency,
        beneficiaryName: latest.beneficiaryName,
        beneficiaryAccount: latest.beneficiaryAccount,
      }
    : { ...PAYEES[rail], ...(rail === 'SWIFT' && currency && { currency }) }
  return { rail, ...payee, amount: payee.currency === 'JPY' ? '48000' : '250.00', reference: 'Invoice 2041' }
}

/** An address that nobody has signed up with. */
function freeEmail(bank: Bank): string {
  const numbers = Array.from({ length: 50 }, (_, index) => (index === 0 ? '' : String(index + 1)))
  const emails = numbers.map((number) => `rosa${number}@tidewater.example`)
  return emails.find((email) => bank.db.users.where('email', email).length === 0) ?? 'rosa@tidewater.example'
}

/** The latest person who signed up, or the scenario's own. */
const signInEmail = (bank: Bank): string => bank.db.users.all().at(-1)?.email ?? bank.person ?? ''

const owners = ['Edith Marlowe', 'Rosa Penhale', 'Jonas Feld']

const FORMS: readonly KnownForm[] = [
  {
    marks: ['companyName', 'terms'],
    values: (bank) => ({
      companyName: 'Tidewater Ceramics Ltd',
      country: 'GB',
      contactName: 'Rosa Penhale',
      email: freeEmail(bank),
      phone: '+44 20 7946 0321',
      website: 'tidewater.example',
      password: DEMO_PASSWORD,
      terms: 'yes',
    }),
  },
  { marks: ['email', 'password'], values: (bank) => ({ email: signInEmail(bank), password: DEMO_PASSWORD }) },
  {
    marks: ['registrationNumber', 'directorsCount'],
    values: () => ({
      registrationNumber: '09471826',
      entityType: 'limited',
      address: 'Unit 4, Bermondsey Wharf, London SE16 4RT',
      directorsCount: '2',
    }),
  },
  {
    marks: ['fullName', 'ownershipPct'],
    values: (bank) => {
      const declared = bank.db.owners
        .where('userId', bank.signedIn()?.id ?? '')
        .filter(({ status }) => status !== 'rejected')
      const left = 100 - declared.reduce((sum, { ownershipPct }) => sum + ownershipPct, 0)
      return {
        fullName: owners[declared.length % owners.length] ?? '',
        dob: '1981-04-12',
        nationality: 'GB',
        // The last owner takes what is left.
        ownershipPct: String(left >= 80 ? 40 : Math.max(25, left)),
      }
    },
  },
  { marks: ['fullName', 'nationality'], values: () => ({ fullName: 'Edith Marlowe', nationality: 'GB' }) },
  {
    marks: ['monthlyVolume', 'coverage'],
    values: () => ({
      monthlyVolume: '50k-250k',
      coverage: 'eu-uk',
      purpose: 'Pays suppliers in Europe and receives payments from customers in the UK.',
      'declarations.sanctions': 'yes',
      'declarations.aml': 'yes',
      'declarations.compliance': 'yes',
      'declarations.updates': 'yes',
    }),
  },
  { marks: ['rail', 'beneficiaryAccount'], values: payment },
  {
    marks: ['cardType', 'cardholder'],
    values: (bank) => ({
      currency: 'GBP',
      cardholder: bank.signedIn()?.name ?? 'Edith Marlowe',
      dailyLimit: '500',
      monthlyLimit: '5000',
    }),
  },
  { marks: ['currency', 'type', 'label'], values: () => ({ currency: 'GBP', type: 'dedicated', label: 'Operations' }) },
  { marks: ['fromCurrency', 'toCurrency'], values: () => ({ fromCurrency: 'GBP', toCurrency: 'USD', amount: '2500' }) },
  { marks: ['daily', 'monthly'], values: () => ({ daily: '500', monthly: '5000' }) },
  {
    marks: ['name', 'website', 'address'],
    values: (bank) => {
      const [company] = bank.db.organizations.where('userId', bank.signedIn()?.id ?? '')
      return {
        name: company?.name ?? 'Tidewater Ceramics Ltd',
        website: 'https://tidewater.example',
        address: 'Unit 6, Bermondsey Wharf, London SE16 4RT',
      }
    },
  },
  { marks: ['url'], values: () => ({ url: 'https://hooks.tidewater.example/corridor' }) },
  { marks: ['email'], values: () => ({ email: 'jonas@tidewater.example' }) },
]

/** Valid, believable values for a form with fields of these names; undefined for a form that is not known. */
export function valuesFor(
  names: readonly string[],
  bank: Bank,
  entered: (name: string) => string = () => '',
): Values | undefined {
  return FORMS.find(({ marks }) => marks.every((mark) => names.includes(mark)))?.values(bank, entered)
}

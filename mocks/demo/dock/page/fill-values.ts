import { samples, type CallWithBody } from '../../../../src/contract/samples.ts'
import { PAYMENT_CURRENCIES, RAILS, type Rail } from '../../../../src/contract/payments.ts'
import type { Bank } from '../../../bank/store/bank.ts'
import { toMinor } from '../../../../src/contract/values/money.ts'
import { balanceOf } from '../../../bank/domains/ledger/ledger.ts'
import { firstFree } from '../../kept-list.ts'
import type { Customer } from './customer.ts'
import { DEMO_PASSWORD } from '../../../bank/domains/auth/rules.ts'

/** What is typed into the fields of a form, by the names of the fields, in this order. */
export type Values = Readonly<Record<string, string>>

/** The call's sample, with these values in place of some of its own. Fields that a form lacks are left out there. */
const like = (name: CallWithBody, own: Values): Values => {
  const texts = Object.entries(samples[name]).filter((field): field is [string, string] => typeof field[1] === 'string')
  return { ...own, ...Object.fromEntries(texts), ...own }
}

interface KnownForm {
  /** Names of fields that tell this form from the others. */
  marks: readonly string[]
  /** Valid and believable. */
  values: (form: Form) => Values
  /** What is said beside the values. */
  remark?: (customer: Customer) => string
}

interface Form {
  bank: Bank
  customer: Customer
  /** What a field holds already. */
  entered?: (name: string) => string
  /** Whether the page lists a person, which the bank need not know. */
  isListed?: (person: string) => boolean
}

/** In major units; small enough for every account of a scenario. */
const AMOUNT = 250

const RAIL_OF: Readonly<Record<string, Rail>> = { GBP: 'FASTER_PAYMENTS', EUR: 'SEPA_INSTANT' }

/** The customer's currency, or another one in which there is money. */
function paidIn({ db }: Bank, userId: string, customer: Customer): string {
  const funded = db.accounts
    .where('userId', userId)
    .filter(({ id, currency }) => balanceOf(db, id).available >= toMinor(AMOUNT, currency))
    .map(({ currency }) => currency)
  if (funded.includes(customer.currency)) return customer.currency
  return PAYMENT_CURRENCIES.find((currency) => funded.includes(currency)) ?? customer.currency
}

/** To the scenario's own payee where there is one: the latest on this rail, in the currency that is set. */
function payment({ bank, customer, entered = () => '' }: Form): Values {
  const userId = bank.signedIn()?.id ?? ''
  const currency = entered('currency') || paidIn(bank, userId, customer)
  const rail = RAILS.find((known) => known === entered('rail')) ?? RAIL_OF[currency] ?? 'SWIFT'
  const latest = bank.db.payments
    .where('userId', userId)
    .findLast((paid) => paid.rail === rail && (rail !== 'SWIFT' || paid.currency === currency))
  const payee = latest
    ? {
        currency: latest.currency,
        beneficiaryName: latest.beneficiaryName,
        beneficiaryAccount: latest.beneficiaryAccount,
      }
    : { ...customer.payees[rail], ...(rail === 'SWIFT' && { currency }) }
  const amount = payee.currency === 'JPY' ? '48000' : `${AMOUNT}.00`
  return like('createPayment', { rail, ...payee, amount })
}

/** An address that nobody has signed up with. */
function freeEmail(bank: Bank, email: string): string {
  const numbered = (number: number) => (number === 1 ? email : email.replace('@', `${number}@`))
  return numbered(firstFree((number) => bank.db.users.where('email', numbered(number)).length > 0))
}

/** Of the signed-in person's company. */
const domainOf = ({ bank, customer }: Form): string =>
  (bank.signedIn()?.email ?? customer.email).split('@')[1] ?? 'company.example'

/** The latest person who signed up, or the scenario's own. */
const signInEmail = ({ bank, customer }: Form): string =>
  bank.db.users.all().at(-1)?.email ?? bank.person ?? customer.email

const FORMS: readonly KnownForm[] = [
  {
    marks: ['companyName', 'terms'],
    values: ({ bank, customer }) => ({
      companyName: customer.company,
      country: customer.country,
      contactName: customer.person,
      email: freeEmail(bank, customer.email),
      phone: customer.phone,
      website: customer.website,
      password: DEMO_PASSWORD,
      terms: 'yes',
    }),
    remark: ({ remark }) => remark,
  },
  { marks: ['email', 'password'], values: (form) => ({ email: signInEmail(form), password: DEMO_PASSWORD }) },
  {
    marks: ['registrationNumber', 'directorsCount'],
    values: ({ customer: { registrationNumber, address } }) =>
      like('submitBusinessProfile', { registrationNumber, address }),
  },
  {
    marks: ['fullName', 'ownershipPct'],
    values({ bank, customer }) {
      const owners = bank.db.owners.where('userId', bank.signedIn()?.id ?? '')
      const names = owners.map(({ fullName }) => fullName)
      const declared = owners.filter(({ status }) => status !== 'rejected')
      const left = 100 - declared.reduce((sum, { ownershipPct }) => sum + ownershipPct, 0)
      return like('addOwner', {
        fullName: [customer.person, ...customer.others].find((each) => !names.includes(each)) ?? customer.person,
        nationality: customer.nationality,
        // The last owner takes what is left.
        ownershipPct: String(left >= 80 ? 40 : Math.max(25, left)),
      })
    },
  },
  {
    marks: ['fullName', 'nationality'],
    values: ({ customer: { others, person, nationality }, isListed = () => false }) => ({
      fullName: [...others, person].find((each) => !isListed(each)) ?? '',
      nationality,
    }),
  },
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
    values: ({ bank, customer }) =>
      like('createCard', {
        currency: customer.currency,
        cardholder: bank.signedIn()?.name ?? customer.person,
        dailyLimit: '500',
        monthlyLimit: '5000',
      }),
  },
  {
    marks: ['currency', 'type', 'label'],
    values: ({ customer: { currency } }) => like('createAccount', { currency, label: 'Operations' }),
  },
  {
    marks: ['fromCurrency', 'toCurrency'],
    // What the specification puts into the form.
    values: () => ({ fromCurrency: 'GBP', toCurrency: 'USD', amount: '10000' }),
  },
  { marks: ['daily', 'monthly'], values: () => ({ daily: '500', monthly: '5000' }) },
  {
    marks: ['name', 'website', 'address'],
    values: ({ customer: { company, website, address } }) =>
      like('updateOrganization', { name: company, website, address }),
  },
  { marks: ['url'], values: (form) => ({ url: `https://hooks.${domainOf(form)}/payments` }) },
  { marks: ['email'], values: (form) => ({ email: `office@${domainOf(form)}` }) },
]

/** The known form with fields of these names. */
export const formOf = (names: readonly string[]) =>
  FORMS.find(({ marks }) => marks.every((mark) => names.includes(mark)))

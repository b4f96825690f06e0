import { object } from 'yup'
import { get, post } from './endpoint.ts'
import { choice, requiredText, text } from './values/fields.ts'
import {
  figure,
  knownText,
  listOf,
  matching,
  record,
  textFields,
  text as anyText,
  uuid,
  type ReplyOf,
} from './values/reply.ts'

export const ACCOUNT_CURRENCIES = ['GBP', 'EUR', 'USD', 'JPY', 'CAD', 'AUD'] as const
export type AccountCurrency = (typeof ACCOUNT_CURRENCIES)[number]

export const ACCOUNT_TYPES = ['dedicated', 'multi'] as const

/** Texts of an account that the bank keeps as they are sent. */
export const accountTexts = { label: text('Label', 80) }

const account = record('Account', {
  id: uuid,
  ...textFields(accountTexts),
  currency: anyText,
  type: knownText(ACCOUNT_TYPES),
  iban: matching('^[A-Z]{2}\\d{2}[A-Z\\d]{11,30}$'),
  bic: matching('^[A-Z\\d]{8}([A-Z\\d]{3})?$'),
  /** Major units. `available = current - reserved`, always. */
  current: figure,
  reserved: figure,
  available: figure,
})
export type Account = ReplyOf<typeof account>

/** The displayed name of an account: its label, or else its currency and type. */
export const accountName = ({ label, currency, type }: Pick<Account, 'label' | 'currency' | 'type'>): string =>
  label?.trim() || `${currency} ${type === 'multi' ? 'Multi-Currency' : 'Dedicated Account'}`

/** Payments and trades name no account: the bank uses the account of the currency with the most available. */
export const richestAccount = (accounts: readonly Account[], currency: string): Account | undefined =>
  accounts.filter((one) => one.currency === currency).toSorted((a, b) => b.available - a.available)[0]

export const accountFormSchema = object({
  currency: choice('Currency', ACCOUNT_CURRENCIES, 'Currency is required'),
  type: choice('Account type', ACCOUNT_TYPES, 'Account type is required'),
  ...accountTexts,
})

/** As specified, the client makes up the IBAN and sends a fixed BIC. */
const createAccountSchema = accountFormSchema
  .shape({
    iban: requiredText('IBAN', 'IBAN is required', 42).matches(
      /^\s*[A-Za-z]{2}\d{2}(\s?[A-Za-z\d]){11,30}\s*$/,
      'An IBAN starts with two letters for the country and two digits',
    ),
    bic: requiredText('BIC', 'BIC is required', 11).matches(
      /^\s*[A-Za-z\d]{8}([A-Za-z\d]{3})?\s*$/,
      'A BIC has 8 or 11 letters and digits',
    ),
  })
  .noUnknown()

export const listAccounts = get('/api/accounts').returns(listOf(account))
export const createAccount = post('/api/accounts').body(createAccountSchema).returns(account, 201)

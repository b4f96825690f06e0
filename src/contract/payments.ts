import { object } from 'yup'
import { get, post } from './endpoint.ts'
import { amount, choice, requiredText, text } from './values/fields.ts'
import {
  figure,
  instant,
  knownText,
  listOf,
  record,
  textFields,
  text as anyText,
  uuid,
  type ReplyOf,
} from './values/reply.ts'

export const RAILS = ['FASTER_PAYMENTS', 'SEPA', 'SEPA_INSTANT', 'SWIFT'] as const
export type Rail = (typeof RAILS)[number]

export const RAIL_NAMES: Readonly<Record<Rail, string>> = {
  FASTER_PAYMENTS: 'Faster Payments',
  SEPA: 'SEPA',
  SEPA_INSTANT: 'SEPA Instant',
  SWIFT: 'SWIFT',
}

export const isRail = (rail: string): rail is Rail => Object.hasOwn(RAIL_NAMES, rail)

/** The displayed name of a rail; an unknown rail is shown as it is. */
export const railName = (rail: string): string => (isRail(rail) ? RAIL_NAMES[rail] : rail)

export const PAYMENT_CURRENCIES = ['GBP', 'EUR', 'USD', 'JPY'] as const
export type PaymentCurrency = (typeof PAYMENT_CURRENCIES)[number]

export const PAYMENT_STATUSES = ['queued', 'processing', 'settled', 'failed'] as const
/** An unknown status in a reply is shown grey. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** Whether a payment has neither settled nor failed. */
export const isUnderWay = (status: string): boolean => status === 'queued' || status === 'processing'

/** Texts of a payment that the bank keeps as they are sent. */
export const paymentTexts = { reference: text('Reference', 140) }

const beneficiary = record('Beneficiary', {
  name: anyText,
  /** An IBAN, a sort code with an account number, or an account number, depending on the rail. */
  account: anyText,
})
export type Beneficiary = ReplyOf<typeof beneficiary>

const payment = record('Payment', {
  id: uuid,
  rail: knownText(RAILS),
  /** Major units. */
  amount: figure,
  currency: anyText,
  beneficiary,
  ...textFields(paymentTexts),
  status: knownText(PAYMENT_STATUSES),
  createdAt: instant,
})
export type Payment = ReplyOf<typeof payment>

/** As on a statement: negative, unless the payment failed and nothing left the account. */
export const signedAmount = ({ amount: major, status }: Pick<Payment, 'amount' | 'status'>): number =>
  status === 'failed' ? major : -major

export const paymentFormSchema = object({
  rail: choice('Payment rail', RAILS, 'Payment rail is required'),
  amount: amount('currency'),
  currency: choice('Currency', PAYMENT_CURRENCIES, 'Currency is required'),
  beneficiaryName: requiredText('Beneficiary name', 'Beneficiary name is required', 140),
  beneficiaryAccount: requiredText('Beneficiary account', 'Beneficiary account is required', 64),
  ...paymentTexts,
})

/** As specified, the call sends the beneficiary twice, flat and nested. The bank refuses a difference. */
export const createPaymentSchema = paymentFormSchema
  .shape({
    beneficiary: object({
      name: requiredText('Beneficiary name', 'Beneficiary name is required', 140),
      account: requiredText('Beneficiary account', 'Beneficiary account is required', 64),
    })
      .noUnknown()
      .required('Beneficiary name is required'),
  })
  .noUnknown()

export const listPayments = get('/api/payments').returns(listOf(payment))
export const createPayment = post('/api/payments').body(createPaymentSchema).returns(payment, 201)

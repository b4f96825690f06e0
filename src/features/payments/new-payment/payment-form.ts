import { minorDigits, parseAmount, toMajor } from '../../../contract/values/money.ts'
import { paymentFormSchema, type Payment } from '../../../contract/payments.ts'
import { formatMoney } from '../../../text/format.ts'
import { enteredValues, formValues, type FormValues } from '../../../ui/forms/form-values.ts'

export type PaymentFormValues = FormValues<typeof paymentFormSchema>

export const newPayment = (currency: string): PaymentFormValues => formValues(paymentFormSchema, { currency })

/** The details of an earlier payment, to send it again. */
export const repeatedPayment = (payment: Payment): PaymentFormValues => ({
  ...formValues(paymentFormSchema, payment),
  amount: Number.isFinite(payment.amount) ? payment.amount.toFixed(minorDigits(payment.currency)) : '',
  beneficiaryName: payment.beneficiary.name,
  beneficiaryAccount: payment.beneficiary.account,
})

/** The request body. The contract takes the amount as typed, and the beneficiary both flat and nested. */
export function paymentBody(values: PaymentFormValues) {
  const entered = enteredValues(paymentFormSchema, values)
  return { ...entered, beneficiary: { name: entered.beneficiaryName, account: entered.beneficiaryAccount } }
}

/** The amount formatted with its currency; undefined while it cannot be parsed. */
export function shownAmount(amount: string, currency: string): string | undefined {
  const parsed = parseAmount(amount, currency)
  return currency && parsed.ok ? formatMoney(toMajor(parsed.minor, currency), currency) : undefined
}

import { minorDigits, parseAmount, toMajor } from '../../../contract/values/money.ts'
import type { Payment, PaymentCurrency, Rail } from '../../../contract/payments.ts'
import { formatMoney } from '../../../text/format.ts'

export interface PaymentFormValues {
  rail: string
  amount: string
  currency: string
  beneficiaryName: string
  beneficiaryAccount: string
  reference: string
}

export const newPayment = (currency: string): PaymentFormValues => ({
  rail: '',
  amount: '',
  currency,
  beneficiaryName: '',
  beneficiaryAccount: '',
  reference: '',
})

/** The details of an earlier payment, to send it again. */
export const repeatedPayment = ({ rail, amount, currency, beneficiary, reference }: Payment): PaymentFormValues => ({
  rail,
  amount: Number.isFinite(amount) ? amount.toFixed(minorDigits(currency)) : '',
  currency,
  beneficiaryName: beneficiary.name,
  beneficiaryAccount: beneficiary.account,
  reference: reference ?? '',
})

/** The request body. The contract takes the amount as typed, and the beneficiary both flat and nested. */
export function paymentBody({
  rail,
  amount,
  currency,
  beneficiaryName,
  beneficiaryAccount,
  reference,
}: PaymentFormValues) {
  const name = beneficiaryName.trim()
  const account = beneficiaryAccount.trim()
  return {
    // The form schema accepts rails only.
    rail: rail as Rail,
    amount,
    currency: currency as PaymentCurrency,
    beneficiaryName: name,
    beneficiaryAccount: account,
    reference: reference.trim(),
    beneficiary: { name, account },
  }
}

/** The amount formatted with its currency; undefined while it cannot be parsed. */
export function shownAmount(amount: string, currency: string): string | undefined {
  const parsed = parseAmount(amount, currency)
  return currency && parsed.ok ? formatMoney(toMajor(parsed.minor, currency), currency) : undefined
}

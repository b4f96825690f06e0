import { ApiError, serverMessage } from '../../../api/api-error.ts'
import type { PaymentFormValues } from './payment-form.ts'

/** Words of a refusal and the field that they are about. The first match counts. */
const SUBJECTS: readonly [RegExp, keyof PaymentFormValues][] = [
  [/insufficient funds|\bamount|decimals/i, 'amount'],
  [/made in [A-Z]{3}|\bcurrency/i, 'currency'],
  [/beneficiary name/i, 'beneficiaryName'],
  [/\biban\b|account number|sort code|beneficiary account/i, 'beneficiaryAccount'],
  [/\breference/i, 'reference'],
  [/\brail\b/i, 'rail'],
]

/** The field that the bank refused with its reason, for display at the field; undefined for any other error. */
export function refusedField(error: unknown): Partial<PaymentFormValues> | undefined {
  if (!(error instanceof ApiError) || (error.status !== 422 && error.status !== 400)) return undefined
  const message = serverMessage(error)
  const subject = SUBJECTS.find(([words]) => words.test(message))
  return subject && { [subject[1]]: message }
}

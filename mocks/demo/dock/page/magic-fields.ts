import { MAGIC_NAMES, MAGIC_NUMBERS } from '../../../bank/domains/business-verification/rules.ts'
import { MAGIC_PAYMENTS } from '../../../bank/domains/payments/magic-payments.ts'

interface MagicField {
  label: string
  /** Another label of the same form, when several forms have the first one. */
  beside?: string
  values: readonly { value: string; effect: string }[]
}

const paymentsBy = (field: string): MagicField['values'] => MAGIC_PAYMENTS.filter((payment) => payment.field === field)
const examples = (magic: readonly { example: string; effect: string }[]): MagicField['values'] =>
  magic.map(({ example, effect }) => ({ value: example, effect }))

/** Fields whose values choose an outcome in the mock bank. */
export const magicFields: readonly MagicField[] = [
  { label: 'Reference', values: paymentsBy('Reference') },
  // Cards and quotes have amounts too.
  { label: 'Amount', beside: 'Beneficiary name', values: paymentsBy('Amount') },
  // Directors have a full name too, but are not reviewed.
  { label: 'Full Name', beside: 'Ownership Percentage', values: examples(MAGIC_NAMES) },
  { label: 'Registration Number', values: examples(MAGIC_NUMBERS) },
]

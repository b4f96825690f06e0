import { FAIL_REFERENCE, HOLD_REFERENCE } from '../../../bank/domains/payments/rules.ts'

export interface MagicField {
  label: string
  /** Another label of the same form, when several forms have the first one. */
  beside?: string
  values: readonly { value: string; effect: string }[]
}

/** Fields whose values choose an outcome in the mock bank. */
export const magicFields: readonly MagicField[] = [
  {
    label: 'Reference',
    values: [
      { value: FAIL_REFERENCE, effect: 'The payment fails' },
      { value: HOLD_REFERENCE, effect: 'It stays in processing' },
    ],
  },
  {
    label: 'Full Name',
    // Directors have a full name too, but are not reviewed.
    beside: 'Ownership Percentage',
    values: [
      { value: 'Robin Review', effect: 'The owner stays pending' },
      { value: 'Dana Denied', effect: 'The owner is rejected' },
    ],
  },
  {
    label: 'Registration Number',
    values: [
      { value: 'REVIEW-0917', effect: 'The company stays pending' },
      { value: 'DENIED-0917', effect: 'The company is suspended' },
    ],
  },
]

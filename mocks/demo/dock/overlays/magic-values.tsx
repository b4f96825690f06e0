import { FAIL_REFERENCE, HOLD_REFERENCE } from '../../../bank/domains/payments/rules.ts'
import { Button, Section, useSaying } from '../panel/controls.tsx'
import { useDock } from '../dock-context.ts'
import { FILL_KEYS } from '../keys.ts'

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

/** The same values in the panel, for where there is no room beside the form. */
export function MagicValues() {
  const { command } = useDock()
  const { run, saying } = useSaying()
  return (
    <Section
      title="Fill the open form"
      hint={`With valid values, or with one that chooses the outcome. Key: ${FILL_KEYS}.`}
    >
      <div className="row">
        <Button kind="main" onClick={() => run(() => command({ type: 'fill form' }), 'Filled.')}>
          Fill this form
        </Button>
      </div>
      <ul className="list">
        {magicFields.map(({ values, ...field }) => (
          <li key={field.label}>
            <p className="small">{field.label}</p>
            <div className="row">
              {values.map(({ value, effect }) => (
                <Button
                  key={value}
                  title={effect}
                  onClick={() =>
                    run(() => command({ type: 'fill', ...field, value }), `${value}: ${effect.toLowerCase()}.`)
                  }
                >
                  {value}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {saying}
    </Section>
  )
}

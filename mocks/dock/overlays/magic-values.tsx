import { FAIL_REFERENCE, HOLD_REFERENCE } from '../../domains/payments/rules.ts'
import { Button, Section, useSaying } from '../panel/controls.tsx'
import { useDock } from '../dock-context.ts'

export interface MagicField {
  /** The label of the product's field. */
  label: string
  /** Another label of its form, where the first one alone does not tell the form from others. */
  beside?: string
  values: readonly { value: string; effect: string }[]
}

/** What the mock bank reads as a wish. */
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
    // A director is called by a full name as well, and nobody decides about one.
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
    <Section title="Magic values" hint="With the form open in the product, one click fills the field.">
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

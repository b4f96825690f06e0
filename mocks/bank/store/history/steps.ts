import { primaryKey } from '@mswjs/data'
import { moment } from '../database/forms.ts'
import { fitting, oneOf, table, type RowOf } from '../database/table.ts'

export type StepRow = RowOf<typeof steps>

/** What all steps of a history may hold, in characters. */
export const MAX_STEPS_TEXT = 2_000_000

/** The changes of the bank, so that they can be taken back. See ADR 20. */
export const steps = table({
  model: {
    id: primaryKey(String),
    /** Grows by one with each step since the scenario began. */
    position: Number,
    /** `passed`: what has changed since the last step that is done, by time or by signing in. */
    kind: oneOf(['done', 'undone', 'passed']),
    text: String,
    /** The clock right before the step, and when the step was taken back. */
    began: moment,
    beganSpeed: Number,
    left: moment,
    leftSpeed: Number,
    /** JSON text of the changed rows. */
    rows: fitting((text) => text.length <= MAX_STEPS_TEXT),
  },
})

import { readTour } from '../read-tour.ts'
import { MAX_STEPS, type Tour, type TourAction, type TourStep } from '../tour.ts'
import type { StepDraft } from './step-of-event.ts'
import type { Wait } from './page-snapshot.ts'

/** A tour that is being recorded. */
export interface Recording {
  status: 'on' | 'paused'
  /** How the tour begins. */
  begin: Pick<Tour, 'scenario' | 'signedOut' | 'state'>
  /** The page that the next step opens first, because it was reached without a step. */
  page?: string
  steps: readonly TourStep[]
}

const isWait = ({ action }: TourAction): boolean => action === 'wait' || action === 'wait for'
const actionsIn = ({ do: actions = [] }: TourStep): TourAction[] => actions.filter((action) => !isWait(action))

/** Typing goes on in one step, and so do several files for one part. */
function continues(last: TourStep | undefined, [action]: TourAction[]): boolean {
  const [before] = last ? actionsIn(last) : []
  if (before?.action === 'fill') return action?.action === 'fill' && action.field === before.field
  const isRepeated = before?.action === 'fill form' || before?.action === 'fill part'
  return isRepeated && JSON.stringify(before) === JSON.stringify(action)
}

/** `where` is the heading of the page or the dialog. */
export function withStep(recording: Recording, { title, actions, target }: StepDraft, where: string): Recording {
  const { page, ...rest } = recording
  const { steps } = recording
  const last = steps.at(-1)
  if (continues(last, actions))
    return { ...recording, steps: [...steps.slice(0, -1), { ...last, title, text: last?.text ?? '', do: actions }] }
  if (steps.length >= MAX_STEPS) throw new Error(`A tour has at most ${MAX_STEPS} steps: the recording waits.`)
  const text = where === '' ? 'In the product.' : `In “${where}”.`
  return { ...rest, steps: [...steps, { title, text, page, do: actions, target }] }
}

/** The last step with what appeared after it. `isThere` tells whether its target is still shown. */
export function withWaits(recording: Recording, waits: readonly Wait[], isThere: boolean): Recording {
  const last = recording.steps.at(-1)
  const [first] = waits
  if (!last || !first) return recording
  const { action: _, ...place } = first
  const step: TourStep = {
    ...last,
    do: [...actionsIn(last), ...waits],
    ...('text' in first && { text: `“${first.text}” appears.` }),
    ...(!isThere && { target: place }),
  }
  return { ...recording, steps: [...recording.steps.slice(0, -1), step] }
}

export const withoutLast = (recording: Recording): Recording => ({
  ...recording,
  steps: recording.steps.slice(0, -1),
})

/** The tour of a recording; throws a sentence when it has no step. */
export function tourOf({ begin, steps }: Recording, id: string, title: string): Tour {
  if (steps.length === 0) throw new Error('Nothing was recorded.')
  return readTour({ id, title, ...begin, steps })
}

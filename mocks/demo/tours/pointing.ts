import { targetOf } from '../dock/page/find-target.ts'
import type { KeptList } from '../kept-list.ts'
import { saveTour } from './saved-tours.ts'
import { withStep } from './edit/edit-steps.ts'
import type { Tour } from './tour.ts'

/** The step of a saved tour for which a place is being chosen on the page. */
export interface Pointing {
  id: string
  /** Counted from 1. */
  step: number
}

/** The step points at this element from now on. */
export function pointAt(element: Element, pointing: Pointing | undefined, tours: KeptList<Tour>): void {
  const target = targetOf(element)
  if (!target) throw new Error('This place has no name. Choose one beside it.')
  const index = (pointing?.step ?? 0) - 1
  const tour = tours.state().find(({ id }) => id === pointing?.id)
  const step = tour?.steps[index]
  if (!tour || !step) throw new Error('The step is no longer there.')
  saveTour(tours, withStep(tour, index, { ...step, target }))
}

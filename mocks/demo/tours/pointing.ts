import type { Bank } from '../../bank/store/bank.ts'
import { targetOf } from '../dock/page/find-target.ts'
import { savedTours, saveTours } from './saved-tours.ts'

/** The step of a saved tour for which a place is being chosen on the page. */
export interface Pointing {
  id: string
  /** Counted from 1. */
  step: number
}

/** The step points at this element from now on. */
export function pointAt(
  element: Element,
  { id, step: number }: Pointing = { id: '', step: 0 },
  { options: { storage, basePath } }: Pick<Bank, 'options'>,
): void {
  const target = targetOf(element)
  if (!target) throw new Error('This place has no name. Choose one beside it.')
  const tours = savedTours(storage, basePath)
  const index = tours.findIndex((tour) => tour.id === id)
  const [tour, step] = [tours[index], tours[index]?.steps[number - 1]]
  if (!tour || !step) throw new Error('The step is no longer there.')
  const steps = tour.steps.with(number - 1, { ...step, target })
  saveTours(storage, basePath, tours.with(index, { ...tour, steps }))
}

import type { Bank } from '../../bank/store/bank.ts'
import { allByRole, nameOf, roleOf, textOf } from '../dock/page/accessible-name.ts'
import { findText } from '../dock/page/driver.ts'
import { savedTours, saveTours } from './saved-tours.ts'
import type { Target } from './tour.ts'

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
  const tours = savedTours(storage, basePath)
  const index = tours.findIndex((tour) => tour.id === id)
  const [tour, step] = [tours[index], tours[index]?.steps[number - 1]]
  if (!tour || !step) throw new Error('The step is no longer there.')
  const steps = tour.steps.with(number - 1, { ...step, target })
  saveTours(storage, basePath, tours.with(index, { ...tour, steps }))
}

const LONGEST = 80

/** The place in words: by role and name, by label, by text, or as a part of the page. */
export function targetOf(element: Element): Target {
  const name = nameOf(element)
  const role = roleOf(element)
  if (element.matches('main h1')) return { role: 'heading' }
  if (role !== undefined && name !== '' && name.length <= LONGEST) {
    const index = allByRole(role, name).indexOf(element as HTMLElement)
    return { role, name, ...(index > 0 && { nth: index + 1 }) }
  }
  if (element.matches('input, select, textarea') && name !== '') return { field: name }
  const text = textOf(element)
  if (text !== '' && text.length <= LONGEST && findText(text)) return { text }
  const part = element.closest('[data-part]')?.getAttribute('data-part')
  if (part === null || part === undefined) throw new Error('This place has no name. Choose one beside it.')
  return { part }
}

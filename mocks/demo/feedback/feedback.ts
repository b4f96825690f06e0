import { createKeptList, type KeptList } from '../kept-list.ts'
import { createStore } from '../../bank/store/external-store.ts'
import { keepInTab, keptInTab, shownPinKey } from '../tab-memory.ts'
import { readPins, type Pin } from './pins.ts'

/** The pin that this tab steps through. */
interface ShownPin {
  index: number
  /** Counts how often a pin was opened, the same one too. */
  visit: number
}

/** The pins are those of the room: the presenter's window lists them too. */
export type Feedback = ReturnType<typeof createFeedback>

export const keptPins = (storage: Storage, scope: string): KeptList<Pin> =>
  createKeptList({
    storage,
    key: `corridor:feedback:${scope}`,
    read: readPins,
    full: 'The browser has no room for more pins. Save the feedback as a file.',
  })

export function createFeedback(storage: Storage, scope: string) {
  const pins = keptPins(storage, scope)
  const shown = createStore<ShownPin | undefined>(undefined)
  let visit = 0
  const change = (wanted: number | undefined) => {
    const last = pins.state().length - 1
    const index = wanted === undefined || last < 0 ? undefined : Math.min(wanted, last)
    shown.set(index === undefined ? undefined : { index, visit })
    keepInTab(shownPinKey(scope), index)
  }
  const kept = keptInTab(shownPinKey(scope))
  if (typeof kept === 'number') change(kept)
  // The one that is shown may have been deleted.
  pins.subscribe(() => change(shown.state()?.index))
  return {
    pins,
    shown,
    show(index: number | undefined) {
      visit += 1
      change(index)
    },
  }
}

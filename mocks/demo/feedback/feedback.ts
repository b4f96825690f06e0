import { createKeptList, type KeptList } from '../kept-list.ts'
import { createStore, type Followed } from '../store.ts'
import { keepInTab, keptInTab, shownPinKey } from '../tab-memory.ts'
import { readPins, refuseMorePins, type Pin } from './pins.ts'

export interface FeedbackState {
  /** The pin that the page steps through; undefined while it shows none. */
  shown: number | undefined
  /** Counts how often a pin was opened, the same one too. */
  visits: number
  /** Whether a spot is being chosen. */
  picking: boolean
}

/** What this tab shows of the pins, which are those of the room: the presenter's window lists them too. */
export interface Feedback extends Followed<FeedbackState> {
  pins: KeptList<Pin>
  show: (index: number | undefined) => void
  pick: (picking: boolean) => void
}

export const keptPins = (storage: Storage, scope: string): KeptList<Pin> =>
  createKeptList({
    storage,
    key: `corridor:feedback:${scope}`,
    read: readPins,
    full: 'The browser has no room for more pins. Save the feedback as a file.',
  })

export const storeShown = (scope: string, index: number | undefined): void => keepInTab(shownPinKey(scope), index)

export function createFeedback(storage: Storage, scope: string): Feedback {
  const pins = keptPins(storage, scope)
  const kept = keptInTab(shownPinKey(scope))
  const { state, subscribe, set } = createStore<FeedbackState>({ shown: undefined, visits: 0, picking: false })
  const change = (part: Partial<FeedbackState>) => {
    const next = { ...state(), ...part }
    const last = pins.state().length - 1
    const shown = next.shown === undefined || last < 0 ? undefined : Math.min(next.shown, last)
    set({ ...next, shown })
    storeShown(scope, shown)
  }
  change({ shown: Number.isInteger(kept) ? Number(kept) : undefined })
  // The one that is shown may have been deleted.
  pins.subscribe(() => change({}))
  return {
    state,
    subscribe,
    pins,
    show: (index) => change({ picking: false, shown: index, visits: state().visits + 1 }),
    pick(picking) {
      if (picking) refuseMorePins(pins.state().length + 1)
      change({ picking })
    },
  }
}

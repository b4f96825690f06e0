import { createStore, type Followed } from '../store.ts'
import { keepInTab, keptInTab, shownPinKey } from '../tab-memory.ts'
import { MAX_PINS, readPins, type Pin } from './pins.ts'

export interface FeedbackState {
  pins: readonly Pin[]
  /** The pin that the page steps through; undefined while it shows none. */
  shown: number | undefined
  /** Counts how often a pin was opened, the same one too. */
  visits: number
  /** Whether a spot is being chosen. */
  picking: boolean
}

/** The pins are shared by the tabs of a room, so that the presenter's window lists them; what is shown is the tab's own. */
export interface Feedback extends Followed<FeedbackState> {
  /** Throws an error with one sentence when the browser cannot store them. */
  setPins: (pins: readonly Pin[]) => void
  show: (index: number | undefined) => void
  pick: (picking: boolean) => void
}

const pinsKey = (scope: string): string => `corridor:feedback:${scope}`

function storedPins(storage: Storage, scope: string): Pin[] {
  try {
    return readPins(JSON.parse(storage.getItem(pinsKey(scope)) ?? '[]'))
  } catch {
    return []
  }
}

export function storePins(storage: Storage, scope: string, pins: readonly Pin[]): void {
  if (pins.length > MAX_PINS) throw new Error(`There can be at most ${MAX_PINS} pins.`)
  try {
    if (pins.length > 0) storage.setItem(pinsKey(scope), JSON.stringify(pins))
    else storage.removeItem(pinsKey(scope))
  } catch {
    throw new Error('The browser has no room for more pins. Save the feedback as a file.')
  }
}

export const storeShown = (scope: string, index: number | undefined): void => keepInTab(shownPinKey(scope), index)

function storedShown(scope: string): number | undefined {
  const kept = keptInTab(shownPinKey(scope))
  return Number.isInteger(kept) ? Number(kept) : undefined
}

const shownOf = (pins: readonly Pin[], index: number | undefined): number | undefined =>
  index === undefined || pins.length === 0 ? undefined : Math.min(index, pins.length - 1)

export function createFeedback(storage: Storage, scope: string): Feedback {
  const stored = storedPins(storage, scope)
  const { state, subscribe, set } = createStore<FeedbackState>({
    pins: stored,
    shown: shownOf(stored, storedShown(scope)),
    visits: 0,
    picking: false,
  })
  const change = (next: Partial<FeedbackState>) => {
    set({ ...state(), ...next })
    storeShown(scope, state().shown)
  }
  const take = (pins: readonly Pin[]) => change({ pins, shown: shownOf(pins, state().shown) })
  window.addEventListener('storage', ({ key }) => {
    if (key === pinsKey(scope) || key === null) take(storedPins(storage, scope))
  })
  return {
    state,
    subscribe,
    setPins(pins) {
      storePins(storage, scope, pins)
      take([...pins])
    },
    show: (index) => change({ picking: false, shown: shownOf(state().pins, index), visits: state().visits + 1 }),
    pick(picking) {
      if (picking && state().pins.length >= MAX_PINS) throw new Error(`There can be at most ${MAX_PINS} pins.`)
      change({ picking })
    },
  }
}

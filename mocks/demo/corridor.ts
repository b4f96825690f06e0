import type { Controls } from '../bank/controls.ts'
import type { SavedState } from '../bank/store/storage/saved-state.ts'
import type { Tour } from './tours/tour.ts'

/** What a link for after the call shows. */
export interface LeaveBehind {
  /** Whom to ask, for example `Anna Berg, anna@bank.example`. */
  contact?: string
  /** How long the link works; 14 by default. */
  days?: number
  /** The name of a tour to offer: a built-in one or one saved in this browser. The guest starts it. */
  tour?: string
  /** `now` opens the present state; by default the scenario begins anew. */
  from?: 'beginning' | 'now'
}

/** What the console adds to the controls of the bank: the state together with its brand. */
export interface Console extends Controls {
  /** The whole state, for `importState` in this or another browser. */
  exportState: () => Promise<SavedState>
  /** Replaces the state with an exported one (or its JSON text), completely or not at all. */
  importState: (state: unknown) => Promise<void>
  /** A link that opens this state in another browser. The state is in the fragment, so no server receives it. */
  shareLink: () => Promise<string>
  /** A link for after the call, which ends after some days. */
  leaveBehind: (options?: LeaveBehind) => Promise<string>
}

/** Calls of the console that load the dock. */
export interface DockActions {
  /** Fills the open form of the product with valid values. */
  fill: () => Promise<void>
  /** Starts a shipped or saved tour by its name, or the given steps; `play` goes on by itself. */
  tour: (tour: unknown, options?: { play?: boolean }) => Promise<void>
  stopTour: () => Promise<void>
  /** Records what is done from now on as a tour, or goes on after a pause. */
  record: () => Promise<void>
  /** Saves what was recorded, and returns it; undefined if that is nothing. */
  stopRecording: () => Promise<Tour | undefined>
}

declare global {
  interface Window {
    corridor: Console & DockActions
  }
}

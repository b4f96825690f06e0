import { createStore } from '../../bank/store/external-store.ts'
import type { Spot } from './panel/places.tsx'

interface DockState {
  open: boolean
  hidden: boolean
  isMapOpen: boolean
  /** Where the panel opens; by default where it was. */
  first: Spot | undefined
}

export const TOURS: Spot = { place: 'Drive', section: 'Tours' }
export const INBOX: Spot = { place: 'Drive', section: 'Inbox' }
export const FEEDBACK: Spot = { place: 'Hand over', section: 'Feedback' }

export type DockView = ReturnType<typeof createDockView>

/** What of the dock is shown; scripts, links and keys change it too. `remember` keeps this tab's choice. */
export function createDockView(isHidden: boolean, remember: (mode: 'on' | 'off') => void) {
  /** This tab's own choice. The dock is also hidden while a presenter is connected, until the key is pressed. */
  let hidden = isHidden
  let presented = false
  const { state, subscribe, set } = createStore<DockState>({ open: false, hidden, isMapOpen: false, first: undefined })
  const show = (change: Partial<DockState>) => set({ ...state(), ...change })
  const setAway = (next: boolean) => show({ hidden: next, ...(next && { open: false }) })
  const setHidden = (next: boolean) => {
    hidden = next
    setAway(next)
    remember(next ? 'off' : 'on')
  }
  return {
    state,
    subscribe,
    show,
    setHidden,
    /** Opens the panel at a section, and shows the dock if it is hidden. */
    openAt: (first: Spot) => show({ hidden: false, first, open: true }),
    /** Closes the panel in narrow windows, where it covers the page. */
    uncoverPage: () => {
      if (!window.matchMedia('(min-width: 1180px)').matches) show({ open: false })
    },
    toggleHidden: () => setHidden(!state().hidden),
    toggleOpen: () => {
      const { hidden: away, open } = state()
      if (away) setHidden(false)
      show({ open: !open })
    },
    isPresented: () => presented,
    /** The presenter's window repeats this for each page that loads. A dock that its key has brought back stays. */
    setPresented: (next: boolean) => {
      if (next !== presented) setAway(next || hidden)
      presented = next
    },
  }
}

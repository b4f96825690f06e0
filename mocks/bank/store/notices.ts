import { createStore, type Followed } from './external-store.ts'

/** A message about the demonstration, shown in the dock only. */
interface Notice {
  id: number
  kind: NoticeKind
  text: string
  offers: readonly Offer[]
}

/** What the reader can have done about it. */
interface Offer {
  label: string
  act: () => Promise<void>
}

type NoticeKind = 'storage' | 'state' | 'link' | 'transport' | 'contract' | 'clock' | 'room'

export interface Notices extends Followed<readonly Notice[]> {
  /** Adds a notice, unless the same sentence is still shown. */
  say: (kind: NoticeKind, text: string, ...offers: Offer[]) => void
  dismiss: (id: number) => void
}

export function createNotices(): Notices {
  const { state, subscribe, set } = createStore<readonly Notice[]>([])
  let last = 0
  return {
    say(kind, text, ...offers) {
      if (state().some((notice) => notice.text === text)) return
      last += 1
      set([...state(), { id: last, kind, text, offers }])
    },
    dismiss: (id) => set(state().filter((notice) => notice.id !== id)),
    state,
    subscribe,
  }
}

/** What the dock says of the storage. */
export const SENTENCES = {
  denied: 'The browser keeps no data for this page: the demonstration lasts until it is closed.',
  full:
    'The browser keeps no more data for this site: ' +
    'the demonstration goes on, but changes are lost when the page closes.',
  corrupt: 'The stored demonstration could not be read. It was set aside and a fresh one begun.',
  oneTab:
    'Two tabs of this demonstration cannot wait for each other at this address. ' +
    'Use one tab, or open it over https.',
  slow: 'A change took longer than two seconds. Other tabs of this demonstration waited for it.',
} as const

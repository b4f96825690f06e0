/** What the demonstration has to say about itself; the dock shows it, the product never does. */
export interface Notice {
  id: number
  kind: NoticeKind
  text: string
}

export type NoticeKind = 'storage' | 'state' | 'link' | 'transport' | 'contract' | 'clock'

export interface Notices {
  /** Says a thing once: the same sentence is not repeated while it is still shown. */
  say: (kind: NoticeKind, text: string) => void
  dismiss: (id: number) => void
  list: () => readonly Notice[]
  subscribe: (listener: () => void) => () => void
}

export function createNotices(): Notices {
  let notices: readonly Notice[] = []
  let last = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly Notice[]) => {
    notices = next
    for (const listener of listeners) listener()
  }
  return {
    say(kind, text) {
      if (notices.some((notice) => notice.text === text)) return
      last += 1
      set([...notices, { id: last, kind, text }])
    },
    dismiss: (id) => set(notices.filter((notice) => notice.id !== id)),
    list: () => notices,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

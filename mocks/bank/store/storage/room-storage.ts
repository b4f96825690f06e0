import type { BankHead, StoredEntry } from './stored-entry.ts'

/** What a room has stored, as it was found: the bank validates it. */
export interface StoredRoom {
  /** Undefined when nothing is stored. */
  head: unknown
  rows: unknown[]
}

interface RoomWrite {
  head: BankHead
  rows: readonly StoredEntry[]
  /**
   * The head that this write follows; rejects with `Outdated` when it is another. Without it all that is stored is
   * replaced.
   */
  follows?: BankHead
}

/** The stored state of one room, which all its tabs share. */
export interface RoomStorage {
  /** Whether other tabs wait while this one writes. Insecure addresses have no locks for that. */
  readonly hasLocks: boolean
  /** Runs one piece of work after the other, over all tabs. */
  exclusive: <T>(work: () => Promise<T>) => Promise<T>
  /** The head, with all rows, or those stored after this one. */
  read: (after?: BankHead) => Promise<StoredRoom>
  /** Writes everything or nothing. */
  write: (change: RoomWrite) => Promise<void>
  /** Keeps what cannot be read apart, so that a later build can still read it. */
  setAside: () => Promise<void>
  /** Whether no other tab seems to have written since the last read: a tab goes by its own memory then. */
  isQuiet: () => boolean
  /** Calls back when another tab has written. */
  onForeignWrite: (listener: () => void) => void
}

/** The storage of a room, by its scope. */
export type RoomStorages = (scope: string) => RoomStorage

/** Something was stored since the tab last read. Happens only where the browser has no locks, or took one away. */
export class Outdated extends Error {
  override readonly name = 'Outdated'
}

export const isSameHead = (stored: unknown, known: BankHead | undefined): boolean => {
  const { seq, record } = (stored ?? {}) as Partial<BankHead>
  return seq === known?.seq && record?.epoch === known?.record.epoch
}

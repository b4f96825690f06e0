import { createListeners } from '../external-store.ts'
import { createQueue } from './queue.ts'
import { isSameHead, Outdated, type RoomStorage, type RoomStorages } from './room-storage.ts'
import type { BankHead, StoredEntry } from './stored-entry.ts'

/** Rooms in memory, for tests and for the bank on a port. Two banks of one room are like two tabs. */
export function createMemoryRooms(): RoomStorages {
  const rooms = new Map<string, RoomStorage>()
  return (scope) => {
    const room = rooms.get(scope) ?? createMemoryRoom()
    rooms.set(scope, room)
    return room
  }
}

function createMemoryRoom(): RoomStorage {
  let head: BankHead | undefined
  let rows = new Map<string, StoredEntry>()
  const { notify, subscribe } = createListeners()
  return {
    hasLocks: true,
    exclusive: createQueue(),
    async read(after) {
      if (after && isSameHead(head, after)) return { head, rows: [] }
      const isNews = ({ seq }: StoredEntry) => !after || seq > after.seq
      return structuredClone({ head, rows: [...rows.values()].filter(isNews) })
    },
    async write({ head: next, rows: written, follows }) {
      if (follows && !isSameHead(head, follows)) throw new Outdated()
      if (!follows) rows = new Map()
      head = structuredClone(next)
      for (const entry of written) rows.set(entry.key, structuredClone(entry))
      notify()
    },
    async setAside() {
      head = undefined
      rows = new Map()
    },
    isQuiet: () => false,
    onForeignWrite: subscribe,
  }
}

import { SCHEMA_VERSION } from '../../bank/store/storage/stored-bank.ts'
import { keysOf } from './rooms.ts'

export const OLDER_STATE =
  'A demonstration stored here by an earlier version could not be opened. It was replaced by a fresh one.'

/**
 * Removes what earlier versions stored for a room in localStorage and IndexedDB; returns whether there was any. Their
 * rows are differences to seeds that this version does not have. What newer versions stored is left alone.
 */
export async function removeOlderStates(storage: Storage, scope: string): Promise<boolean> {
  const items = removeAll(scope, readableKeys(storage), (key) => storage.removeItem(key))
  const databases = removeAll(scope, await databaseNames(), (name) => indexedDB.deleteDatabase(name))
  return items || databases
}

function removeAll(scope: string, names: readonly string[], remove: (name: string) => void): boolean {
  const older = names.filter((name) => isOlder(name, scope))
  older.forEach(remove)
  return older.length > 0
}

/** `corridor:6:/demo/` is a database of the folder `/demo/`, and `corridor:6:/demo/:bank` an item. */
function isOlder(name: string, scope: string): boolean {
  const [prefix, version] = /^corridor:(\d+):/.exec(name) ?? []
  return prefix !== undefined && Number(version) < SCHEMA_VERSION && `${name}:`.startsWith(`${prefix}${scope}:`)
}

function readableKeys(storage: Storage): string[] {
  try {
    return keysOf(storage)
  } catch {
    // Denied: nothing is stored.
    return []
  }
}

async function databaseNames(): Promise<string[]> {
  try {
    return (await indexedDB.databases()).map(({ name = '' }) => name)
  } catch {
    // Denied, or there are none.
    return []
  }
}

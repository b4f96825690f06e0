import { hintKey, readJson, storedPrefix } from './stored-bank.ts'
import type { StoredRoom } from './room-storage.ts'

/**
 * What an earlier build stored of a room in localStorage, one item a row: `row:<epoch>:<table>:<id>` holds
 * `[place, row]`. In the form in which it is stored now, not validated.
 */
export function readFormerState(scope: string): StoredRoom | undefined {
  const items = new Map(
    formerKeys(scope).map((key) => [withoutPrefix(scope, key), readJson(localStorage.getItem(key) ?? '')]),
  )
  if (!items.has('bank')) return undefined
  const record = items.get('bank')
  const { epoch } = (record ?? {}) as { epoch?: unknown }
  const rows = [...items].flatMap(([key, value]) => {
    const [kind, ofEpoch, table = '', ...rest] = key.split(':')
    // Answers to calls are kept in another form now.
    if (kind !== 'row' || ofEpoch !== epoch || table === 'answers') return []
    const [place, row] = Array.isArray(value) ? (value as unknown[]) : []
    const id = rest.join(':')
    return [{ key: `${table}:${id}`, table, id, place, row, seq: 1 }]
  })
  const head = {
    seq: 1,
    record,
    clock: items.get('clock'),
    network: items.get('network'),
    touched: items.has('touched'),
  }
  return { head, rows }
}

export function removeFormerState(scope: string): void {
  for (const key of formerKeys(scope)) localStorage.removeItem(key)
}

function formerKeys(scope: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(storedPrefix(scope)) && key !== hintKey(scope))
  } catch {
    return []
  }
}

const withoutPrefix = (scope: string, key: string): string => key.slice(storedPrefix(scope).length)

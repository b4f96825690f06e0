import type { LoggedRequest } from '../../../bank/http/request-log.ts'
import { isBoundedJson, readBoundedJson } from '../../../bank/store/bounded-json.ts'
import { readStateText, type SavedState } from '../../../bank/store/storage/saved-state.ts'
import { isRecord } from '../../../bank/store/plain-text.ts'
import type { Console } from '../../corridor.ts'
import { readPins, type Pin } from '../../feedback/pins.ts'
import { scenarios } from '../../../bank/scenarios/scenarios.ts'
import { createKeptList, firstFree, type KeptList } from '../../kept-list.ts'
import { tables } from '../../../bank/tables.ts'
import { saveFile } from './files.ts'

/** A saved state to return to. */
export interface Mark {
  name: string
  text: string
}

const MAX_MARKS = 20
/** Larger than a state, because a bug capsule also contains the request log. */
const MAX_FILE = 12_000_000

const isMark = (value: unknown): value is Mark =>
  isRecord(value) && typeof value.name === 'string' && typeof value.text === 'string'

function readMarks(value: unknown): Mark[] {
  const marks = (value as unknown[]).filter(isMark)
  if (marks.length > MAX_MARKS) throw new Error(`There can be at most ${MAX_MARKS} marks.`)
  return marks
}

export const keptMarks = (storage: Storage, scope: string): KeptList<Mark> =>
  createKeptList({
    storage,
    key: `corridor:marks:${scope}`,
    read: readMarks,
    full: 'The browser has no room for another mark.',
  })

/** A mark is only overwritten when its name is typed. */
export const unusedName = (marks: readonly Mark[]): string =>
  `Mark ${firstFree((number) => marks.some(({ name }) => name === `Mark ${number}`))}`

/** The text of a saved state; throws a sentence when it would be too large to open again. */
export function writeStateText(state: SavedState): string {
  const text = JSON.stringify(state, null, 1)
  readFileText(text)
  return text
}

export async function saveState(corridor: Pick<Console, 'exportState'>): Promise<void> {
  const state = await corridor.exportState()
  saveFile(`corridor-${state.scenario}.json`, writeStateText(state))
}

interface Capsule {
  /** The path of its first script. */
  build: string
  route: string | undefined
  seed: number
  agent: string
  requests: readonly LoggedRequest[]
  /** The feedback, if the capsule was saved with it. */
  pins?: readonly Pin[]
  state: SavedState
}

const isReadable = (text: string): boolean => text.length <= MAX_FILE && isBoundedJson(text)

/** The text of a bug capsule or of feedback. Drops older calls until it is small enough to be opened again. */
export function writeCapsuleText({ requests, ...capsule }: Capsule): string {
  const textWith = (latest: readonly LoggedRequest[]): string => {
    const text = JSON.stringify({ format: 'corridor-capsule', version: 1, ...capsule, requests: latest }, null, 1)
    return isReadable(text) || latest.length === 0 ? text : textWith(latest.slice(0, latest.length >> 1))
  }
  const text = textWith(requests)
  readFileText(text)
  return text
}

/**
 * What a dropped file holds: a saved state, or a capsule with one, the route it was saved on, and the pins if it holds
 * feedback.
 */
export function readFileText(text: string) {
  if (!isReadable(text)) throw new Error('The file is too large, or not a saved demonstration.')
  const value = readBoundedJson(text)
  const capsule = isRecord(value) && value['format'] === 'corridor-capsule' ? value : undefined
  const known = { scenarios, tables }
  return {
    state: readStateText(capsule ? JSON.stringify(capsule['state'] ?? null) : text, known),
    route: typeof capsule?.['route'] === 'string' ? capsule['route'] : undefined,
    pins: capsule?.['pins'] === undefined ? undefined : readPins(capsule['pins']),
  }
}

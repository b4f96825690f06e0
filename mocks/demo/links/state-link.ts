import type { Bank } from '../../bank/store/bank.ts'
import { MAX_STATE_TEXT, readStateText, type SavedState } from '../../bank/store/storage/saved-state.ts'
import { scenarios } from '../../bank/scenarios/scenarios.ts'
import { tables } from '../../bank/tables.ts'
import { MAX_FRAGMENT } from './share-link.ts'

/** A link to the current page with the whole state in its fragment; throws when it is too long for browsers. */
export function writeStateLink(bank: Bank, state: SavedState): Promise<string> {
  const here =
    typeof location === 'undefined' ? `${bank.options.origin}${bank.options.basePath}` : location.href.split('#')[0]
  return stateLinkTo(here ?? '', state)
}

/** A link to this address with the whole state and further parts of a share link in its fragment. */
export async function stateLinkTo(
  here: string,
  state: SavedState,
  parts: Readonly<Record<string, string>> = {},
): Promise<string> {
  return linkOf(here, 'state', { state: await pack(JSON.stringify(await fitForLink(state))), ...parts })
}

/** A link to this address with these parts in its fragment; throws a sentence about `what` when it is too long. */
export function linkOf(here: string, what: string, parts: Readonly<Record<string, string>>): string {
  const fragment = new URLSearchParams(parts).toString()
  if (fragment.length > MAX_FRAGMENT) throw new Error(`This ${what} is too long for a link. Save it as a file instead.`)
  return `${here}#${fragment}`
}

export async function pack(text: string): Promise<string> {
  const { deflateSync, strToU8 } = await import('fflate')
  return toBase64Url(deflateSync(strToU8(text), { level: 9 }))
}

/** A logo that does not fit into a link is left out. */
async function fitForLink(state: SavedState): Promise<SavedState> {
  const { logo, ...brand } = state.presentation ?? {}
  if (logo === undefined) return state
  const { logoForLink } = await import('./link-logo.ts')
  const small = await logoForLink(logo)
  return { ...state, presentation: { ...brand, ...(small !== undefined && { logo: small }) } }
}

/** Reads `#state=...`; throws a sentence if it is invalid. */
export async function readStateLink(packed: string): Promise<SavedState> {
  return readStateText(await unpack(packed, MAX_STATE_TEXT, 'The saved demonstration'), { scenarios, tables })
}

/** Unpacks a text. Throws a sentence that begins with `what` where it is damaged or longer than the limit. */
export async function unpack(packed: string, limit: number, what: string): Promise<string> {
  const packing = await import('fflate').then(
    ({ inflateSync, strFromU8 }) => ({ inflateSync, strFromU8 }),
    () => {
      throw new Error(`${what} could not be unpacked. Check the connection and try again.`)
    },
  )
  let bytes: Uint8Array
  try {
    bytes = packing.inflateSync(fromBase64Url(packed), { out: new Uint8Array(limit + 1) })
  } catch {
    throw new Error(`${what} is damaged.`)
  }
  if (bytes.length > limit) throw new Error(`${what} is too large.`)
  return packing.strFromU8(bytes)
}

/** One character for each byte. */
export function binaryText(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000))
  return text
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(binaryText(bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

const fromBase64Url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

import type { Bank } from './core/bank/bank.ts'
import { MAX_STATE_TEXT, readStateText, type BankState, type ReadState } from './core/storage/snapshot.ts'
import { scenarios } from './scenarios/scenarios.ts'
import { tables } from './tables.ts'
import { MAX_FRAGMENT } from './share-link.ts'

/** A link to the current page with the whole state in its fragment; throws when it is too long for browsers. */
export async function writeStateLink(bank: Bank, state: BankState): Promise<string> {
  const { deflateSync, strToU8 } = await import('fflate')
  const packed = deflateSync(strToU8(JSON.stringify(await fitForLink(state))), { level: 9 })
  const here =
    typeof location === 'undefined' ? `${bank.options.origin}${bank.options.basePath}` : location.href.split('#')[0]
  const fragment = `state=${toBase64Url(packed)}`
  if (fragment.length > MAX_FRAGMENT) throw new Error('This state is too long for a link. Save it as a file instead.')
  return `${here}#${fragment}`
}

/** A logo that does not fit into a link is left out. */
async function fitForLink(state: BankState): Promise<BankState> {
  const { logo, ...brand } = state.presentation ?? {}
  if (logo === undefined) return state
  const { logoForLink } = await import('./link-logo.ts')
  const small = await logoForLink(logo)
  return { ...state, presentation: { ...brand, ...(small !== undefined && { logo: small }) } }
}

/** Reads `#state=...`. Stops unpacking at the size limit of a state. */
export async function readStateLink(packed: string): Promise<ReadState> {
  const packing = await import('fflate').then(
    ({ inflateSync, strFromU8 }) => ({ inflateSync, strFromU8 }),
    () => undefined,
  )
  if (!packing)
    return { ok: false, sentence: 'The saved demonstration could not be unpacked. Check the connection and try again.' }
  const { inflateSync, strFromU8 } = packing
  try {
    const room = new Uint8Array(MAX_STATE_TEXT + 1)
    const bytes = inflateSync(fromBase64Url(packed), { out: room })
    if (bytes.length > MAX_STATE_TEXT) return { ok: false, sentence: 'The saved demonstration is too large.' }
    return readStateText(strFromU8(bytes), { scenarios, tables })
  } catch {
    return { ok: false, sentence: 'The saved demonstration is damaged.' }
  }
}

function toBase64Url(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

const fromBase64Url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

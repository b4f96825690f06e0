import { isHexColour, isShortText } from './core/plain-text.ts'
import { isPaymentCount, isSeed, MAX_PAYMENTS, MAX_SEED, readTime } from './core/story-options.ts'
import { scenarios } from './scenarios/scenarios.ts'

/** What the fragment of a shared link asks for; read once at the start, then removed from the address. */
export interface ShareLink {
  scenario?: string
  signin?: boolean
  now?: number
  seed?: number
  payments?: number
  transport?: 'page' | 'worker'
  dock?: 'off' | 'alone'
  brand?: string
  color?: string
  greeting?: string
  /** The whole state, compressed. */
  state?: string
}

/** Browsers and chat programs cut longer addresses. */
export const MAX_FRAGMENT = 200_000

/** One value's meaning, or a sentence's end that says why it has none. */
type Reader = (value: string) => ShareLink | string

const wholeNumber = (value: string): number | undefined => (/^\d{1,10}$/.test(value) ? Number(value) : undefined)

const readers: Readonly<Record<keyof ShareLink, Reader>> = {
  scenario: (value) => (Object.hasOwn(scenarios, value) ? { scenario: value } : 'its scenario is not known'),
  signin: (value) => (value === '1' || value === '0' ? { signin: value === '1' } : 'signin must be 1 or 0'),
  now(value) {
    const now = readTime(value)
    return now === undefined ? 'now must be a date such as 2026-11-20T09:00:00Z' : { now }
  },
  seed(value) {
    const seed = wholeNumber(value)
    return isSeed(seed) ? { seed } : `its seed must be a whole number up to ${MAX_SEED}`
  },
  payments(value) {
    const payments = wholeNumber(value)
    return isPaymentCount(payments) ? { payments } : `payments must be a whole number up to ${MAX_PAYMENTS}`
  },
  transport: (value) => (value === 'page' || value === 'worker' ? { transport: value } : 'its transport is not known'),
  dock: (value) => (value === 'off' || value === 'alone' ? { dock: value } : 'dock can only be off or alone'),
  brand: (value) => (isShortText(value) ? { brand: value } : 'its brand must be a short name'),
  color: (value) => (isHexColour(value) ? { color: value.startsWith('#') ? value : `#${value}` } : 'its color must be one such as #0b6e4f'),
  greeting: (value) => (isShortText(value) ? { greeting: value } : 'its greeting must be a short name'),
  state: (value) => (/^[\w-]+$/.test(value) ? { state: value } : 'its state is damaged'),
}

export type ReadLink = { kind: 'none' } | { kind: 'link'; link: ShareLink } | { kind: 'refused'; sentence: string }

/** Reads the fragment whole or refuses it whole. A fragment without any `name=value` is the page's own business. */
export function readShareLink(fragment: string): ReadLink {
  const text = fragment.replace(/^#/, '')
  if (!text.includes('=')) return { kind: 'none' }
  if (text.length > MAX_FRAGMENT) return refused('it is too long')
  let link: ShareLink = {}
  const seen = new Set<string>()
  for (const [name, value] of new URLSearchParams(text)) {
    if (!Object.hasOwn(readers, name)) return refused(`it holds "${name.slice(0, 40)}", which is not known`)
    if (seen.has(name)) return refused(`it says ${name} twice`)
    seen.add(name)
    const read = readers[name as keyof ShareLink](value)
    if (typeof read === 'string') return refused(read)
    link = { ...link, ...read }
  }
  return { kind: 'link', link }
}

const refused = (reason: string): ReadLink => ({ kind: 'refused', sentence: `The link was not followed: ${reason}.` })

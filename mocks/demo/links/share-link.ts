import { isPicture } from '../../bank/store/picture.ts'
import { isHexColour, isShortText } from '../../bank/store/plain-text.ts'
import { isPaymentCount, isSeed, MAX_PAYMENTS, MAX_SEED, readTime } from '../../bank/store/scenario-options.ts'
import { isRoomName } from '../rooms/rooms.ts'
import { catalogue, COUNTED_SCENARIO, isScenario, type ScenarioName } from '../../bank/scenarios/catalogue.ts'
import { WORDMARK, type LinkBrand } from './link-brand.ts'

export const DOCK_MODES = ['on', 'off', 'alone', 'guest'] as const
export type DockMode = (typeof DOCK_MODES)[number]

/** What the fragment of a share link asks for. Read once at the start, then removed from the address. */
export interface ShareLink extends LinkBrand {
  scenario?: ScenarioName
  signin?: boolean
  now?: number
  seed?: number
  payments?: number
  transport?: 'page' | 'worker'
  dock?: DockMode
  /** When the link ends, in real time. */
  until?: number
  /** Whom a guest may ask. */
  contact?: string
  /** Starts the tour of this name, or the packed one, with `play` by itself. */
  tour?: string
  play?: boolean
  /** Opens the link again, and plays its tour, after so many seconds in which nobody does anything. */
  kiosk?: number
  /** Removes the mark "Demonstration" and the line with the credentials. */
  quiet?: boolean
  room?: string
  /** The parts of a prospect kit. */
  company?: string
  person?: string
  country?: string
  money?: string
  size?: string
  /** Separated by semicolons. */
  payees?: string
  /** The whole state, compressed. */
  state?: string
  /** The pins of a feedback, compressed. */
  pins?: string
  /** Starts with the choice of a spot to pin. */
  pin?: boolean
  /** A screen of the map, by name. */
  screen?: string
  /** Opens the map. */
  map?: boolean
}

/** Browsers and chat programs cut longer addresses. */
export const MAX_FRAGMENT = 200_000

/** Seconds without input after which a kiosk starts again. */
export const MIN_KIOSK = 10
export const MAX_KIOSK = 3600
export const isKioskTime = (seconds: number | undefined): seconds is number =>
  seconds !== undefined && seconds >= MIN_KIOSK && seconds <= MAX_KIOSK

const LOGO_SENTENCE = 'its logo must be a picture as a data URL, and an SVG may only hold shapes drawn once'

/** A tour in a link, and not the name of one, which is shorter. */
export const isPackedTour = (tour: string): boolean => tour.length > 60

/** Reads one value; returns the end of a sentence when it is invalid. */
type Reader = (value: string, name: string) => ShareLink | string

export const wholeNumber = (value: string): number | undefined => (/^\d{1,10}$/.test(value) ? Number(value) : undefined)

const flag: Reader = (value, name) =>
  value === '1' || value === '0' ? { [name]: value === '1' } : `${name} must be 1 or 0`

const time: Reader = (value, name) => {
  const read = readTime(value)
  return read === undefined ? `${name} must be a date such as 2026-11-20T09:00:00Z` : { [name]: read }
}

const readers: Readonly<Record<keyof ShareLink | 'expires', Reader>> = {
  scenario: (value) => (isScenario(value) ? { scenario: value } : 'its scenario is not known'),
  signin: flag,
  now: time,
  seed(value) {
    const seed = wholeNumber(value)
    return isSeed(seed) ? { seed } : `its seed must be a whole number up to ${MAX_SEED}`
  },
  payments(value) {
    const payments = wholeNumber(value)
    return isPaymentCount(payments) ? { payments } : `payments must be a whole number up to ${MAX_PAYMENTS}`
  },
  transport: (value) => (value === 'page' || value === 'worker' ? { transport: value } : 'its transport is not known'),
  dock(value) {
    const dock = DOCK_MODES.find((mode) => mode === value)
    return dock ? { dock } : 'dock can only be on, off, alone or guest'
  },
  until: time,
  /** For scripts that know only the day. */
  expires(day) {
    const until = readTime(`${day}T23:59:59.999Z`)
    return until === undefined ? 'expires must be a day such as 2026-12-03' : { until }
  },
  contact: (contact) => (isShortText(contact) ? { contact } : 'its contact must have up to 60 characters'),
  tour: (tour) => (/^[\w-]+$/.test(tour) ? { tour } : `its tour is ${isPackedTour(tour) ? 'damaged' : 'not known'}`),
  play: flag,
  kiosk(value) {
    const kiosk = wholeNumber(value)
    return isKioskTime(kiosk) ? { kiosk } : `kiosk must be a whole number of seconds from ${MIN_KIOSK} to ${MAX_KIOSK}`
  },
  quiet: flag,
  brand: (value) => (isShortText(value) ? { brand: value } : 'its brand must be a short name'),
  color: (value) =>
    isHexColour(value)
      ? { color: value.startsWith('#') ? value : `#${value}` }
      : 'its color must be one such as #0b6e4f',
  room: (room) =>
    room === '' || isRoomName(room) ? { room } : 'its room must have up to 24 lowercase letters, digits and hyphens',
  logo: (logo) => (isPicture(logo.replace(WORDMARK, '')) ? { logo } : LOGO_SENTENCE),
  samples: (value) => (value === 'on' || value === 'off' ? { samples: value } : 'samples can only be on or off'),
  greeting: (value) => (isShortText(value) ? { greeting: value } : 'its greeting must be a short name'),
  company: (company) => ({ company }),
  person: (person) => ({ person }),
  country: (country) => ({ country }),
  money: (money) => ({ money }),
  size: (size) => ({ size }),
  payees: (payees) => ({ payees }),
  state: (value) => (/^[\w-]+$/.test(value) ? { state: value } : 'its state is damaged'),
  pin: flag,
  screen: (screen) => (/^[\w-]{1,60}$/.test(screen) ? { screen } : 'its screen is not known'),
  map: flag,
  pins: (value) => (/^[\w-]+$/.test(value) ? { pins: value } : 'its feedback is damaged'),
}

/** The texts of a link that make a prospect. */
export const prospectParts = ({ company, person, country, money, size, payees }: ShareLink) => [
  company,
  person,
  country,
  money,
  size,
  payees,
]

/** Checks options that exclude each other; returns the end of a sentence that names them. */
function contradictionIn(link: ShareLink): string | undefined {
  const { scenario, signin, now, seed, payments, state, kiosk, dock } = link
  if (kiosk !== undefined && dock === 'alone') return "the presenter's window cannot be a kiosk"
  if (state !== undefined && [scenario, now, seed, payments, ...prospectParts(link)].some((wish) => wish !== undefined))
    return 'a state is whole and takes no scenario, now, seed, payments or prospect beside it'
  if (signin && scenario !== undefined && catalogue[scenario].person === null)
    return `nobody has an account in the scenario "${scenario}"`
  if (payments !== undefined && scenario !== COUNTED_SCENARIO)
    return `only the scenario "${COUNTED_SCENARIO}" takes a number of payments`
  return undefined
}

/** Fragments of sign-in redirects, campaigns and other routers. Some of them use `state` too. */
const FOREIGN = /^(?:(?:access|id)_token|code|error|_|_g[al]|utm_\w+|[!/].*)$/

function isForeign(names: readonly string[]): boolean {
  return (
    names.some((name) => FOREIGN.test(name)) && names.every((name) => name === 'state' || !Object.hasOwn(readers, name))
  )
}

/** With what could be read of a refused link. */
export type ReadLink =
  { kind: 'none' } | { kind: 'link'; link: ShareLink } | { kind: 'refused'; sentence: string; link: ShareLink }

/** Some mail programs encode the fragment again. */
function decodeAgain(text: string): string {
  const [name = ''] = text.split(/%(?:25)*3D/i)
  if (text.includes('=') || name === text || !Object.hasOwn(readers, name)) return text
  return decodeAgain(new URLSearchParams(`_=${text.replaceAll('&', '%26')}`).get('_') ?? '')
}

/** Without what followed the link in a sentence. */
function withoutTail(text: string): string {
  const parts = [...new URLSearchParams(text)]
  const [name = '', value = ''] = parts.pop() ?? []
  return new URLSearchParams([...parts, [name, value.replace(/[^\p{L}\p{N}=_-]+$/u, '')]]).toString()
}

/**
 * Reads the fragment completely or refuses it. Ignores one without `name=value` pairs, or of another tool. What mails
 * and chats do to a link is undone only if it cannot be read as it is, because a name may end with a full stop.
 */
export function readShareLink(fragment: string): ReadLink {
  // Browsers without support for text fragments leave them in.
  const text = decodeAgain(fragment.replace(/^#/, '').replace(/:~:.*/s, ''))
  const read = readParts(text)
  if (read.kind !== 'refused') return read
  const fromHtml = text.replaceAll('&amp;', '&')
  return [fromHtml, withoutTail(fromHtml)].map(readParts).find(({ kind }) => kind === 'link') ?? read
}

function readParts(text: string): ReadLink {
  if (!text.includes('=')) return { kind: 'none' }
  let link: ShareLink = {}
  let reason = text.length > MAX_FRAGMENT ? 'it is too long' : undefined
  const said = [...new URLSearchParams(reason ? '' : text)]
  const names = said.map(([name]) => name)
  if (isForeign(names)) return { kind: 'none' }
  for (const [index, [name, value]] of said.entries()) {
    const read = readPart(value, name)
    if (typeof read === 'string') reason ??= read
    else if (names.indexOf(name) < index) reason ??= `it says ${name} twice`
    else link = { ...link, ...read }
  }
  reason ??= contradictionIn(link)
  return reason === undefined
    ? { kind: 'link', link }
    : { kind: 'refused', sentence: `The link was not followed: ${reason}.`, link }
}

const readPart: Reader = (value, name) =>
  Object.hasOwn(readers, name)
    ? readers[name as keyof typeof readers](value, name)
    : `it holds "${name.slice(0, 40)}", which is not known`

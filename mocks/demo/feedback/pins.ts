import { isShortText } from '../../bank/store/plain-text.ts'
import { isOwnPath } from '../dock/page/own-path.ts'
import { isSpot, type Spot } from './spot.ts'

/** A remark about a spot of a page. */
export interface Pin {
  /** The route of the product. */
  page: string
  text: string
  /** Who wrote it. */
  name?: string
  spot: Spot
}

export const MAX_PINS = 50
export const MAX_TEXT = 280
export const MAX_NAME = 60

const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u
const isText = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.trim() !== '' &&
  value.length <= MAX_TEXT &&
  !UNSEEN.test(value.replaceAll('\n', ''))

const PARTS = ['page', 'text', 'name', 'spot']

function problemIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return 'it must be an object'
  const { page, text, name, spot } = value as Record<string, unknown>
  const extra = Object.keys(value).find((key) => !PARTS.includes(key))
  if (extra !== undefined) return `it has no ${extra.slice(0, 40)}`
  if (typeof page !== 'string' || page.length > 300 || !isOwnPath(page)) return 'its page is not one of this product'
  if (!isText(text)) return `its text must have 1 to ${MAX_TEXT} characters`
  if (name !== undefined && !(typeof name === 'string' && isShortText(name)))
    return `its name must have 1 to ${MAX_NAME} characters`
  if (!isSpot(spot)) return 'its spot is damaged'
  return undefined
}

/** Reads the pins of a file, a link or the storage; throws a sentence if one is invalid. */
export function readPins(value: unknown): Pin[] {
  if (!Array.isArray(value)) throw new Error('The feedback is damaged.')
  if (value.length > MAX_PINS) throw new Error(`There can be at most ${MAX_PINS} pins.`)
  for (const [index, pin] of value.entries()) {
    const problem = problemIn(pin)
    if (problem) throw new Error(`Pin ${index + 1} of the feedback cannot be read: ${problem}.`)
  }
  return value as Pin[]
}

const visible = (text: string): string =>
  text.replace(/[^\S\n]+/g, ' ').replaceAll(new RegExp(UNSEEN, 'gu'), (character) => (character === '\n' ? '\n' : ''))

/** What was typed, as a pin keeps it: one name, visible characters only. */
export function writtenPart(typed: { text: string; name: string }): Pick<Pin, 'text' | 'name'> {
  const text = visible(typed.text).trim().slice(0, MAX_TEXT)
  const name = visible(typed.name).replaceAll('\n', ' ').trim().slice(0, MAX_NAME)
  if (text === '') throw new Error('Write a sentence first.')
  return { text, ...(name !== '' && { name }) }
}

/** `/psp-integrations?tab=2` as `Psp integrations`. */
export function pageName(page: string): string {
  const words = (page.split('?')[0] ?? '').split('/').findLast((part) => part !== '')
  if (words === undefined) return 'Dashboard'
  const text = words.replaceAll(/[-_]+/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

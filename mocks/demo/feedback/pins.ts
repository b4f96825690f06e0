import { mixed, object, string, type InferType } from 'yup'
import { capitalised } from '../../../src/text/format.ts'
import { isPrintable, isShortText } from '../../bank/store/plain-text.ts'
import { isOwnPath } from '../dock/page/own-path.ts'
import { targetSchema } from '../dock/page/target.ts'
import { readAs } from '../read-as.ts'

export const MAX_PINS = 50
export const MAX_TEXT = 280
export const MAX_NAME = 60

type Fractions = readonly [x: number, y: number]

const isFractions = (value: unknown): value is Fractions =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((part) => typeof part === 'number' && part >= 0 && part <= 1)

const fractions = mixed(isFractions).required()

/** A remark about a place of a page. At any width the place is found by its element, or else by its position. */
const pinSchema = object({
  /** The route of the product. */
  page: string()
    .required()
    .max(300)
    .test('own', 'its page is not one of this product', (page) => isOwnPath(page)),
  text: string()
    .required()
    .max(MAX_TEXT)
    .test('seen', 'its text cannot be shown', (text) => text.trim() !== '' && isPrintable(text)),
  /** Who wrote it. */
  name: string().test(
    'short',
    `its name must have 1 to ${MAX_NAME} characters`,
    (name) => name === undefined || isShortText(name),
  ),
  target: targetSchema,
  /** Fractions of the element's width and height. */
  inside: fractions,
  /** Fractions of the whole page, for a page without the element. */
  onPage: fractions,
}).noUnknown()

export type Pin = InferType<typeof pinSchema>

export function refuseMorePins(count: number): void {
  if (count > MAX_PINS) throw new Error(`There can be at most ${MAX_PINS} pins.`)
}

/** Reads the pins of a file, a link or the storage; throws a sentence if one is invalid. */
export function readPins(value: unknown): Pin[] {
  if (!Array.isArray(value)) throw new Error('The feedback is damaged.')
  refuseMorePins(value.length)
  return value.map((pin, index) => readAs(pinSchema, pin, `Pin ${index + 1} of the feedback`))
}

const visible = (text: string): string =>
  Array.from(text.replace(/[^\S\n]+/g, ' '))
    .filter(isPrintable)
    .join('')

/** What was typed, as a pin keeps it: one name, visible characters only. */
export function writtenPart(typed: { text: string; name: string }): Pick<Pin, 'text' | 'name'> {
  const text = visible(typed.text).trim().slice(0, MAX_TEXT)
  const name = visible(typed.name).replaceAll('\n', ' ').trim().slice(0, MAX_NAME)
  if (text === '') throw new Error('Write a sentence first.')
  return { text, ...(name !== '' && { name }) }
}

/** The pin with other words; without a name if there is none any more. */
export function withNote(pin: Pin, note: Pick<Pin, 'text' | 'name'>): Pin {
  const { name: _, ...rest } = pin
  return { ...rest, ...note }
}

/** `/psp-integrations?tab=2` as `Psp integrations`. */
export function pageName(page: string): string {
  const words = (page.split('?')[0] ?? '').split('/').findLast((part) => part !== '')
  if (words === undefined) return 'Dashboard'
  return capitalised(words.replaceAll(/[-_]+/g, ' '))
}

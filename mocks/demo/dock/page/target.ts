import { isRecord } from '../../../bank/store/plain-text.ts'

/**
 * How tours, recordings and pins name an element of the page, at any width: by `role` and `name`, by the label of a
 * `field`, by the `name` of a button, link or tab, by its `text`, or by the `part` of the page (`data-part`). The role
 * `heading` without a name means the page's heading. A `*` at the end of a name stands for any text.
 */
export interface Target {
  role?: string
  name?: string
  field?: string
  text?: string
  /** The second, third … of the elements with the same role and name, or the same text. */
  nth?: number
  /** Holds the element, and stands in for it when its words are not shown. */
  part?: string
  /**
   * The way to the element from the part, or from `main` without one, e.g. `0/section:1/p:0`. The first number tells
   * parts with the same name apart.
   */
  path?: string
}

const MAX_TEXT = 600

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '' && value.length <= MAX_TEXT
export const isNth = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 1 && Number(value) < 1000
const isPath = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{1,3}(\/[a-z][\w-]{0,40}:\d{1,4}){0,59}$/i.test(value)

const PARTS: Readonly<Record<keyof Target, (value: unknown) => boolean>> = {
  role: isText,
  name: isText,
  field: isText,
  text: isText,
  nth: isNth,
  part: isText,
  path: isPath,
}

export function isTarget(value: unknown): value is Target {
  if (!isRecord(value)) return false
  const isKnown = Object.entries(value).every(
    ([key, part]) => Object.hasOwn(PARTS, key) && PARTS[key as keyof Target](part),
  )
  const { role, name, field, text, part, path } = value
  return isKnown && (role === 'heading' || [name, field, text, part, path].some((word) => word !== undefined))
}

/** A place in words. */
export function wordsOfTarget({ role, name, field, text, part }: Target): string {
  if (role !== undefined && name !== undefined) return `the ${role} “${name}”`
  if (field !== undefined) return `the field “${field}”`
  const word = name ?? text
  if (word !== undefined) return `“${word}”`
  if (role === 'heading') return 'the heading'
  return part === undefined ? 'a place of the page' : `the part ${part}`
}

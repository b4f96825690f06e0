import { number, object, string, type InferType } from 'yup'

/** A text that is not empty. */
export const words = string().min(1).max(600)
export const ordinal = number().integer().min(1).max(999)

/**
 * How tours, recordings and pins name an element of the page, at any width: by `role` and `name`, by the label of a
 * `field`, by the `name` of a button, link or tab, by its `text`, or by the `part` of the page (`data-part`). The role
 * `heading` without a name means the page's heading. A `*` at the end of a name stands for any text.
 */
const place = object({
  role: words,
  name: words,
  field: words,
  text: words,
  /** The second, third … of the elements with the same role and name, or the same text. */
  nth: ordinal,
  /** Holds the element, and stands in for it when its words are not shown. */
  part: words,
  /**
   * The way to the element from the part, or from `main` without one, e.g. `0/section:1/p:0`. The first number tells
   * parts with the same name apart.
   */
  path: string().matches(/^\d{1,3}(\/[a-z][\w-]{0,40}:\d{1,4}){0,59}$/i),
}).noUnknown()

export type Target = InferType<typeof place>

const isPlace = ({ role, name, field, text, part, path }: Target): boolean =>
  role === 'heading' || [name, field, text, part, path].some((word) => word !== undefined)

export const targetSchema = place
  .optional()
  .test(
    'place',
    'a target names a part, a field, a name, a text or the heading',
    (target) => !target || isPlace(target),
  )

/** A place in words. */
export function wordsOfTarget({ role, name, field, text, part }: Target): string {
  if (role !== undefined && name !== undefined) return `the ${role} “${name}”`
  if (field !== undefined) return `the field “${field}”`
  const word = name ?? text
  if (word !== undefined) return `“${word}”`
  if (role === 'heading') return 'the heading'
  return part === undefined ? 'a place of the page' : `the part ${part}`
}

import { isRecord } from '../../bank/store/plain-text.ts'
import { textOf } from '../dock/page/accessible-name.ts'

/**
 * A spot of the page, kept so that it is found again at another width: the element under it, by its name or its path
 * below the nearest landmark, and a place relative to that element.
 */
export interface Spot {
  /** The nearest part of the product with a mark of its own (`data-part`), or landmark. */
  base?: { kind: 'part' | 'landmark'; value: string; name: string; nth: number }
  tag: string
  /** The element's name or text; empty if it has none or a long one. */
  name: string
  /** The index among the elements of the base that have the same name. */
  nth: number
  /** From the base to the element: `div:2/button:0`. */
  path: string
  /** Fractions of the element's width and height. */
  inside: readonly [x: number, y: number]
  /** Fractions of the whole page, for a page without the element. */
  onPage: readonly [x: number, y: number]
}

const LANDMARKS = ['[role=dialog]', 'main', 'nav', 'header', 'aside', 'footer'] as const
const BASES = ['[data-part]', ...LANDMARKS].join()
const CONTROLS = 'a[href], button, input, select, textarea, label, summary, [role=button], [role=tab], [role=link]'
const LONGEST_NAME = 80

const isVisible = (element: Element): boolean => element.getClientRects().length > 0

function nameOf(element: Element): string {
  const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null
  const name = element.getAttribute('aria-label') ?? (labels?.[0] ? textOf(labels[0]) : textOf(element))
  return name.length <= LONGEST_NAME ? name : ''
}

/** Landmarks are named by a label only: their text is their whole content. */
function labelOf(base: Element): string {
  const labelledBy = document.getElementById(base.getAttribute('aria-labelledby') ?? '')
  const label = base.getAttribute('aria-label') ?? (labelledBy ? textOf(labelledBy) : '')
  return label.length <= LONGEST_NAME ? label : ''
}

const shown = (root: ParentNode, selector: string): Element[] => [...root.querySelectorAll(selector)].filter(isVisible)

/** The visible elements of the root with this name, without those that contain another one of them. */
function named(root: ParentNode, tag: string, name: string): Element[] {
  const all = shown(root, tag).filter((element) => nameOf(element) === name)
  return all.filter((element) => !all.some((other) => other !== element && element.contains(other)))
}

/** The control or the element that a press at this place is meant for. */
export function meantElement(element: Element): Element {
  return element.closest(CONTROLS) ?? element.closest('svg')?.parentElement ?? element
}

function baseOf(element: Element): { element: Element; base: NonNullable<Spot['base']> } | undefined {
  const base = element.closest(BASES)
  if (!base) return undefined
  const part = base.getAttribute('data-part')
  const landmark = LANDMARKS.find((selector) => base.matches(selector)) ?? 'main'
  const found = part === null ? { kind: 'landmark' as const, value: landmark } : { kind: 'part' as const, value: part }
  const name = labelOf(base)
  const alike = shown(document, selectorOf(found)).filter((other) => labelOf(other) === name)
  return { element: base, base: { ...found, name, nth: Math.max(0, alike.indexOf(base)) } }
}

const selectorOf = ({ kind, value }: Pick<NonNullable<Spot['base']>, 'kind' | 'value'>): string =>
  kind === 'part'
    ? `[data-part=${JSON.stringify(value)}]`
    : (LANDMARKS.find((landmark) => landmark === value) ?? 'main')

const sameTag = (element: Element): Element[] =>
  [...(element.parentElement?.children ?? [])].filter(({ tagName }) => tagName === element.tagName)

function pathBelow(base: Element, element: Element): string {
  const steps: string[] = []
  for (let at: Element | null = element; at && at !== base; at = at.parentElement)
    steps.unshift(`${at.localName}:${sameTag(at).indexOf(at)}`)
  return steps.join('/')
}

function follow(base: Element, path: string): Element | undefined {
  let at: Element | undefined = base
  for (const step of path === '' ? [] : path.split('/')) {
    const [tag, index] = step.split(':')
    at = [...(at?.children ?? [])].filter(({ localName }) => localName === tag)[Number(index)]
  }
  return at && isVisible(at) ? at : undefined
}

const fraction = (part: number, whole: number): number =>
  whole > 0 ? Math.round(Math.min(1, Math.max(0, part / whole)) * 1000) / 1000 : 0

const rootSize = () => {
  const { scrollWidth: width, scrollHeight: height } = document.documentElement
  return { width, height }
}

/** The spot at these coordinates of the window, on this element. */
export function spotAt(element: Element, x: number, y: number): Spot {
  const found = baseOf(element)
  const { left, top, width, height } = element.getBoundingClientRect()
  const page = rootSize()
  const isBase = found?.element === element
  const name = isBase ? '' : nameOf(element)
  const alike = name === '' ? [] : named(found?.element ?? document.body, element.localName, name)
  return {
    ...(found && { base: found.base }),
    tag: element.localName,
    name,
    nth: Math.max(
      0,
      alike.findIndex((other) => element.contains(other)),
    ),
    path: pathBelow(found?.element ?? document.body, element),
    inside: [fraction(x - left, width), fraction(y - top, height)],
    onPage: [fraction(x + window.scrollX, page.width), fraction(y + window.scrollY, page.height)],
  }
}

function findBase({ base }: Spot): Element | undefined {
  if (!base) return undefined
  const all = shown(document, selectorOf(base))
  const alike = all.filter((element) => labelOf(element) === base.name)
  return alike[base.nth] ?? alike[0] ?? (all.length === 1 ? all[0] : undefined)
}

/** By its name first, because at another width the same thing may be built of other elements. */
function findByName(root: ParentNode, { tag, name, nth }: Spot): Element | undefined {
  if (name === '') return undefined
  const same = named(root, tag, name)
  if (same.length > 0) return same[nth] ?? same[0]
  const other = named(root, '*', name)
  return other[nth] ?? other[0]
}

/** The element of a spot, if the page shows it. */
export function findSpot(spot: Spot): Element | undefined {
  const base = spot.base ? findBase(spot) : document.body
  const inBase = base && (findByName(base, spot) ?? follow(base, spot.path))
  // A wide page may show in its sidebar what a narrow one has at the bottom.
  return inBase ?? findByName(document.body, spot)
}

export const isStillAt = (element: Element, { name }: Spot): boolean =>
  element.isConnected && isVisible(element) && (name === '' || nameOf(element) === name)

/** Where a spot is in the window: on its element, or where it was on the page. */
export function placeOf({ inside, onPage }: Spot, element: Element | undefined): { left: number; top: number } {
  if (element) {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { left: left + inside[0] * width, top: top + inside[1] * height }
  }
  const { width, height } = rootSize()
  return { left: onPage[0] * width - window.scrollX, top: onPage[1] * height - window.scrollY }
}

const isName = (value: unknown): boolean => typeof value === 'string' && value.length <= LONGEST_NAME
const isIndex = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 10_000
const isPlace = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((part) => typeof part === 'number' && part >= 0 && part <= 1)
const hasOnly = (value: Record<string, unknown>, keys: readonly string[]): boolean =>
  Object.keys(value).every((key) => keys.includes(key))

function isKnownBase(value: unknown): boolean {
  if (!isRecord(value) || !hasOnly(value, ['kind', 'value', 'name', 'nth'])) return false
  const { kind, value: of, name, nth } = value
  const isKnown =
    kind === 'part'
      ? typeof of === 'string' && /^[\w-]{1,60}$/.test(of)
      : kind === 'landmark' && LANDMARKS.some((landmark) => landmark === of)
  return isKnown && isName(name) && isIndex(nth)
}

const TAG = /^[a-z][\w-]{0,40}$/i
const PATH = /^([a-z][\w-]{0,40}:\d{1,4}(\/[a-z][\w-]{0,40}:\d{1,4}){0,59})?$/i

export function isSpot(value: unknown): value is Spot {
  if (!isRecord(value) || !hasOnly(value, ['base', 'tag', 'name', 'nth', 'path', 'inside', 'onPage'])) return false
  const { base, tag, name, nth, path, inside, onPage } = value
  return (
    (base === undefined || isKnownBase(base)) &&
    typeof tag === 'string' &&
    TAG.test(tag) &&
    isName(name) &&
    isIndex(nth) &&
    typeof path === 'string' &&
    path.length <= 2000 &&
    PATH.test(path) &&
    isPlace(inside) &&
    isPlace(onPage)
  )
}

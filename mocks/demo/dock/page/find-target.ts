import { allByRole, isShown, nameOf, roleOf, textOf } from './accessible-name.ts'
import { findAction, findField, findTexts } from './driver.ts'
import { INTERACTIVE } from './pressable.ts'
import type { Target } from './target.ts'

/** Elements with longer names or texts are found by their path. */
const LONGEST = 80

export const namePattern = (name: string): string | RegExp =>
  name.endsWith('*') ? new RegExp(`^${name.slice(0, -1).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`) : name

/** The element, if the page shows it. */
export function findTarget(target: Target): Element | undefined {
  return findByWords(target) ?? findByPath(target)
}

function findByWords({ role, name, field, text, nth = 1 }: Target): Element | undefined {
  if (role !== undefined && name !== undefined) return allByRole(role, namePattern(name))[nth - 1]
  if (field !== undefined) return findField(field)
  if (name !== undefined) return findAction(namePattern(name))
  if (text !== undefined) return findTexts(text)[nth - 1]
  return role === 'heading' ? (document.querySelector('main h1') ?? undefined) : undefined
}

const basesOf = (part: string | undefined): Element[] =>
  [...document.querySelectorAll(part === undefined ? 'main' : `[data-part=${JSON.stringify(part)}]`)].filter(isShown)

function findByPath({ part, path }: Target): Element | undefined {
  if (part === undefined && path === undefined) return undefined
  const [which = '0', ...steps] = path?.split('/') ?? []
  const bases = basesOf(part)
  const base = bases[Number(which)] ?? bases[0]
  const selector = steps.map((step) => step.replace(/:(\d+)$/, (_, index) => `:nth-of-type(${Number(index) + 1})`))
  const found = steps.length > 0 ? base?.querySelector([':scope', ...selector].join(' > ')) : base
  return found && isShown(found) ? found : part === undefined ? undefined : base
}

/** Whether this is still the element of the target: the same one can get another name. */
export const isStillAt = (element: Element, { name, text }: Target): boolean =>
  isShown(element) &&
  (name === undefined || nameOf(element) === name) &&
  (text === undefined || textOf(element).includes(text))

/** The control or the element that a press at this place is meant for. */
export const meantElement = (element: Element): Element =>
  element.closest(INTERACTIVE) ?? element.closest('svg')?.parentElement ?? element

/** How an element is found again; undefined for one without words outside the main part of the page. */
export function targetOf(element: Element): Target | undefined {
  const target = { ...wordsFor(element), ...pathTo(element) }
  return Object.keys(target).length > 0 ? target : undefined
}

/** The element as one of those with the same role and name; undefined if it is none of them. */
export function roleAndName(element: Element) {
  const role = roleOf(element)
  const name = nameOf(element)
  // Longer ones cannot be saved.
  const isUsable = name !== '' && name.length <= 600
  const alike = role !== undefined && isUsable ? allByRole(role, name) : []
  const index = alike.indexOf(element as HTMLElement)
  return role === undefined || index < 0 ? undefined : { role, name, ...(alike.length > 1 && { nth: index + 1 }) }
}

function wordsFor(element: Element): Target {
  if (element.matches('main h1')) return { role: 'heading' }
  const name = nameOf(element)
  const isNamed = name !== '' && name.length <= LONGEST
  const named = isNamed ? roleAndName(element) : undefined
  if (named) return named
  if (isNamed && element.matches('input, select, textarea')) return { field: name }
  const text = textOf(element)
  const index = text === '' || text.length > LONGEST ? -1 : findTexts(text).findIndex((one) => one.contains(element))
  return index < 0 ? {} : { text, ...(index > 0 && { nth: index + 1 }) }
}

function pathTo(element: Element): Target {
  const base = element.closest('[data-part], main')
  if (!base || element.matches('main h1')) return {}
  const part = base.getAttribute('data-part') ?? undefined
  const steps: string[] = []
  for (let at = element; at !== base && at.parentElement; at = at.parentElement) {
    const alike = [...at.parentElement.children].filter(({ localName }) => localName === at.localName)
    steps.unshift(`${at.localName}:${alike.indexOf(at)}`)
  }
  const path = [Math.max(0, basesOf(part).indexOf(base)), ...steps].join('/')
  return { ...(part !== undefined && { part }), ...(path !== '0' && { path }) }
}

import { computeAccessibleName, getRole } from 'dom-accessibility-api'

// Roles and names as assistive technology and Playwright's `getByRole` see them.

export const nameOf = (element: Element): string => computeAccessibleName(element)
export const roleOf = (element: Element): string | undefined => getRole(element) ?? undefined

/** In one line. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** What may have the role of a control or a heading. */
const CANDIDATES = 'a[href], button, h1, h2, h3, h4, h5, h6, input, select, summary, textarea, [role]'

export const isShown = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'

/** The topmost one. */
export const openDialog = (): Element | undefined => [...document.querySelectorAll('[role=dialog]')].findLast(isShown)

/** The topmost menu or dialog. */
export const openLayer = (): Element | undefined =>
  [...document.querySelectorAll('[role=dialog], [role=menu]')].findLast(isShown)

const isReachable = (element: Element): boolean =>
  isShown(element) && element.closest('[aria-hidden=true], [inert]') === null

/** The visible elements with this role and name, in the order of the page. */
export const allByRole = (role: string, name: string | RegExp): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(CANDIDATES)].filter((element) => {
    if (roleOf(element) !== role || !isReachable(element)) return false
    const own = nameOf(element)
    return typeof name === 'string' ? own === name : name.test(own)
  })

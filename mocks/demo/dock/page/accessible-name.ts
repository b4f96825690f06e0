/** Roles and names as assistive technology and `getByRole` see them, for the elements that the product is made of. */

/** The first selector that matches tells the role. */
const ROLES: readonly (readonly [selector: string, role: string])[] = [
  ['button, summary, input:is([type=button], [type=submit], [type=reset])', 'button'],
  ['a[href]', 'link'],
  ['input[type=checkbox]', 'checkbox'],
  ['input[type=radio]', 'radio'],
  ['select', 'combobox'],
  ['input[type=search]', 'searchbox'],
  ['input[type=number]', 'spinbutton'],
  ['textarea, input:is(:not([type]), [type=text], [type=email], [type=tel], [type=url])', 'textbox'],
  ['h1, h2, h3, h4, h5, h6', 'heading'],
]

export const roleOf = (element: Element): string | undefined =>
  element.getAttribute('role') ?? ROLES.find(([selector]) => element.matches(selector))?.[1]

const normalised = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The text of an element without what is hidden, with spaces between blocks. */
function contentOf(element: Element): string {
  let text = ''
  for (const node of element.childNodes) {
    if (node instanceof Text) text += node.data
    if (!(node instanceof Element) || node.matches('[aria-hidden=true], style, script, input, select, textarea'))
      continue
    const { display, visibility } = getComputedStyle(node)
    if (display === 'none' || visibility === 'hidden') continue
    const part = node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? contentOf(node)
    text += display.startsWith('inline') && display !== 'inline-block' && display !== 'inline-flex' ? part : ` ${part} `
  }
  return text
}

const labelsOf = (element: Element): readonly Element[] =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement
    ? [...(element.labels ?? [])]
    : []

export function nameOf(element: Element): string {
  const labelledBy = (element.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .map((id) => document.getElementById(id))
    .filter((label) => label !== null)
  const isControl = element.matches('input, select, textarea')
  const names = [
    labelledBy.map(contentOf).join(' '),
    element.getAttribute('aria-label'),
    isControl ? labelsOf(element).map(contentOf).join(' ') : contentOf(element),
    element.getAttribute('title'),
    element.getAttribute('placeholder'),
  ]
  return names.map((name) => normalised(name ?? '')).find((name) => name !== '') ?? ''
}

const isReachable = (element: Element): boolean =>
  element.getClientRects().length > 0 &&
  getComputedStyle(element).visibility !== 'hidden' &&
  element.closest('[aria-hidden=true], [inert]') === null

/** The visible elements with this role and name, in the order of the page. */
export function allByRole(role: string, name: string | RegExp): HTMLElement[] {
  const selectors = [`[role=${JSON.stringify(role)}]`, ...ROLES.filter((one) => one[1] === role).map(([one]) => one)]
  return [...document.querySelectorAll<HTMLElement>(selectors.join())].filter((element) => {
    if (roleOf(element) !== role || !isReachable(element)) return false
    const own = nameOf(element)
    return typeof name === 'string' ? own === name : name.test(own)
  })
}

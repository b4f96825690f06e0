import { currentAddress, goTo } from '../../../../src/routing/address.ts'
import { dockActions } from '../../tours/dock-actions.ts'
import { allByRole, isShown, openDialog, textOf } from './accessible-name.ts'

/** Operates the product's page as a user does: by labels and native events. */

export const PATIENCE = 6000
/** A first visit over a slow line. */
const START_PATIENCE = 60_000

/** Waits until `find` returns an element; rejects with a sentence that names `what`. */
export async function appears<T extends Element>(
  find: () => T | undefined,
  what: string,
  patience = PATIENCE,
): Promise<T> {
  const there = find()
  if (there) return there
  return new Promise((resolve, reject) => {
    const look = () => {
      const found = find()
      if (!found) return
      stop()
      resolve(found)
    }
    const observer = new MutationObserver(look)
    const timer = setTimeout(() => {
      stop()
      reject(new Error(`The page does not show ${what}.`))
    }, patience)
    const stop = () => {
      observer.disconnect()
      clearTimeout(timer)
    }
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}

/** The topmost dialog, or the page. */
export const shownScope = (): ParentNode => openDialog() ?? document.body

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
export const isControl = (element: Element | null): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

/** `beside` is the label of another field of the same form, where the first one alone does not tell it from others. */
export function findField(label: string, beside?: string): Control | undefined {
  if (beside !== undefined && !findField(beside)) return undefined
  // Compare the text first: it needs no layout.
  const labels = [...shownScope().querySelectorAll('label')].filter(
    (element) => textOf(element).startsWith(label) && isShown(element),
  )
  for (const { control, htmlFor } of labels) {
    const found = control ?? document.getElementById(htmlFor)
    if (isControl(found)) return found
  }
  return undefined
}

/** The radio button with this value in the group with this label. */
function findRadio(label: string, value: string): HTMLInputElement | undefined {
  const group = [...shownScope().querySelectorAll('[role=radiogroup]')].find((element) =>
    textOf(document.getElementById(element.getAttribute('aria-labelledby') ?? '') ?? element).startsWith(label),
  )
  return [...(group?.querySelectorAll('input') ?? [])].find((radio) => radio.value === value)
}

export function findAction(name: string | RegExp): HTMLElement | undefined {
  const named = (element: HTMLElement) =>
    [element.getAttribute('aria-label') ?? '', textOf(element)].some((text) =>
      typeof name === 'string' ? text === name : name.test(text),
    )
  return [...shownScope().querySelectorAll<HTMLElement>('button, a, [role=tab], [role=button]')].find(
    (element) => named(element) && isShown(element),
  )
}

export async function fill(label: string, value: string, beside?: string): Promise<void> {
  const field = await appears(
    () => findField(label, beside) ?? findRadio(label, value),
    `a field "${label}"${beside === undefined ? '' : ` beside "${beside}"`}`,
  )
  await setField(field, value)
  dockActions.notify({ action: 'fill', field: label, value })
}

/** {@link fill} for a field with this role and name. */
export async function fillByRole(role: string, name: string, value: string): Promise<void> {
  await setField(await appears(() => allByRole(role, name).find(isControl), `a field "${name}"`), value)
}

/** Sets a field's value through the native setter and an input event, so that React notices. */
export async function setField(field: Control, value: string): Promise<void> {
  field.focus()
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    if (!field.checked) field.click()
    return
  }
  const prototype = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  // Formik validates, and other fields may follow, before the next value.
  await new Promise((resolve) => setTimeout(resolve))
}

/** The label is said when there is none. */
export const press = (name: string | RegExp, label = String(name)): Promise<void> =>
  pressFound(() => findAction(name), `a button "${label}"`)

/** Presses an element once it is shown and enabled. */
export async function pressFound(find: () => HTMLElement | undefined, what: string): Promise<void> {
  const action = await appears(() => {
    const found = find()
    return found?.matches(':disabled, [aria-disabled="true"]') ? undefined : found
  }, what)
  action.scrollIntoView({ block: 'nearest' })
  // MUI opens the list of a field on this.
  if (action.matches('[role=combobox]')) action.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  action.click()
}

export const findTexts = (text: string): Element[] =>
  [...document.body.querySelectorAll('h1, h2, h3, p, [role=status], [role=alert], td, li, dt, dd, b, span')].filter(
    (element) => textOf(element).includes(text) && isShown(element),
  )

export const sees = (text: string): Promise<Element> => appears(() => findTexts(text)[0], `"${text}"`)

/** Waits until the application has replaced the prerendered screen: before, it does not notice a navigation. */
export async function started(): Promise<void> {
  await appears(
    () => document.querySelector('#root:not([data-screen], :empty)') ?? undefined,
    'the application',
    START_PATIENCE,
  )
}

/** Navigates without a reload. */
export function go(basePath: string, path: string): void {
  const target = basePath.replace(/\/$/, '') + path
  const { pathname, search } = currentAddress()
  if (pathname + search !== target) goTo(target)
}

import { computeAccessibleName, getRole } from 'dom-accessibility-api'
import type { Sight, Wanted } from './wanted.ts'

// Runs in the page: finds what a person would look for, and says whether a press in its middle would meet it.

const PATIENCE_MS = 1500

/** Everything below this element, in the shadow roots too: the dock is in one. */
function* everythingIn(root: Element): Generator<Element> {
  for (const child of [...(root.shadowRoot?.children ?? []), ...root.children]) {
    yield child
    yield* everythingIn(child)
  }
}

const parentOf = (node: Node): Node | null => (node instanceof ShadowRoot ? node.host : node.parentNode)

function isWithin(node: Node | null, outer: Node): boolean {
  for (let at = node; at; at = parentOf(at)) if (at === outer) return true
  return false
}

const FIELDS = 'input:not([type="hidden"]), select, textarea'
const CONTROLS = `a[href], button, ${FIELDS}, [role="button"], [role="tab"], [role="option"], [role="menuitem"]`

const hasRole = (element: Element, role: string): boolean =>
  role === 'field' ? element.matches(FIELDS) : getRole(element) === role

function isShown(element: Element): boolean {
  for (let at: Node | null = element; at; at = parentOf(at))
    if (at instanceof Element && at.matches('[aria-hidden="true"], [inert]')) return false
  return element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
}

const nameOf = (element: Element): string => computeAccessibleName(element).replace(/\s+/g, ' ').trim()

function hasName(element: Element, name: Wanted['name']): boolean {
  if (name === undefined) return true
  const said = nameOf(element)
  return typeof name === 'string' ? said === name : new RegExp(name.source, name.flags).test(said)
}

function find({ role, name, inside, nth }: Wanted): Element[] {
  const roots = inside ? find(inside) : [document.documentElement]
  const all = roots
    .flatMap((root) => [...everythingIn(root)])
    .filter((element) => hasRole(element, role) && isShown(element) && hasName(element, name))
  return nth === undefined ? all : all.slice(nth, nth + 1)
}

function elementAt(x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y)
  for (let inner = found?.shadowRoot?.elementFromPoint(x, y); inner && inner !== found;) {
    found = inner
    inner = found.shadowRoot?.elementFromPoint(x, y)
  }
  return found
}

const labelsOf = (element: Element): Element[] =>
  'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []

/** A field that only readers see is pressed by its label; a link that wraps by its first line. */
function boxOf(element: Element): DOMRect | undefined {
  const own = element.getBoundingClientRect()
  const isTiny = own.width < 4 || own.height < 4
  const box = isTiny ? labelsOf(element)[0]?.getBoundingClientRect() : element.getClientRects()[0]
  return box && box.width >= 4 && box.height >= 4 ? box : undefined
}

/** "Skip to content" stands above the page until it has the focus. */
function isInPage(element: Element): boolean {
  const box = boxOf(element)
  return box !== undefined && box.bottom + scrollY > 0 && box.right + scrollX > 0
}

const middleOf = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 })

/** What is in the way of a press in the middle of the element; nothing where the press meets it. */
function coverOf(element: Element): Element | 'nothing' | undefined {
  const box = boxOf(element)
  if (!box) return 'nothing'
  const { x, y } = middleOf(box)
  const hit = elementAt(x, y)
  // MUI puts the field of a slider into its thumb.
  const thumb = element.matches('input[type=range]') ? element.closest('.MuiSlider-thumb') : null
  if (hit && [thumb ?? element, ...labelsOf(element)].some((part) => isWithin(hit, part))) return undefined
  return hit ?? 'nothing'
}

const bringIntoSight = (element: Element) =>
  (labelsOf(element)[0] ?? element).scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })

/** Two frames, or a moment where the window is not drawn. */
const drawn = () =>
  Promise.race([
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    new Promise((resolve) => setTimeout(resolve, 150)),
  ])

const describe = (element: Element): string =>
  `${getRole(element) ?? element.localName} "${nameOf(element).slice(0, 60)}"`

function describeCover(cover: Element | 'nothing'): string {
  if (cover === 'nothing') return 'nothing'
  return `<${cover.localName} class="${cover.getAttribute('class') ?? ''}"> ${(cover.textContent ?? '').slice(0, 40)}`
}

const valueOf = (element: Element): string =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement
    ? element.value
    : ''

const isDisabled = (element: Element) => element.matches(':disabled, [aria-disabled="true"]')

/** The first of what is wanted, as it is now. */
export function look(wanted: Wanted): Sight {
  const all = find(wanted)
  const [element] = all
  if (!element) return { count: 0, text: '', value: '', disabled: false, checked: false, focused: false }
  const root = element.getRootNode() as Document | ShadowRoot
  return {
    count: all.length,
    text: element.textContent ?? '',
    value: valueOf(element),
    disabled: isDisabled(element),
    checked: element.matches(':checked, [aria-checked="true"], [aria-pressed="true"], [aria-selected="true"]'),
    focused: root.activeElement === element,
  }
}

/** Where to press it, or why that is not possible yet. */
export async function aim(wanted: Wanted): Promise<{ x: number; y: number } | string> {
  const [element] = find(wanted)
  if (!element) return 'it is not there'
  if (isDisabled(element)) return 'it is disabled'
  if (getComputedStyle(element).visibility === 'hidden') return 'it is hidden'
  // WebKit scrolls the page for a fixed element that is in sight, and the dock's handle makes room for what comes.
  if (coverOf(element)) bringIntoSight(element)
  const before = boxOf(element)
  await drawn()
  const after = boxOf(element)
  if (!before || !after) return 'it has no size'
  const [was, is] = [middleOf(before), middleOf(after)]
  if (Math.abs(was.x - is.x) > 0.5 || Math.abs(was.y - is.y) > 0.5) return 'it moves'
  const cover = coverOf(element)
  return cover ? `it is covered by ${describeCover(cover)}` : is
}

/** Every control that a press in its middle would not meet. Below an open dialog nothing has to be pressed. */
export async function covered(): Promise<{ looked: number; faults: string[] }> {
  const [dialog] = find({ role: 'dialog' })
  const faults: string[] = []
  const controls = [...everythingIn(dialog ?? document.documentElement)].filter(
    (element) => element.matches(CONTROLS) && isShown(element) && !isDisabled(element) && isInPage(element),
  )
  for (const control of controls) {
    bringIntoSight(control)
    if (coverOf(control) === undefined) continue
    // A long list draws other rows when it scrolls, and the dock's handle checks twice a second whether it is in the
    // way.
    const deadline = performance.now() + PATIENCE_MS
    do await drawn()
    while (control.isConnected && coverOf(control) && performance.now() < deadline)
    if (!control.isConnected) continue
    const cover = coverOf(control)
    if (cover) faults.push(`${describe(control)} is covered by ${describeCover(cover)}`)
  }
  scrollTo({ top: 0, behavior: 'instant' })
  return { looked: controls.length, faults }
}

/** Whether the application has taken over from the page that was rendered at build time, and waits for nothing. */
export function isSettled(): boolean {
  const waiting = '#root [aria-busy="true"], #root [role="status"][aria-label^="Loading"], .MuiSkeleton-root'
  return (
    document.querySelector('#root:not([data-screen]) h1') !== null &&
    !document.querySelector(waiting) &&
    'corridor' in window
  )
}

/** Everything written on the screen, in the dock too. */
export const words = (): string =>
  [
    document.body,
    ...[...everythingIn(document.documentElement)].flatMap(({ shadowRoot }) => [...(shadowRoot?.children ?? [])]),
  ]
    .map((part) => (part instanceof HTMLElement ? part.innerText : ''))
    .join('\n')

/** Chooses without opening the list: it is drawn by the system, where no engine lets a test press. */
export function choose(wanted: Wanted, choice: string): boolean {
  const [select] = find(wanted)
  if (!(select instanceof HTMLSelectElement)) return false
  const option = [...select.options].find(({ value }) => value === choice)
  if (!option) return false
  select.focus()
  option.selected = true
  select.dispatchEvent(new Event('input', { bubbles: true }))
  select.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

/** Whether Shift and Tab lead there, from what has the focus now. */
export function isBehind(wanted: Wanted): boolean {
  const [element] = find(wanted)
  const { activeElement, body } = document
  if (!element || !activeElement || activeElement === body) return false
  return (activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
}

export const element = (wanted: Wanted): Element | undefined => find(wanted)[0]

Object.assign(globalThis, { corridorScreen: { look, aim, covered, isSettled, words, choose, isBehind, element } })

import { fireEvent, isInaccessible, queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom'

// Runs in the page, bundled by `set-up.ts`: finds what a person would look for, and says whether a press would meet it.

/** An element by its role and name, as in Testing Library. */
export interface Query {
  /** Or `field` for whatever has that label, `text` for whatever says that. */
  role: string
  name?: string | { source: string; flags: string } | undefined
  inside?: Query | undefined
  /** Which one of several, from 0. */
  nth?: number
  value?: string | { source: string; flags: string }
  state?: ':focus' | ':checked' | '[aria-selected="true"]'
}

const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, textarea, [role="button"], [role="tab"]'

/** The page, and the dock in its shadow root, where Testing Library does not look by itself. */
const roots = () =>
  [document.body, ...(document.querySelector('corridor-dock')?.shadowRoot?.children ?? [])] as HTMLElement[]

const meets = (pattern: Query['name'], text: string) =>
  typeof pattern === 'object' ? new RegExp(pattern.source, pattern.flags).test(text) : pattern === text

/** Everything that is meant, of what can be seen. */
function find({ role, name, inside, nth, value, state }: Query): HTMLElement[] {
  // A required field's label ends with an asterisk.
  const isMeant = (text: string) => name === undefined || meets(name, text.replace(/\s*\*$/, ''))
  const all = (inside ? find(inside) : roots())
    .flatMap((root) => {
      if (role === 'text') return queryAllByText(root, isMeant)
      if (role === 'field') return queryAllByLabelText(root, isMeant, { selector: 'input, select, textarea' })
      return queryAllByRole(root, role, { name: isMeant })
    })
    .filter((element) => !isInaccessible(element) && (!state || element.matches(state)))
    .filter((element) => value === undefined || meets(value, (element as HTMLInputElement).value))
  return nth === undefined ? all : all.slice(nth, nth + 1)
}

const labelOf = (element: Element): Element | undefined => (element as HTMLInputElement).labels?.[0]

/** A field that only screen readers see is pressed by its label; a link that wraps by its first line. */
function middleOf(element: Element): { x: number; y: number } | undefined {
  const own = element.getClientRects()[0]
  const box = own && own.width >= 4 && own.height >= 4 ? own : labelOf(element)?.getBoundingClientRect()
  return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

/** What a press in the middle of the element meets instead of it. */
function coverOf(element: Element): string | undefined {
  const { x, y } = middleOf(element) ?? { x: -1, y: -1 }
  const top = document.elementFromPoint(x, y)
  const hit = top?.shadowRoot?.elementFromPoint(x, y) ?? top
  // MUI puts the field of a slider into its thumb.
  const parts = [element.closest('.MuiSlider-thumb') ?? element, labelOf(element)]
  return parts.some((part) => part?.contains(hit)) && hit ? undefined : `covered by ${hit?.outerHTML.slice(0, 200)}`
}

const bringIntoSight = (element: Element) =>
  (labelOf(element) ?? element).scrollIntoView({ block: 'center', behavior: 'instant' })

/** Two frames, or a moment where the window is not drawn. */
const drawn = () =>
  Promise.race([
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    new Promise((resolve) => setTimeout(resolve, 150)),
  ])

const DISABLED = ':disabled, [aria-disabled="true"]'

/** Where to press it, or why that is not possible yet. */
async function aim(query: Query): Promise<{ x: number; y: number } | string> {
  const [element] = find(query)
  if (!element || element.matches(DISABLED)) return 'it is not there, or disabled'
  if (coverOf(element)) bringIntoSight(element)
  const before = middleOf(element)
  await drawn()
  const after = middleOf(element)
  if (!before || !after || Math.hypot(after.x - before.x, after.y - before.y) > 0.5) return 'it moves'
  return coverOf(element) ?? after
}

/** Every control that a press in its middle would not meet. Below an open dialog nothing has to be pressed. */
async function covered(): Promise<string> {
  const [inside] = find({ role: 'dialog' })
  const controls = (inside ? [inside] : roots())
    .flatMap((root) => [...root.querySelectorAll(CONTROLS)])
    // "Skip to content" is above the visible page until it is focused.
    .filter((one) => !isInaccessible(one) && !one.matches(DISABLED) && (middleOf(one)?.y ?? -9999) + scrollY > 0)
  const faults: string[] = controls.length === 0 ? ['there is no control'] : []
  for (const control of controls) {
    bringIntoSight(control)
    // A long list replaces rows after scrolling.
    const deadline = performance.now() + 1500
    while (control.isConnected && coverOf(control) && performance.now() < deadline) await drawn()
    if (control.isConnected && coverOf(control)) faults.push(`${control.outerHTML.slice(0, 200)}: ${coverOf(control)}`)
  }
  scrollTo({ top: 0, behavior: 'instant' })
  return faults.join('\n')
}

/** Chooses without opening the list: the system draws it, where no engine lets a test press. */
function select(query: Query, value: string): boolean {
  const [element] = find(query)
  return element?.localName === 'select' && fireEvent.change(element, { target: { value } })
}

/** Whether Shift and Tab lead there from what has the focus. */
const isBehind = (query: Query) =>
  find(query)[0]?.compareDocumentPosition(document.activeElement ?? document) === Node.DOCUMENT_POSITION_FOLLOWING

/** Whether the application has taken over from the page that was rendered at build time, and waits for nothing. */
const isSettled = (): boolean =>
  'corridor' in window &&
  document.querySelector('#root:not([data-screen]) h1') !== null &&
  !document.querySelector('#root [aria-busy="true"], #root [role="status"][aria-label^="Loading"], .MuiSkeleton-root')

const inPage = { aim, count: (query: Query) => find(query).length, covered, find, isBehind, isSettled, select }
export type InPage = typeof inPage

declare global {
  interface Window {
    inPage: InPage
  }
}
window.inPage = inPage

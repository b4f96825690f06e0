/** The containers that are searched for the next focus. */
const PLACES = 'li, section, aside, main, [role="region"], [role="dialog"]'
const REACHABLE = 'a[href], button, input, select, textarea, [tabindex="0"]'
const HEADINGS = 'h1, h2, h3'

/** False after the focused element was removed: the next Tab would then start at the top of the page. */
export const isAnythingFocused = (): boolean =>
  document.activeElement !== null && document.activeElement !== document.body

/** Focuses an element without scrolling; returns whether that worked. */
function focus(target: HTMLElement): boolean {
  if (target.matches(HEADINGS) && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
  return focusedInRootOf(target) === target
}

/** The focused element of the document or shadow root that contains `element`. */
const focusedInRootOf = (element: Element): Element | null =>
  (element.getRootNode() as Document | ShadowRoot).activeElement

const focusFirst = (place: Element, selector: string): boolean =>
  [...place.querySelectorAll<HTMLElement>(selector)].some(focus)

/**
 * Focuses a control of a row, or of a part that folds, whose heading is outside; in a section its search field, or else
 * the heading. Returns whether that worked.
 */
const focusIn = (place: Element): boolean =>
  place.matches('li, [role="region"]')
    ? focusFirst(place, REACHABLE)
    : (place.matches('section') && focusFirst(place, 'input[type="search"]')) || focusFirst(place, HEADINGS)

/**
 * Returns a function that moves the focus on after `element` was removed. It tries its row, the next and the previous
 * row, the surrounding sections, then `before` (what had the focus before), and at last the page's heading.
 */
export function rememberNextFocus(element: Element, before?: EventTarget | null): () => void {
  const places: (Element | null)[] = []
  for (let place = element.closest(PLACES); place; place = place.parentElement?.closest(PLACES) ?? null) {
    places.push(place)
    if (place.matches('li')) places.push(place.nextElementSibling, place.previousElementSibling)
  }
  return () => {
    if (places.some((place) => place?.isConnected && focusIn(place))) return
    const rest = [before, document.querySelector('main h1'), document.querySelector('main')]
    rest.some((target) => target instanceof HTMLElement && focus(target))
  }
}

/** A ref callback for elements that may be removed while they have the focus; moves it to a sensible place. */
export function passesFocusOn(element: Element | null) {
  if (!element) return undefined
  let before: EventTarget | null = null
  const remember = (event: Event) => {
    const { relatedTarget } = event as FocusEvent
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) before = relatedTarget
  }
  element.addEventListener('focusin', remember)
  return () => {
    element.removeEventListener('focusin', remember)
    if (!element.contains(focusedInRootOf(element))) return
    const moveFocus = rememberNextFocus(element, before)
    // After React has inserted the replacement, which may have focused itself.
    queueMicrotask(() => {
      if (!isAnythingFocused()) moveFocus()
    })
  }
}

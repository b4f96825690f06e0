/** What somebody is in the middle of. */
const PLACES = 'li, section, aside, main, [role="dialog"]'
const REACHABLE = 'a[href], button, input, select, textarea, [tabindex="0"]'
const HEADINGS = 'h1, h2, h3'

/** Whether anything has the focus. When what has it goes away nothing has: the next key then starts from the top of the page. */
export const isAnythingFocused = (): boolean =>
  document.activeElement !== null && document.activeElement !== document.body

/** Gives it the focus, and answers whether it has it. Nothing scrolls: somebody with a pointer goes on looking where they pressed. */
function take(target: HTMLElement): boolean {
  if (target.matches(HEADINGS) && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
  return focusedBeside(target) === target
}

/** What has the focus, as far as an element's own document or shadow root can tell. */
const focusedBeside = (element: Element): Element | null =>
  (element.getRootNode() as Document | ShadowRoot).activeElement

const takeIn = (place: Element, selector: string): boolean =>
  [...place.querySelectorAll<HTMLElement>(selector)].some(take)

/** In a row its controls; in a section its search field, or else the heading. */
const goInto = (place: Element): boolean =>
  place.matches('li')
    ? takeIn(place, REACHABLE)
    : (place.matches('section') && takeIn(place, 'input[type="search"]')) || takeIn(place, HEADINGS)

/**
 * The way on from an element that may be gone when it is taken: the row it is in, the next one or the one before, the
 * section around, where the focus was before, and in the end the heading of the page.
 */
export function wayOnFrom(element: Element, before?: EventTarget | null): () => void {
  const places: (Element | null)[] = []
  for (let place = element.closest(PLACES); place; place = place.parentElement?.closest(PLACES) ?? null) {
    places.push(place)
    if (place.matches('li')) places.push(place.nextElementSibling, place.previousElementSibling)
  }
  return () => {
    if (places.some((place) => place?.isConnected && goInto(place))) return
    const rest = [before, document.querySelector('main h1'), document.querySelector('main')]
    rest.some((target) => target instanceof HTMLElement && take(target))
  }
}

/** The ref of what may go away while it has the focus: takes it to where one would go on. */
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
    if (!element.contains(focusedBeside(element))) return
    const goOn = wayOnFrom(element, before)
    // Once what comes in its place is there, unless that takes the focus by itself.
    queueMicrotask(() => {
      if (!isAnythingFocused()) goOn()
    })
  }
}

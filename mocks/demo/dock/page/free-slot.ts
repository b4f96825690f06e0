import { outlineOf, overlap, type Box } from './box.ts'
import { INTERACTIVE } from './pressable.ts'

type Slot = Pick<Box, 'left' | 'top'>

/** Distance from the edge of the window, and margin around a control that counts as the control. */
const EDGE = 12
const AIR = 4

/** What must not be covered: a control, or an element with text; and one of the boxes that it fills. */
interface Content {
  element: Element
  box: Box
}

const controls = (): Content[] =>
  [...document.querySelectorAll(INTERACTIVE)].flatMap((element) =>
    [...element.getClientRects()].map((box) => ({ element, box })),
  )

/** Lines of text: a paragraph is wider than its text. */
function words(): Content[] {
  const found: Content[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const { currentNode: node } = texts
    const element = node.parentElement
    if (!element || !node.nodeValue?.trim()) continue
    range.selectNodeContents(node)
    found.push(...[...range.getClientRects()].map((box) => ({ element, box })))
  }
  return found
}

/** Whether the content can be seen in this place: parts of it may be scrolled away. */
function isShownIn(place: Box, { element, box }: Content): boolean {
  if (overlap(place, box) === 0) return false
  const x = (Math.max(place.left, box.left) + Math.min(place.left + place.width, box.left + box.width)) / 2
  const y = (Math.max(place.top, box.top) + Math.min(place.top + place.height, box.top + box.height)) / 2
  return document.elementsFromPoint(x, y).includes(element)
}

/** The dock's own parts are compared by their boxes. */
const isOnOwnPart = (dock: ShadowRoot, place: Box, self: Element): boolean =>
  [...dock.querySelectorAll('[data-solid]')].some(
    (part) => !self.contains(part) && overlap(place, part.getBoundingClientRect()) > 0,
  )

/** Whether the element would cover one of these contents, or a `data-solid` part of the dock, in this place. */
function isTaken({ left, top }: Slot, self: HTMLElement, contents: readonly Content[]): boolean {
  const root = self.getRootNode()
  const { offsetWidth: width, offsetHeight: height } = self
  const place = outlineOf({ left, top, width, height }, AIR)
  if (root instanceof ShadowRoot && isOnOwnPart(root, place, self)) return true
  return contents.some((content) => isShownIn(place, content))
}

export function slotUnderForm(self: HTMLElement): Slot | undefined {
  const { offsetWidth: width, offsetHeight: height } = self
  const form = document.querySelector('main form')
  const column = form?.parentElement
  if (!form || !column) return undefined
  const { left, width: formWidth } = form.getBoundingClientRect()
  const slot = { left: Math.max(EDGE, left + (formWidth - width) / 2), top: column.getBoundingClientRect().bottom + 28 }
  const fits = slot.top + height + EDGE <= document.documentElement.clientHeight
  return fits && !isTaken(slot, self, controls()) ? slot : undefined
}

/**
 * The first place at the edge of the window where the element covers no control of the product, and with `keepWords` no
 * text either.
 */
export function freeSlot(
  self: HTMLElement,
  order: readonly ('right' | 'left' | 'centre')[],
  keepWords = false,
): Slot | undefined {
  const { offsetWidth: width, offsetHeight: height } = self
  const { clientWidth, clientHeight } = document.documentElement
  const lefts = { right: clientWidth - EDGE - width, left: EDGE, centre: (clientWidth - width) / 2 }
  const bottom = clientHeight - EDGE - height
  const slots = [bottom, bottom - 56, clientHeight * 0.66, clientHeight * 0.5, clientHeight * 0.33].flatMap((top) =>
    order.map((side) => ({ left: lefts[side], top })),
  )
  const contents = keepWords ? [...controls(), ...words()] : controls()
  return slots.find((slot) => slot.top >= EDGE && !isTaken(slot, self, contents))
}

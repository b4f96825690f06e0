import { outlineOf, overlap, type Box } from './box.ts'
import { INTERACTIVE } from './pressable.ts'

type Slot = Pick<Box, 'left' | 'top'>

/** Distance from the edge of the window, and margin around a control that counts as the control. */
const EDGE = 12
const AIR = 4

/** Whether text of the element is at this point: a paragraph is wider than its text. */
function hasWords(element: Element, x: number, y: number): boolean {
  return [...element.childNodes].some((node) => {
    if (!(node instanceof Text) || !node.data.trim()) return false
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].some((box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom)
  })
}

/** The dock's own parts are compared by their boxes. */
const isOnOwnPart = (dock: ShadowRoot, place: Box, self: Element): boolean =>
  [...dock.querySelectorAll('[data-solid]')].some(
    (part) => !self.contains(part) && overlap(place, part.getBoundingClientRect()) > 0,
  )

/** Whether a control, a `data-solid` part of the dock or, with `keepWords`, text would lie under the element there. */
function isTaken({ left, top }: Slot, self: HTMLElement, keepWords = false): boolean {
  const root = self.getRootNode()
  const dock = root instanceof ShadowRoot ? root : undefined
  const { offsetWidth: width, offsetHeight: height } = self
  const place = outlineOf({ left, top, width, height }, AIR)
  if (dock && isOnOwnPart(dock, place, self)) return true
  const columns = Math.max(2, Math.ceil(width / 10))
  const rows = Math.max(2, Math.ceil(height / 14))
  for (let column = 0; column <= columns; column += 1) {
    for (let row = 0; row <= rows; row += 1) {
      const x = place.left + (place.width * column) / columns
      const y = place.top + (place.height * row) / rows
      const under = document.elementsFromPoint(x, y).find((element) => element !== dock?.host)
      if (under?.closest(INTERACTIVE)) return true
      if (keepWords && under && hasWords(under, x, y)) return true
    }
  }
  return false
}

export function slotUnderForm(self: HTMLElement): Slot | undefined {
  const { offsetWidth: width, offsetHeight: height } = self
  const form = document.querySelector('main form')
  const column = form?.parentElement
  if (!form || !column) return undefined
  const { left, width: formWidth } = form.getBoundingClientRect()
  const slot = { left: Math.max(EDGE, left + (formWidth - width) / 2), top: column.getBoundingClientRect().bottom + 28 }
  const fits = slot.top + height + EDGE <= document.documentElement.clientHeight
  return fits && !isTaken(slot, self) ? slot : undefined
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
  return slots.find((slot) => slot.top >= EDGE && !isTaken(slot, self, keepWords))
}

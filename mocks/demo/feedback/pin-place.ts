import { targetOf } from '../dock/page/find-target.ts'
import type { Pin } from './pins.ts'

type PinPlace = Pick<Pin, 'target' | 'inside' | 'onPage'>

const fraction = (part: number, whole: number): number =>
  whole > 0 ? Math.round(Math.min(1, Math.max(0, part / whole)) * 1000) / 1000 : 0

/** The place at these coordinates of the window, on this element. */
export function pinPlaceAt(element: Element, x: number, y: number): PinPlace {
  const { left, top, width, height } = element.getBoundingClientRect()
  const { scrollWidth, scrollHeight } = document.documentElement
  const target = targetOf(element)
  return {
    ...(target && { target }),
    inside: [fraction(x - left, width), fraction(y - top, height)],
    onPage: [fraction(x + window.scrollX, scrollWidth), fraction(y + window.scrollY, scrollHeight)],
  }
}

/** Whether this part of the page stands in for the pin's own element, which is not shown. */
export const isPartOnly = ({ target }: Pick<Pin, 'target'>, element: Element): boolean =>
  target?.part !== undefined && element.getAttribute('data-part') === target.part && !!target.path?.includes('/')

/**
 * A pin is drawn on its element. If the page does not show that, the pin is at the top of the part of the page that held
 * it, or else where it was put on the page.
 */
export function windowPlaceOf(pin: PinPlace, element: Element | undefined): { left: number; top: number } {
  const { inside, onPage } = pin
  if (element) {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = isPartOnly(pin, element) ? [0.5, 0] : inside
    return { left: left + x * width, top: top + y * height }
  }
  const { scrollWidth, scrollHeight } = document.documentElement
  return { left: onPage[0] * scrollWidth - window.scrollX, top: onPage[1] * scrollHeight - window.scrollY }
}

/** Whether a pin without its element is drawn: at another address, something else may be at its place. */
export const isMarkedOnPage = (pin: Pick<Pin, 'page'>, path: string, isCurrent: boolean): boolean =>
  isCurrent || pin.page === path

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

/** Where a pin is in the window: on its element, or where it was on the page. */
export function windowPlaceOf(
  { inside, onPage }: PinPlace,
  element: Element | undefined,
): { left: number; top: number } {
  if (element) {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { left: left + inside[0] * width, top: top + inside[1] * height }
  }
  const { scrollWidth, scrollHeight } = document.documentElement
  return { left: onPage[0] * scrollWidth - window.scrollX, top: onPage[1] * scrollHeight - window.scrollY }
}

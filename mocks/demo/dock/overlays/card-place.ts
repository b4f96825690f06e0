import { MARGIN, outlineOf, overlap, type Box } from '../page/box.ts'
import { DOCK_ELEMENT } from '../page/of-dock.ts'

const EDGE = 8
/** How much of a long list stays visible at least. */
const MIN_SHOWN = 80

/** Scrolls so that the element is clear of the page's header and of toasts, or a long one begins below the header. */
export function reveal(element: Element): void {
  if (!(element instanceof HTMLElement)) return
  const header = document.querySelector('header')
  const covered = header && getComputedStyle(header).position === 'sticky' ? header.offsetHeight : 0
  const { scrollMargin } = element.style
  element.style.scrollMargin = `${covered + 2 * MARGIN}px 0 ${2 * MARGIN}px`
  element.scrollIntoView({ block: element.clientHeight > window.innerHeight / 3 ? 'start' : 'center' })
  element.style.scrollMargin = scrollMargin
}

/** The window without the open panel, which lies at its side or along its lower edge. */
export function roomOfPage(): { width: number; height: number } {
  const { clientWidth, clientHeight } = document.documentElement
  const panel = document.querySelector(DOCK_ELEMENT)?.shadowRoot?.querySelector('aside[aria-label="Demo dock"]')
  const { left = 0, top = 0 } = panel?.getBoundingClientRect() ?? {}
  return { width: left > 0 ? left : clientWidth, height: top > 0 ? top : clientHeight }
}

export interface Around {
  /** What the card points at. */
  target?: Box | undefined
  /** The button that sends the form beside it. */
  submit?: Box | undefined
  dialog?: Box | undefined
}

/** Where the product shows its toasts. Kept free without one too, so that the card does not move when one goes. */
function roomOfToasts({ width, height }: { width: number; height: number }): Box {
  return width < 600
    ? { left: EDGE, top: EDGE, width: width - 2 * EDGE, height: 100 }
    : { left: width - 404, top: height - 124, width: 380, height: 100 }
}

/**
 * Where the card covers nothing of what it points at, then least of the button that sends the form, of toasts, and of
 * a dialog: in a corner of the window, bottom left first, or above or below what it points at.
 */
export function cardPlace(
  { width, height }: { width: number; height: number },
  around: Around,
  view: { width: number; height: number },
): Box {
  // The outline is around it.
  const target = around.target && outlineOf(around.target)
  const { submit, dialog } = around
  const right = Math.max(EDGE, view.width - width - EDGE)
  const bottom = Math.max(EDGE, view.height - height - EDGE)
  // Of what is longer than the room beside the card, the beginning stays visible.
  const room = view.height - height - 3 * EDGE
  const beginning = (long: Box): Box => ({ ...long, height: Math.max(MIN_SHOWN, room - long.top) })
  const pointed = target && target.height > room ? beginning(target) : target
  const tops = [
    bottom,
    EDGE,
    ...(pointed ? [pointed.top + pointed.height + EDGE, pointed.top - height - EDGE] : []),
  ].filter((top) => top >= EDGE && top <= bottom)
  const places = tops.flatMap((top) =>
    (top === bottom ? [EDGE, right] : [right, EDGE]).map((left) => ({ left, top, width, height })),
  )
  const cost = (place: Box) =>
    (pointed ? overlap(place, pointed) * 1_000_000 : 0) +
    (target ? overlap(place, target) * 10 : 0) +
    (submit ? overlap(place, submit) * 1000 : 0) +
    overlap(place, roomOfToasts(view)) * 100 +
    (dialog ? overlap(place, dialog) : 0)
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best))
}

/** Between an element and its outline. */
export const MARGIN = 6

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export function shownBox(element: Element | null | undefined): Box | undefined {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  return width > 0 ? { left, top, width, height } : undefined
}

export const outlineOf = ({ left, top, width, height }: Box, margin = MARGIN) => ({
  left: left - margin,
  top: top - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
})

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top))

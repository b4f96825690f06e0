const EDGE = 12

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top))

/** The corner of the window, bottom left first, where the card covers least of what it points at, then of a dialog. */
export function cardCorner(
  card: { width: number; height: number },
  target: Box | undefined,
  dialog: Box | undefined,
  view: { width: number; height: number },
): Box {
  const right = Math.max(EDGE, view.width - card.width - EDGE)
  const bottom = Math.max(EDGE, view.height - card.height - EDGE)
  const corners = [
    { left: EDGE, top: bottom },
    { left: right, top: bottom },
    { left: right, top: EDGE },
    { left: EDGE, top: EDGE },
  ].map((corner) => ({ ...corner, ...card }))
  const cost = (corner: Box) => (target ? overlap(corner, target) * 1000 : 0) + (dialog ? overlap(corner, dialog) : 0)
  return corners.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best))
}

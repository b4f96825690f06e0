/** Where what moves has come to rest, in ms. */
const REST_MS = 120

/**
 * Looks now, every so often and once the window has come to rest after scrolling or a change of its size: looking costs
 * layout, and during a movement the next moment would prove it wrong. Where nobody sees the page, nothing is looked at.
 */
export function keepLooking(look: () => void, everyMs: number): () => void {
  let moving: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(moving)
    moving = setTimeout(() => {
      moving = undefined
      look()
    }, REST_MS)
  }
  look()
  const timer = setInterval(() => {
    if (!document.hidden && moving === undefined) look()
  }, everyMs)
  window.addEventListener('resize', wait)
  window.addEventListener('scroll', wait, { passive: true, capture: true })
  return () => {
    clearInterval(timer)
    clearTimeout(moving)
    window.removeEventListener('resize', wait)
    window.removeEventListener('scroll', wait, true)
  }
}

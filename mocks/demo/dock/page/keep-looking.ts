const REST_MS = 120

/** Calls `look` now, at intervals while the page is visible, and only after scrolling or resizing: it needs layout. */
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

const REST_MS = 120

/**
 * Calls `look` now, at intervals while the page is visible, and once scrolling or resizing has stopped, as it needs
 * layout. With `follows` also once a frame meanwhile, so that what is shown moves with the page.
 */
export function keepLooking(look: () => void, everyMs: number, follows = false): () => void {
  const later = follows ? requestAnimationFrame : (work: () => void) => window.setTimeout(work, REST_MS)
  const cancel = follows ? cancelAnimationFrame : window.clearTimeout
  let moving = 0
  const move = () => {
    cancel(moving)
    moving = later(() => {
      moving = 0
      look()
    })
  }
  look()
  const timer = setInterval(() => {
    if (!document.hidden && moving === 0) look()
  }, everyMs)
  window.addEventListener('resize', move)
  window.addEventListener('scroll', move, { passive: true, capture: true })
  return () => {
    clearInterval(timer)
    cancel(moving)
    window.removeEventListener('resize', move)
    window.removeEventListener('scroll', move, true)
  }
}

import { useEffect, useLayoutEffect } from 'react'
import { isAnythingFocused } from './focus.ts'

/**
 * Overlays have a home of their own beside the application's root. The root is inert while one is open, while the
 * toast and whatever else lives beside it can still be read and reached.
 */
export function overlayHome(): HTMLElement {
  let home = document.getElementById('overlays')
  if (!home) {
    home = document.createElement('div')
    home.id = 'overlays'
    document.body.append(home)
  }
  return home
}

let openOverlays = 0

/** No browser tells when what has the focus is taken away, or a press beside an overlay takes it: the library looks as often. */
const LOOK_EVERY_MS = 50

/** The topmost overlay hears Escape only while the focus is in it. In a frame of a page that has it, nobody asked for it. */
function takeFocusBack(): void {
  if (isAnythingFocused() || !document.hasFocus()) return
  overlayHome().querySelector<HTMLElement>(':scope > :last-child [role="dialog"]')?.focus()
}

/** While an overlay is open: the root can be neither reached nor read, and focus that is lost comes back to the overlay. */
export function useInertRoot(open: boolean): void {
  useEffect(() => {
    if (!open) return
    openOverlays += 1
    document.getElementById('root')?.toggleAttribute('inert', true)
    const looking = setInterval(takeFocusBack, LOOK_EVERY_MS)
    return () => clearInterval(looking)
  }, [open])

  // Released in the commit itself: the library gives the focus back in an effect, and nothing inert can take it.
  useLayoutEffect(() => {
    if (!open) return
    return () => {
      openOverlays -= 1
      if (openOverlays === 0) document.getElementById('root')?.removeAttribute('inert')
    }
  }, [open])
}

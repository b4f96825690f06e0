import { useEffect, useLayoutEffect } from 'react'

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

export function useInertRoot(open: boolean): void {
  useEffect(() => {
    if (!open) return
    openOverlays += 1
    document.getElementById('root')?.toggleAttribute('inert', true)
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

import { useEffect } from 'react'

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
    const root = document.getElementById('root')
    openOverlays += 1
    root?.toggleAttribute('inert', true)
    return () => {
      openOverlays -= 1
      if (openOverlays === 0) root?.removeAttribute('inert')
    }
  }, [open])
}

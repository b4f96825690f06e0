import { createContext, use, useCallback, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useOverlay, type Overlay } from './overlay.ts'

type OpenOverlay = (overlay: Overlay, value?: string) => void

const OpenOverlayContext = createContext<OpenOverlay | null>(null)

/** Around everything that opens overlays, inside the router. */
export function OverlayOpener({ children }: { children: ReactNode }) {
  const { open } = useOverlay()
  const latest = useRef(open)
  useLayoutEffect(() => {
    latest.current = open
  })
  const stable = useCallback<OpenOverlay>((overlay, value) => latest.current(overlay, value), [])
  return <OpenOverlayContext value={stable}>{children}</OpenOverlayContext>
}

/**
 * Returns the function that opens an overlay. It is the same function at every address, so that a page does not render
 * all rows of its list again whenever a dialog opens.
 */
export function useOpenOverlay(): OpenOverlay {
  const open = use(OpenOverlayContext)
  if (!open) throw new Error('No OverlayOpener')
  return open
}

import { useEffect, type ReactNode } from 'react'
import { loadedWhenOpen } from './loaded-when-open.tsx'
import type { OverlayFrameProps } from './overlay-frame.tsx'

const { LoadedWhenOpen: Frame, preload } = loadedWhenOpen<OverlayFrameProps>(() => import('./overlay-frame.tsx').then((m) => m.OverlayFrame))

/** Fetches the frame ahead of the first opening, e.g. once the page is idle. */
export const preloadOverlays = preload

/** Any overlay of the kit: the frame's code comes with the first one that opens. */
export function Overlay(props: OverlayFrameProps) {
  useReturnedFocus(props.open)
  return <Frame {...props} />
}

/** Focus goes back to what opened the overlay, even when the frame's code was still on its way. */
function useReturnedFocus(open: boolean): void {
  useEffect(() => {
    if (!open) return
    const opener = document.activeElement
    return () => {
      requestAnimationFrame(() => {
        if (opener instanceof HTMLElement && opener.isConnected && (document.activeElement === document.body || document.activeElement === null)) opener.focus()
      })
    }
  }, [open])
}

interface PlainDialogProps {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  actions?: ReactNode
  width?: number
  children: ReactNode
}

export function PlainDialog({ actions, width = 480, ...rest }: PlainDialogProps) {
  return <Overlay {...rest} kind="dialog" width={width} footer={actions} />
}

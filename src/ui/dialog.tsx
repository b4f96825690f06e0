import { useEffect, type ReactNode } from 'react'
import { isAnythingFocused, wayOnFrom } from './focus.ts'
import { loadedWhenOpen } from './loaded-when-open.tsx'
import type { OverlayFrameProps } from './overlay-frame.tsx'

const { LoadedWhenOpen: Frame, preload } = loadedWhenOpen<OverlayFrameProps>(() =>
  import('./overlay-frame.tsx').then((m) => m.OverlayFrame),
)

/** Fetches the frame ahead of the first opening, e.g. once the page is idle. */
export const preloadOverlays = preload

/** Any overlay of the kit: the frame's code comes with the first one that opens. */
export function Overlay(props: OverlayFrameProps) {
  useReturnedFocus(props.open)
  return <Frame {...props} />
}

/**
 * Focus goes back to what opened the overlay, even when the frame's code was still on its way; where the overlay has done
 * away with that, such as the first step of an empty list, to where one would go on.
 */
function useReturnedFocus(open: boolean): void {
  useEffect(() => {
    const opener = document.activeElement
    if (!open || !isAnythingFocused() || !(opener instanceof HTMLElement)) return
    const goOn = wayOnFrom(opener)
    return () => {
      requestAnimationFrame(() => {
        if (isAnythingFocused() && !isLeftInside()) return
        if (opener.isConnected) opener.focus()
        else goOn()
      })
    }
  }, [open])
}

/** Until it has faded, what was closed last may keep the focus that nothing else could take. */
const isLeftInside = (): boolean =>
  !document.querySelector('#root[inert]') && document.activeElement?.closest('#overlays') !== null

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

import { useState, type ComponentType } from 'react'
import { sayNotOpened } from '../../toast.ts'

/** An overlay whose code loads with the first press that opens it, as nothing of it shows before. */
export function useOnDemand<TProps extends object>(load: () => Promise<ComponentType<TProps>>) {
  const [Overlay, setOverlay] = useState<ComponentType<TProps>>()
  const [isOpen, setOpen] = useState(false)
  return {
    /** Undefined until it has been opened once. */
    Overlay,
    isOpen,
    open: () => {
      // Without waiting for a promise: a quick second press must already meet the overlay.
      if (Overlay) setOpen(true)
      else
        void load().then((loaded) => {
          setOverlay(() => loaded)
          return setOpen(true)
        }, sayNotOpened)
    },
    close: () => setOpen(false),
  }
}

import Portal from '@mui/material/Portal'
import { useEffect, useState, type ComponentType } from 'react'
import { onToast, type ToastMessage } from '../toast.ts'
import type { ToastProps } from './toast.tsx'

interface Shown extends ToastMessage {
  id: number
}

/**
 * Shows one toast at a time. Its timer stops while it is hovered or focused. It is rendered outside #app, where an open
 * dialog neither hides it from screen readers nor traps the focus.
 */
export function ToastHost() {
  const [toast, setToast] = useState<Shown | null>(null)
  const [Toast, setToastCode] = useState<ComponentType<ToastProps>>()

  useEffect(() => {
    let id = 0
    const loadCode = () =>
      void import('./toast.tsx').then(
        (loaded) => setToastCode(() => loaded.Toast),
        () => undefined,
      )
    // Not with the first screen, which has no message yet. When this fails, the next message tries again.
    loadCode()
    return onToast(
      (message) => {
        loadCode()
        setToast({ ...message, id: (id += 1) })
      },
      () => setToast((latest) => (latest?.variant === 'destructive' ? null : latest)),
    )
  }, [])

  const shown = toast && Toast && <Toast key={toast.id} toast={toast} onClose={() => setToast(null)} />
  const failed = toast?.variant === 'destructive'
  // Always rendered: screen readers ignore a polite region that is inserted together with its text. An alert is
  // announced when it is inserted, and would be announced again as a part of a polite region.
  return (
    <Portal container={toastContainer}>
      <section aria-label="Messages">
        <div role="status">{!failed && shown}</div>
        {failed && shown}
      </section>
    </Portal>
  )
}

/**
 * The parent of toasts. It stops `focusin`, because a dialog's focus trap would move the focus back into the dialog.
 */
function toastContainer(): HTMLElement {
  let container = document.getElementById('toasts')
  if (!container) {
    container = Object.assign(document.createElement('div'), { id: 'toasts' })
    container.addEventListener('focusin', (event) => event.stopPropagation())
    document.body.append(container)
  }
  return container
}

import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Portal from '@mui/material/Portal'
import Snackbar from '@mui/material/Snackbar'
import { useEffect, useState } from 'react'
import { media, token } from '../../theme/tokens.ts'
import { onToast, TOAST_DURATION_MS, type ToastMessage } from '../../toast.ts'
import { passesFocusOn } from './focus.ts'

interface Shown extends ToastMessage {
  id: number
}

const Description = styled('p')({ margin: 0 })

const place = {
  right: { xs: 16, sm: 'calc(24px + var(--page-inset-right, 0px))' },
  width: { xs: 'auto', sm: 380 },
  // A dialog fills a phone and has its buttons at the bottom.
  [media.phone]: { top: 'calc(8px + env(safe-area-inset-top))', bottom: 'auto' },
  '@media print': { display: 'none' },
} as const

/**
 * Shows one toast at a time; it waits while somebody points at it or has the focus in it. Beside the application, because
 * an open dialog hides the rest of that from screen readers and keeps the focus.
 */
export function ToastHost() {
  const [toast, setToast] = useState<Shown | null>(null)

  useEffect(() => {
    let id = 0
    return onToast((message) => setToast({ ...message, id: (id += 1) }))
  }, [])

  // A live region is read out only if it was there before its text.
  return (
    <Portal container={toastHome}>
      <section aria-label="Messages">
        <div role="status">{toast && <Toast key={toast.id} toast={toast} onClose={() => setToast(null)} />}</div>
      </section>
    </Portal>
  )
}

function Toast({ toast, onClose }: { toast: Shown; onClose: () => void }) {
  const { title, description, variant, action } = toast
  const failed = variant === 'destructive'
  return (
    <Snackbar
      open
      autoHideDuration={TOAST_DURATION_MS}
      resumeHideDuration={TOAST_DURATION_MS}
      onClose={(_, reason) => reason === 'timeout' && onClose()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      sx={place}
    >
      <Alert
        ref={passesFocusOn}
        variant="outlined"
        severity={failed ? 'error' : 'success'}
        role={failed ? 'alert' : 'none'}
        onClose={onClose}
        slotProps={{ closeButton: { 'aria-label': 'Dismiss' } }}
        sx={{ width: '100%', boxShadow: token.shadow.floating, ...(failed && { borderColor: token.error }) }}
      >
        <AlertTitle>{title}</AlertTitle>
        {description && <Description>{description}</Description>}
        {action && (
          <Button
            variant="text"
            color="primary"
            size="small"
            sx={{ display: 'flex', margin: '4px 0 0 -10px' }}
            onClick={() => {
              action.onClick()
              onClose()
            }}
          >
            {action.label}
          </Button>
        )}
      </Alert>
    </Snackbar>
  )
}

/** An element of its own in the body. A dialog's focus trap must not hear of focus in it, or it would take it away. */
function toastHome(): HTMLElement {
  let home = document.getElementById('toasts')
  if (!home) {
    home = Object.assign(document.createElement('div'), { id: 'toasts' })
    home.addEventListener('focusin', (event) => event.stopPropagation())
    document.body.append(home)
  }
  return home
}

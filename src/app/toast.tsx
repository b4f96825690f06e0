import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Snackbar from '@mui/material/Snackbar'
import { useEffect, useState, type CSSProperties } from 'react'
import { media, token } from '../theme/tokens.ts'
import { TOAST_DURATION_MS, type ToastMessage } from '../toast.ts'
import { passesFocusOn } from '../ui/feedback/focus.ts'

const Description = styled('p')({ margin: 0 })

const WIDTH = 380

const place = {
  right: { xs: 16, sm: 'calc(24px + var(--page-inset-right, 0px) + var(--sheet, 0px))' },
  width: { xs: 'auto', sm: WIDTH },
  // A dialog fills a phone and has its buttons at the bottom, and at the top its button to close.
  [media.phone]: { top: 'calc(8px + env(safe-area-inset-top) + var(--dialog-head, 0px))', bottom: 'auto' },
  '@media (min-width: 40em)': { bottom: 'calc(24px + var(--dialog-foot, 0px))' },
  '@media print': { display: 'none' },
} as const

/** The room that the toast leaves for an open dialog: its head on a phone; its side or its buttons elsewhere. */
function roomForDialog(): CSSProperties {
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1)
  const head = dialog?.firstElementChild?.getBoundingClientRect()
  const { left = 0, right = 0, bottom = 0 } = dialog?.getBoundingClientRect() ?? {}
  const inset = getComputedStyle(document.documentElement).getPropertyValue('--page-inset-right')
  const edge = innerWidth - (parseFloat(inset) || 0)
  const hasCorner = right > edge - WIDTH - 24 && bottom > innerHeight - 100
  const hasRoomBeside = left > WIDTH + 48
  const foot = (dialog ?? document).querySelector('.MuiDialogActions-root')?.getBoundingClientRect()
  // The buttons of a verification step stand in the page.
  const isOnButtons =
    !dialog && foot && foot.right > edge - WIDTH - 24 && foot.top < innerHeight && foot.bottom > innerHeight - 140
  return {
    ...(head && head.top < 80 && { '--dialog-head': `${head.bottom}px` }),
    ...(hasCorner && hasRoomBeside && { '--sheet': `${edge - left}px` }),
    ...(((hasCorner && !hasRoomBeside) || isOnButtons) && foot && { '--dialog-foot': `${innerHeight - foot.top}px` }),
  } as CSSProperties
}

export interface ToastProps {
  toast: ToastMessage
  onClose: () => void
}

export function Toast({ toast, onClose }: ToastProps) {
  const { title, description, variant, action } = toast
  const failed = variant === 'destructive'
  const [room, setRoom] = useState(roomForDialog)
  // A dialog may open or close while the toast is shown: measure once its animation has ended.
  useEffect(() => {
    const measure = () => setRoom(roomForDialog())
    document.addEventListener('transitionend', measure)
    return () => document.removeEventListener('transitionend', measure)
  }, [])
  return (
    <Snackbar
      open
      autoHideDuration={TOAST_DURATION_MS}
      resumeHideDuration={TOAST_DURATION_MS}
      onClose={(_, reason) => reason === 'timeout' && onClose()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      sx={place}
      style={room}
    >
      <Alert
        ref={passesFocusOn}
        variant="outlined"
        severity={failed ? 'error' : 'success'}
        role={failed ? 'alert' : 'none'}
        onClose={onClose}
        closeText="Dismiss"
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

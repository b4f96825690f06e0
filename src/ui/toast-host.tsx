import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import IconButton from '@mui/material/IconButton'
import { keyframes, styled } from '@mui/material/styles'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { media, token } from '../theme/tokens.ts'
import { passesFocusOn } from './focus.ts'
import { onToast, TOAST_DURATION_MS, type ToastMessage } from '../toast.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })
const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })

const Region = styled('div')({
  position: 'fixed',
  zIndex: 1400,
  right: 'calc(24px + var(--page-inset-right, 0px))',
  bottom: 24,
  width: 'min(380px, calc(100vw - 32px))',
  // A dialog fills a phone and has its buttons at the bottom.
  [media.phone]: { right: 16, bottom: 'auto', top: 'calc(8px + env(safe-area-inset-top))' },
  '@media print': { display: 'none' },
})

const Card = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: '12px 8px 12px 16px',
  background: token.surface,
  color: token.ink,
  border: `1px solid ${token.hairline}`,
  borderRadius: token.radius.card,
  boxShadow: token.shadow.floating,
  animation: `${rise} ${token.motion}`,
  [media.phone]: { animationName: drop },
  '& > .MuiSvgIcon-root': { marginTop: 4, color: token.accentText },
  '&[data-variant="destructive"]': { borderColor: 'var(--corridor-palette-error-main)' },
  '&[data-variant="destructive"] > .MuiSvgIcon-root': { color: 'var(--corridor-palette-error-main)' },
})

const Words = styled('div')({ flex: 1, minWidth: 0, padding: '4px 0', overflowWrap: 'anywhere' })
const Title = styled('p')({ margin: 0, fontWeight: 600 })
const Description = styled('p')({ margin: '2px 0 0', color: token.muted })

const Action = styled('button')({
  marginTop: 8,
  padding: 0,
  minHeight: 24,
  border: 0,
  background: 'none',
  fontWeight: 600,
  color: token.accentText,
  cursor: 'pointer',
  [media.phone]: { minHeight: 44 },
})

interface Shown extends ToastMessage {
  id: number
}

const never = () => () => undefined

/** Shows one toast at a time. It waits while somebody points at it or has focus in it. */
export function ToastHost() {
  const [toast, setToast] = useState<Shown | null>(null)
  const [held, setHeld] = useState(false)
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

  useEffect(() => {
    let id = 0
    return onToast((message) => {
      setHeld(false)
      setToast({ ...message, id: (id += 1) })
    })
  }, [])

  useEffect(() => {
    if (!toast || held) return
    const timer = setTimeout(() => setToast(null), TOAST_DURATION_MS)
    return () => clearTimeout(timer)
  }, [toast, held])

  if (!inBrowser) return null
  const destructive = toast?.variant === 'destructive'
  // Beside the root, which is inert under a dialog: a refusal must be heard and seen there too.
  return createPortal(
    <Region role="region" aria-label="Messages">
      <div role="status" aria-live={destructive ? 'assertive' : 'polite'} aria-atomic="true">
        {toast && (
          <Card
            key={toast.id}
            ref={passesFocusOn}
            data-variant={toast.variant ?? 'default'}
            onMouseEnter={() => setHeld(true)}
            onMouseLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
          >
            {destructive ? <ErrorOutlineOutlined /> : <CheckCircleOutlined />}
            <Words>
              <Title>{toast.title}</Title>
              {toast.description && <Description>{toast.description}</Description>}
              {toast.action && (
                <Action
                  type="button"
                  onClick={() => {
                    toast.action?.onClick()
                    setToast(null)
                  }}
                >
                  {toast.action.label}
                </Action>
              )}
            </Words>
            <IconButton size="small" aria-label="Dismiss" onClick={() => setToast(null)}>
              <CloseOutlined fontSize="small" />
            </IconButton>
          </Card>
        )}
      </div>
    </Region>,
    document.body,
  )
}

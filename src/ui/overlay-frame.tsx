import CloseOutlined from '@mui/icons-material/CloseOutlined'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { media, token } from '../theme/tokens.ts'
import { overlayHome, useInertRoot } from './overlay-home.ts'

export interface OverlayFrameProps {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  /** A dialog in the middle, or a sheet along the right edge. */
  kind: 'dialog' | 'sheet'
  width: number
  /** Stays in sight below the scrolling content. */
  footer?: ReactNode
  children: ReactNode
}

const Frame = styled(Dialog, { shouldForwardProp: (prop) => prop !== 'frameWidth' })<{ frameWidth: number }>(
  ({ frameWidth }) => ({
    '& .MuiDialog-paper': {
      width: `min(${frameWidth}px, calc(100% - 32px))`,
      maxWidth: 'none',
      margin: 16,
      maxHeight: 'calc(100% - 48px)',
    },
    // Wheel and finger stop here instead of moving the page behind.
    '& .MuiDialog-container': { overflow: 'auto', overscrollBehavior: 'contain' },
    '&[data-kind="sheet"] .MuiDialog-container': { justifyContent: 'flex-end' },
    '&[data-kind="sheet"] .MuiDialog-paper': { height: 'calc(100% - 16px)', maxHeight: 'none', margin: 8 },
    [media.phone]: {
      '& .MuiDialog-container, &[data-kind="sheet"] .MuiDialog-container': { alignItems: 'stretch' },
      '& .MuiDialog-paper, &[data-kind="sheet"] .MuiDialog-paper': {
        width: '100%',
        height: '100%',
        maxHeight: 'none',
        margin: 0,
        border: 0,
        borderRadius: 0,
      },
    },
  }),
)

const Head = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 16,
  padding: '20px 16px 0 24px',
  [media.phone]: { padding: '12px 8px 0 16px' },
})

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: '3px 0 0', overflowWrap: 'anywhere' }))
const Description = styled('div')({ margin: '4px 0 0', color: token.muted })

const Body = styled('div')({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '16px 24px 24px',
  [media.phone]: { padding: '12px 16px 24px' },
})

const Foot = styled('div')({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '14px 24px',
  borderTop: `1px solid ${token.hairline}`,
  [media.phone]: {
    padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
    '& > .MuiButton-root': { flex: '1 1 0' },
  },
})

export function OverlayFrame({ open, onClose, title, description, kind, width, footer, children }: OverlayFrameProps) {
  const id = useId()
  useInertRoot(open)
  return (
    <Frame
      open={open}
      onClose={onClose}
      frameWidth={width}
      data-kind={kind}
      container={overlayHome}
      disableEnforceFocus
      disableScrollLock
      transitionDuration={{ enter: 160, exit: 120 }}
      aria-labelledby={id}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      <Head>
        <div>
          <Title id={id}>{title}</Title>
          {description && <Description id={`${id}-description`}>{description}</Description>}
        </div>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </Head>
      <ScrollingBody>{children}</ScrollingBody>
      {footer && <Foot>{footer}</Foot>}
    </Frame>
  )
}

const REACHABLE = 'a[href], button, input, select, textarea, [tabindex]'

/** What scrolls must be reachable by keyboard: where nothing inside takes the focus, the whole body does. */
function ScrollingBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const [focusable, setFocusable] = useState(false)
  useEffect(() => {
    const { current } = body
    setFocusable(current !== null && current.scrollHeight > current.clientHeight && !current.querySelector(REACHABLE))
  }, [])
  return (
    <Body ref={body} tabIndex={focusable ? 0 : undefined}>
      {children}
    </Body>
  )
}

import CloseOutlined from '@mui/icons-material/CloseOutlined'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { media, token } from '../../theme/tokens.ts'
import { isAnythingFocused, rememberNextFocus } from '../feedback/focus.ts'
import { unlessSecondPress } from './second-press.ts'

export interface OverlayProps {
  open: boolean
  onClose: () => void
  title: string
  /** As a panel's. */
  part?: string
  description?: ReactNode
  /** Shown below the scrolling content. */
  actions?: ReactNode
  /** Pixels with text of the usual size; a phone uses its full width. */
  width?: number
  children: ReactNode
}

const Head = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 16,
  padding: '20px 16px 0 24px',
  [media.phone]: { padding: '12px 8px 0 16px', '& > button': { marginTop: -4 } },
})

const Description = styled('div')({
  margin: '4px 0 0',
  color: token.muted,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
})

function OverlayContent({ id, onClose, title, part, description, actions, children }: OverlayProps & { id: string }) {
  useFocusAfterClose()
  return (
    <>
      <Head data-part={part}>
        <div>
          <DialogTitle id={id} sx={{ marginTop: '3px', overflowWrap: 'anywhere' }}>
            {title}
          </DialogTitle>
          {description && <Description id={`${id}-description`}>{description}</Description>}
        </div>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </Head>
      <ScrollingContent>{children}</ScrollingContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </>
  )
}

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/** Content that scrolls but has no focusable element becomes focusable, so that the keyboard can scroll it. */
function ScrollingContent({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  const [focusable, setFocusable] = useState(false)
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const { current } = content
    setFocusable(current !== null && current.scrollHeight > current.clientHeight && !current.querySelector(FOCUSABLE))
  }, [])
  return (
    <DialogContent
      ref={content}
      {...(focusable && { tabIndex: 0 })}
      onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop > 0)}
      // A line below the head while content is scrolled behind it.
      sx={{ boxShadow: scrolled ? `inset 0 1px ${token.hairline}` : 'none' }}
    >
      {children}
    </DialogContent>
  )
}

/**
 * MUI returns the focus to the button that opened a dialog. If that button is gone, for example because it was in the
 * empty state of a list, or if a reload or a link opened it, this moves the focus to the next sensible place.
 */
function useFocusAfterClose(): void {
  const [moveFocus] = useState(() => rememberNextFocus(document.activeElement ?? document.body))
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (!isAnythingFocused()) moveFocus()
      })
    },
    [moveFocus],
  )
}

const ariaOf = (id: string, description: ReactNode) => ({
  'aria-labelledby': id,
  ...(description && { 'aria-describedby': `${id}-description` }),
})

/** A centred dialog; on a phone a sheet at the bottom. */
export function PlainDialog({ width = 480, ...content }: OverlayProps) {
  const id = useId()
  return (
    <Dialog
      open={content.open}
      onClose={unlessSecondPress(content.onClose)}
      {...ariaOf(id, content.description)}
      slotProps={{
        paper: { sx: { width: `min(${width / 16}rem, calc(100% - 32px))`, [media.phone]: { width: '100%' } } },
      }}
    >
      <OverlayContent id={id} {...content} />
    </Dialog>
  )
}

const sheetPaper = (width: number) => ({
  width: `min(${width / 16}rem, calc(100% - 16px))`,
  height: 'calc(100% - 16px)',
  margin: '8px',
  borderRadius: token.radius.sheet,
  [media.phone]: { width: '100%', height: '100%', margin: 0, border: 0, borderRadius: 0 },
})

/** A dialog along the right edge, which leaves the list behind it visible; full screen on a phone. */
export function Sheet({ width = 480, ...content }: OverlayProps) {
  const id = useId()
  return (
    <Drawer
      anchor="right"
      open={content.open}
      onClose={unlessSecondPress(content.onClose)}
      slotProps={{ paper: { ...ariaOf(id, content.description), sx: sheetPaper(width) } }}
    >
      <OverlayContent id={id} {...content} />
    </Drawer>
  )
}

import Paper from '@mui/material/Paper'
import { useCallback, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { passesFocusOn } from '../../../../src/ui/feedback/focus.ts'
import { cardPlace, roomOfPage, type Around } from './card-place.ts'
import { type Box } from '../page/box.ts'
import { Outline } from './outline.tsx'

interface PointingCardProps {
  label: string
  /** The ID of what is read when the card takes the focus. */
  describedBy?: string
  outline: Box | undefined
  /** What the card points at, and what it covers as little as possible. */
  around: Around
  /** The card takes the focus whenever this changes, unless it is undefined. */
  focusOn?: unknown
  onEscape: () => void
  children: ReactNode
}

/**
 * A card that points at a place of the page: a step of a tour, a pin of feedback. Popper would know its anchor only.
 */
export function PointingCard({ label, describedBy, outline, around, focusOn, onEscape, children }: PointingCardProps) {
  const card = useRef<HTMLDivElement>(null)
  /** Passes the focus on when the card is removed. */
  const put = useCallback((element: HTMLDivElement | null) => {
    card.current = element
    return passesFocusOn(element)
  }, [])
  useLayoutEffect(() => {
    const { current } = card
    const place = () => {
      // A button that moves during a press is not clicked.
      if (!current || current.matches(':active')) return
      const { left, top } = cardPlace(current.getBoundingClientRect(), around, roomOfPage())
      current.style.translate = `${left}px ${top}px`
    }
    place()
    window.addEventListener('resize', place)
    return () => window.removeEventListener('resize', place)
  })
  useEffect(() => {
    if (focusOn !== undefined) card.current?.focus({ preventScroll: true })
  }, [focusOn])
  return (
    <>
      {outline && <Outline around={outline} />}
      <Paper
        ref={put}
        role="dialog"
        aria-label={label}
        aria-describedby={describedBy}
        tabIndex={-1}
        data-solid
        elevation={8}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onEscape()
        }}
        sx={{
          position: 'fixed',
          zIndex: 2147482500,
          top: 0,
          left: 0,
          width: 'min(320px, calc(100vw - 24px))',
          maxHeight: '46vh',
          overflow: 'auto',
          padding: '12px 16px',
          border: 1,
          borderColor: 'primary.main',
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
          // A phone on its side: the buttons beside the text leave more of the page visible.
          '@media (max-height: 479.95px)': {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) minmax(auto, 50%)',
            columnGap: 2,
            alignItems: 'center',
            width: 'min(620px, calc(100vw - 24px))',
            padding: '8px 14px',
          },
        }}
      >
        {children}
      </Paper>
    </>
  )
}

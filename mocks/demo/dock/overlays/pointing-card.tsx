import Paper from '@mui/material/Paper'
import Popper, { type PopperProps } from '@mui/material/Popper'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { passesFocusOn } from '../../../../src/ui/feedback/focus.ts'
import { cardPlace, roomOfPage, type Around } from './card-place.ts'

interface PointingCardProps {
  label: string
  /** What the card points at, and what it covers as little as possible. */
  around: Around
  /** The card takes the focus whenever this changes, unless it is undefined. */
  focusOn: unknown
  onEscape: () => void
  children: ReactNode
}

const FIXED = { strategy: 'fixed' } as const
/** The place comes from the modifier. */
const ANYWHERE = { getBoundingClientRect: () => new DOMRect(0, 0, 1, 1) }

/** Popper modifier that chooses the place where the card covers the least. */
const leastCovered = (around: () => Around): NonNullable<PopperProps['modifiers']> => [
  { name: 'flip', enabled: false },
  { name: 'preventOverflow', enabled: false },
  {
    name: 'leastCovered',
    enabled: true,
    phase: 'main',
    fn({ state }) {
      const { left, top } = cardPlace(state.rects.popper, around(), roomOfPage())
      state.modifiersData.popperOffsets = { x: left, y: top }
    },
  },
]

/** A card that points at a place of the page: a step of a tour, a pin of feedback. */
export function PointingCard({ label, around, focusOn, onEscape, children }: PointingCardProps) {
  const card = useRef<HTMLDivElement>(null)
  const popper = useRef<{ update: () => unknown }>(null)
  const latest = useRef(around)
  /** Passes the focus on when the card is removed. */
  const put = useCallback((element: HTMLDivElement | null) => {
    card.current = element
    return passesFocusOn(element)
  }, [])
  const [modifiers, setModifiers] = useState<PopperProps['modifiers']>()
  useLayoutEffect(() => setModifiers(leastCovered(() => latest.current)), [])
  useLayoutEffect(() => {
    latest.current = around
    void popper.current?.update()
  })
  useEffect(() => {
    if (focusOn !== undefined) card.current?.focus({ preventScroll: true })
  }, [focusOn])
  return (
    <Popper
      open={modifiers !== undefined}
      keepMounted
      disablePortal
      placement="bottom-start"
      anchorEl={ANYWHERE}
      popperRef={popper as PopperProps['popperRef']}
      popperOptions={FIXED}
      modifiers={modifiers}
      style={{ zIndex: 2147482500 }}
    >
      <Paper
        ref={put}
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        data-solid
        elevation={8}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onEscape()
        }}
        sx={{
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
    </Popper>
  )
}

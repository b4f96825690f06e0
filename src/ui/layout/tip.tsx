import type { TooltipProps } from '@mui/material/Tooltip'
import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'

/** MUI's, loaded when something is pointed at for the first time. Without its code there is no tooltip. */
const Tooltip = lazy<ComponentType<TooltipProps>>(() =>
  import('@mui/material/Tooltip').catch(() => ({ default: () => null })),
)

/** As specified: after 700 ms, and at once up to 300 ms after another tooltip. */
const DELAY_MS = 700
const SKIP_DELAY_MS = 300

/** How long the tooltip stays after a long press, whose finger has covered it. */
const AFTER_TOUCH_MS = 1500

let lastClosed = -Infinity

interface TipOptions {
  /** Shows the tooltip without a pointer, e.g. "Copied" on a phone. */
  always?: boolean
  never?: boolean
}

/**
 * A tooltip for an element that takes `events`; render `tip` beside it. A page has dozens of buttons with tooltips, and
 * MUI's renders its button twice, so here it is rendered for the one that is pointed at.
 */
export function useTip(title: string, { always = false, never = false }: TipOptions = {}) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const [open, setOpen] = useState(false)
  const delay = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(delay.current), [])
  const shown = (open && !never) || always

  const close = () => {
    lastClosed = performance.now()
    setOpen(false)
  }
  const after = (milliseconds: number, then: () => void) => {
    clearTimeout(delay.current)
    delay.current = setTimeout(then, milliseconds)
  }
  const come = (target: Element) => {
    setAnchor(target)
    after(performance.now() - lastClosed < SKIP_DELAY_MS ? 0 : DELAY_MS, () => setOpen(true))
  }
  const leave = () => {
    clearTimeout(delay.current)
    if (open) close()
  }

  useEffect(() => {
    if (!open) return
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [open])

  const events = {
    onPointerEnter: ({ currentTarget }: PointerEvent) => come(currentTarget),
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (open && pointerType === 'touch') after(AFTER_TOUCH_MS, close)
      else leave()
    },
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (currentTarget.matches(':focus-visible')) come(currentTarget)
    },
    onBlur: leave,
    // For a tooltip that is shown after a click from a script.
    onClickCapture: ({ currentTarget }: MouseEvent) => setAnchor(currentTarget),
  }
  const tip: ReactNode = anchor && (
    <Suspense>
      <Tooltip title={title} open={shown} slotProps={{ popper: { anchorEl: anchor } }}>
        <span hidden />
      </Tooltip>
    </Suspense>
  )
  return { events, tip }
}

import { computePosition, flip, offset, shift } from '@floating-ui/dom'
import { styled } from '@mui/material/styles'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { token } from '../theme/tokens.ts'
import { watchForTips, type Tip } from './tooltip-watch.ts'

const SIDE_OFFSET = 4
const WINDOW_EDGE = 8

const Bubble = styled('div')({
  position: 'fixed',
  top: 0,
  left: 0,
  zIndex: 1500,
  width: 'max-content',
  maxWidth: 'min(320px, calc(100vw - 16px))',
  padding: '4px 8px',
  borderRadius: 6,
  background: token.ink,
  color: token.surface,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  // The pointer may go from the anchor to the words without losing them.
  '&::before': { content: '""', position: 'absolute', inset: -SIDE_OFFSET },
  '@media print': { display: 'none' },
})

/** One tooltip at a time, beside whatever the pointer or the keyboard rests on. */
export function TooltipHost() {
  const [tip, setTip] = useState<Tip>()
  useEffect(() => watchForTips(setTip), [])
  // Beside the root, which is inert under a dialog.
  return tip && createPortal(<Tooltip key={tip.text} {...tip} />, document.body)
}

function Tooltip({ anchor, text }: Tip) {
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = bubble.current
    if (!element) return
    const middleware = [offset(SIDE_OFFSET), flip(), shift({ padding: WINDOW_EDGE })]
    const place = async () => {
      const { x, y } = await computePosition(anchor, element, { strategy: 'fixed', placement: 'top', middleware })
      Object.assign(element.style, { translate: `${x}px ${y}px`, visibility: '' })
    }
    void place()
  }, [anchor])
  // What it says is the name of its anchor or stands there in full: nothing has to be described a second time.
  return (
    <Bubble ref={bubble} role="tooltip" style={{ visibility: 'hidden' }}>
      {text}
    </Bubble>
  )
}

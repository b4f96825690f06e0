import FiberManualRecord from '@mui/icons-material/FiberManualRecord'
import Box from '@mui/material/Box'
import { useRef } from 'react'
import { useDock, useStore } from '../dock-context.ts'
import { oneLine, PHONE } from '../look/dock-theme.ts'
import { freeSlot } from '../page/free-slot.ts'
import { useLooked } from '../page/use-looked.ts'
import { RecordControls } from '../panel/sections/record.tsx'
import { Floating } from './floating.ts'

const LOOK_EVERY_MS = 500
const order = ['left', 'right', 'centre'] as const
/** Where the page has no control as a rule. */
const BELOW_HEADER = { left: 12, top: 68 }

/** While a tour is recorded: its latest step, beside the controls of the page. */
export function RecordBar({ onSaved }: { onSaved: () => void }) {
  const { recorder } = useDock()
  const recording = useStore(recorder)
  const bar = useRef<HTMLDivElement>(null)
  const slot = useLooked(() => (bar.current ? freeSlot(bar.current, { order }) : undefined), LOOK_EVERY_MS, {
    isOn: recording !== undefined,
  })
  if (!recording) return null
  const { status, steps } = recording
  const count = steps.length
  return (
    <Floating
      data-solid
      ref={bar}
      role="region"
      aria-label="Recording"
      style={slot ?? BELOW_HEADER}
      sx={{ typography: 'body2', [PHONE]: { flexWrap: 'wrap' } }}
    >
      <FiberManualRecord fontSize="small" color={status === 'on' ? 'error' : 'disabled'} />
      <Box role="status" sx={{ flexGrow: 1, minWidth: 0, width: 190 }}>
        <b>
          {status === 'on' ? 'Recording' : 'Paused'} · {count} {count === 1 ? 'step' : 'steps'}
        </b>
        <Box sx={oneLine}>{steps.at(-1)?.title ?? 'Use the product.'}</Box>
      </Box>
      <RecordControls onSaved={onSaved} />
    </Floating>
  )
}

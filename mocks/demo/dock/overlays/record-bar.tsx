import FiberManualRecord from '@mui/icons-material/FiberManualRecord'
import Box from '@mui/material/Box'
import { useSyncExternalStore } from 'react'
import { useDock } from '../dock-context.ts'
import { oneLine, PHONE } from '../look/dock-theme.ts'
import { RecordControls } from '../panel/sections/record.tsx'
import { Floating } from './floating.ts'

/** While a tour is recorded: its latest step, at the lower edge of the page. */
export function RecordBar({ onSaved }: { onSaved: () => void }) {
  const { recorder } = useDock()
  const recording = useSyncExternalStore(recorder.subscribe, recorder.state)
  if (!recording) return null
  const { status, steps } = recording
  const count = steps.length
  return (
    <Floating
      data-solid
      role="region"
      aria-label="Recording"
      sx={{ left: 12, bottom: 12, typography: 'body2', [PHONE]: { right: 12, flexWrap: 'wrap' } }}
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

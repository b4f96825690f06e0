import FiberManualRecord from '@mui/icons-material/FiberManualRecord'
import Box from '@mui/material/Box'
import { counted } from '../../../../src/text/format.ts'
import { useDock, useStore } from '../dock-context.ts'
import { oneLine, PHONE } from '../look/dock-theme.ts'
import { freeSlot } from '../page/free-slot.ts'
import { RecordControls } from '../panel/sections/record.tsx'
import { FreeBar } from './free-bar.tsx'

/** Where the page has no control as a rule. */
const BELOW_HEADER = { left: 12, top: 68 }

/** While a tour is recorded: its latest step, beside the controls of the page. */
export function RecordBar() {
  const recording = useStore(useDock().recorder)
  if (!recording) return null
  const { status, steps } = recording
  return (
    <FreeBar
      role="region"
      aria-label="Recording"
      place={(bar) => freeSlot(bar, ['left', 'right', 'centre']) ?? BELOW_HEADER}
      sx={{ typography: 'body2', [PHONE]: { flexWrap: 'wrap' } }}
    >
      <FiberManualRecord fontSize="small" color={status === 'on' ? 'error' : 'disabled'} />
      <Box role="status" sx={{ flexGrow: 1, minWidth: 0, width: 190 }}>
        <b>
          {status === 'on' ? 'Recording' : 'Paused'} · {counted(steps.length, 'step')}
        </b>
        <Box sx={oneLine}>{steps.at(-1)?.title ?? 'Use the product.'}</Box>
      </Box>
      <RecordControls />
    </FreeBar>
  )
}

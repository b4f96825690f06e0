import { demonstration } from '../../demonstration/demonstration.ts'
import { Chip } from '../../ui/feedback/status-chip.tsx'

/** Marks content of a demonstration that is demo data or is kept on this device only. */
export const DemoTag = () =>
  demonstration().illustrated && (
    <Chip data-tone="default">
      <span>Demo data</span>
    </Chip>
  )

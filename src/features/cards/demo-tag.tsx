import { demonstration } from '../../demonstration/demonstration.ts'
import { Chip } from '../../ui/feedback/status-chip.tsx'

/** In a demonstration, marks demo data and what is kept on this device only. */
export const DemoTag = () =>
  demonstration().illustrated && (
    <Chip data-tone="default">
      <span>Demo data</span>
    </Chip>
  )

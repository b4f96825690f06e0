import { Chip } from '../../ui/feedback/status-chip.tsx'

/** Marks content that is demo data or is kept on this device only. */
export const DemoTag = () => (
  <Chip data-tone="default">
    <span>Demo data</span>
  </Chip>
)

import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'

interface SegmentedProps<T extends string> {
  label: string
  options: readonly { value: T; label: string }[]
  /** `null` if none is selected. */
  value: T | null
  onChange: (value: T) => void
  fullWidth?: boolean
}

export function Segmented<T extends string>({ label, options, value, onChange, fullWidth = false }: SegmentedProps<T>) {
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth={fullWidth}
      aria-label={label}
      value={value}
      // Clicking the selected option must not deselect it.
      onChange={(_, next: T | null) => next !== null && onChange(next)}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} value={option.value}>
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

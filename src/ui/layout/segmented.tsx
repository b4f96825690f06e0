import ToggleButton from '@mui/material/ToggleButton'
import { styled } from '@mui/material/styles'
import { useState, type KeyboardEvent } from 'react'

interface SegmentedProps<T extends string> {
  label: string
  options: readonly { value: T; label: string }[]
  /** `null` if none is selected. */
  value: T | null
  onChange: (value: T) => void
  fullWidth?: boolean
}

/** Has the name of MUI's group in the themes. */
const Group = styled('div', { name: 'MuiToggleButtonGroup', slot: 'Root' })({
  display: 'inline-flex',
  // Large text leaves no room for all on one line of a phone.
  '&:not([data-full])': { flexWrap: 'wrap', maxWidth: '100%' },
  '&[data-full]': { width: '100%' },
})

/**
 * One of several options. MUI's group renders itself and its buttons twice before it is painted, since each button
 * registers with it, and React then runs all effects of the page before the paint too.
 */
export function Segmented<T extends string>({ label, options, value, onChange, fullWidth }: SegmentedProps<T>) {
  const [focused, setFocused] = useState<T>()
  // The one that Tab leads to; the arrow keys lead to the others.
  const stop = [focused, value].find((at) => options.some((option) => option.value === at)) ?? options[0]?.value
  return (
    <Group role="group" aria-label={label} data-full={fullWidth || undefined} onKeyDown={moveFocus}>
      {options.map((option) => (
        <ToggleButton
          key={option.value}
          value={option.value}
          selected={option.value === value}
          fullWidth={fullWidth}
          tabIndex={option.value === stop ? 0 : -1}
          onFocus={() => setFocused(option.value)}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </ToggleButton>
      ))}
    </Group>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button === event.target)
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  buttons.at(to % buttons.length)?.focus()
}

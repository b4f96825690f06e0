import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { chosenInForcedColors, media, token } from '../theme/tokens.ts'

const Group = styled('div')({
  display: 'inline-flex',
  gap: 2,
  padding: 2,
  borderRadius: token.radius.control + 2,
  background: token.sunken,
  border: `1px solid ${token.hairline}`,
})

const Choice = styled('label')({
  display: 'grid',
  placeItems: 'center',
  minHeight: 28,
  minWidth: 52,
  padding: '0 12px',
  borderRadius: token.radius.control,
  color: token.muted,
  fontSize: '0.8125rem',
  fontWeight: 550,
  cursor: 'pointer',
  transition: `background-color ${token.motion}, color ${token.motion}`,
  '&:hover': { color: token.ink },
  '&:has(:checked)': {
    background: token.surface,
    color: token.ink,
    boxShadow: `0 0 0 1px ${token.hairline}`,
    ...chosenInForcedColors,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${token.accentText}`, outlineOffset: 1 },
  [media.phone]: { flex: '1 1 auto', minWidth: 44, minHeight: 44, padding: '0 10px' },
})

interface SegmentedProps<T extends string> {
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
}

/** One of a few, all in sight: native radios, so arrow keys and names come with them. */
export function Segmented<T extends string>({ label, options, value, onChange }: SegmentedProps<T>) {
  const name = useId()
  return (
    <Group role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Choice key={option.value}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </Choice>
      ))}
    </Group>
  )
}

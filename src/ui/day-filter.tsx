import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined'
import { styled } from '@mui/material/styles'
import { media, token } from '../theme/tokens.ts'
import { inputStyles } from './field.tsx'

const Frame = styled('label')({
  ...inputStyles,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  width: 176,
  paddingRight: 10,
  whiteSpace: 'nowrap',
  cursor: 'text',
  // A label is never editable, which is not what greyed fields are about.
  '&:read-only:not(select)': {},
  '&:focus-within': inputStyles['&:focus, &:focus-visible'],
  '&[data-set] > span, &:focus-within > span': { color: token.muted },
  '& > .MuiSvgIcon-root': { flex: 'none', fontSize: '1rem', color: token.muted, pointerEvents: 'none' },
  [media.phone]: { ...inputStyles[media.phone], width: '100%' },
  // Two in a row would hide the year.
  '@media (max-width: 419.95px)': { gridColumn: '1 / -1' },
})

const Day = styled('input')({
  flex: '1 1 0',
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: token.ink,
  fontVariantNumeric: 'tabular-nums',
  // An empty field says what it is for; the pattern of a date appears once one is about to write it.
  '&:not([data-set], :focus)::-webkit-datetime-edit': { opacity: 0 },
  // The icon is drawn by us and the browser's own lies over it, as large as the whole field while that is empty.
  '&::-webkit-calendar-picker-indicator': {
    position: 'absolute',
    top: 0,
    right: 0,
    width: 36,
    height: '100%',
    margin: 0,
    padding: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '&:not([data-set], :focus)::-webkit-calendar-picker-indicator': { width: '100%' },
})

interface DayFilterProps {
  label: string
  /** ISO date, or nothing. */
  value: string
  min?: string | undefined
  max?: string | undefined
  onChange: (value: string) => void
}

/** One end of a period in a row of filters, its label inside. */
export function DayFilter({ label, value, min, max, onChange }: DayFilterProps) {
  const set = value === '' ? undefined : true
  return (
    <Frame data-set={set}>
      <span>{label}</span>
      <Day
        type="date"
        data-set={set}
        value={value}
        min={min}
        max={max}
        onChange={(event) => onChange(event.target.value)}
      />
      <CalendarTodayOutlined aria-hidden />
    </Frame>
  )
}

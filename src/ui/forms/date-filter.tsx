import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import { isCalendarDate } from '../../contract/values/calendar-date.ts'
import { formatDay } from '../../text/format.ts'

interface DateFilterProps {
  label: string
  /** `YYYY-MM-DD` or ''. */
  value: string
  /** `YYYY-MM-DD` or ''; included. */
  min?: string
  max?: string
  /** Called with a complete `YYYY-MM-DD`, or with ''. */
  onChange: (value: string) => void
}

/**
 * A date field with the label inside, for rows of filters. It keeps incomplete input in its own state: while `2026` is
 * being typed the browser reports the year 0002, and a controlled value would overwrite the input.
 */
export function DateFilter({ label, value, min, max, onChange }: DateFilterProps) {
  const id = useId()
  const [typed, setTyped] = useState(value)
  const [reported, setReported] = useState(value)
  // The parent has changed the value, e.g. by "Clear filters" or the back button.
  if (value !== reported) {
    setReported(value)
    setTyped(value)
  }
  const change = (next: string) => {
    setTyped(next)
    if (next !== '' && !isCalendarDate(next)) return
    setReported(next)
    onChange(next)
  }
  return (
    <OutlinedInput
      id={id}
      type="date"
      value={typed}
      error={typed !== reported}
      onChange={(event) => change(event.target.value)}
      startAdornment={
        <InputAdornment position="start" component="label" htmlFor={id}>
          {label}
        </InputAdornment>
      }
      slotProps={{
        input: {
          min: min || undefined,
          max: max || undefined,
          placeholder: '',
          ...(isCalendarDate(typed) && { 'data-date': formatDay(typed) }),
        },
      }}
    />
  )
}

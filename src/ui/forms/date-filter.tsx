import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import { isCalendarDate } from '../../contract/calendar-date.ts'

interface DateFilterProps {
  label: string
  /** ISO date, or nothing. */
  value: string
  /** ISO date or nothing; both ends are included. */
  min?: string
  max?: string
  /** Called with an ISO date once it is complete, or with nothing. */
  onChange: (value: string) => void
  className?: string
}

/**
 * One end of a period in a row of filters, its label inside. It keeps what is being typed and reports complete dates only:
 * `2` of `2026` is the year 0002 to the browser, and setting another value while somebody types wipes what they have typed.
 */
export function DateFilter({ label, value, min, max, onChange, className }: DateFilterProps) {
  const id = useId()
  const [typed, setTyped] = useState(value)
  const [reported, setReported] = useState(value)
  // The value changed by other means: "Clear filters", the back button.
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
      {...(className && { className })}
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
      slotProps={{ input: { min: min || undefined, max: max || undefined, placeholder: '' } }}
    />
  )
}

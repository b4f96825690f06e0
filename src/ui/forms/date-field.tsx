import { useField } from 'formik'
import { isCalendarDate } from '../../contract/values/calendar-date.ts'
import { formatDay } from '../../text/format.ts'
import type { FieldProps } from './form-field.tsx'
import { TextField } from './text-field.tsx'

/** {@link TextField} for a `YYYY-MM-DD`. */
export function DateField(props: FieldProps) {
  const [{ value }] = useField<string>(props.name)
  return (
    <TextField
      {...props}
      type="date"
      placeholder="dd/mm/yyyy"
      attributes={{ ...(isCalendarDate(value) && { 'data-date': formatDay(value) }) }}
    />
  )
}

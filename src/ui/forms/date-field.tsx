import OutlinedInput from '@mui/material/OutlinedInput'
import { isCalendarDate } from '../../contract/values/calendar-date.ts'
import { formatDay } from '../../text/format.ts'
import { FormField, type FieldProps } from './form-field.tsx'
import { useFieldState } from './use-field-state.ts'

/** MUI's OutlinedInput as a Formik field for a `YYYY-MM-DD`. */
export function DateField({ name, label, help }: FieldProps) {
  const { field, error } = useFieldState(name)
  return (
    <FormField label={label} help={help} error={error}>
      {({ id, ...described }) => (
        <OutlinedInput
          {...field}
          id={id}
          type="date"
          placeholder="dd/mm/yyyy"
          slotProps={{
            input: { ...described, ...(isCalendarDate(field.value) && { 'data-date': formatDay(field.value) }) },
          }}
        />
      )}
    </FormField>
  )
}

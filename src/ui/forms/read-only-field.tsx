import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { memo } from 'react'
import { FormField, type FieldProps } from './form-field.tsx'

interface ReadOnlyFieldProps extends Omit<FieldProps, 'name'>, Pick<OutlinedInputProps, 'sx'> {
  value: string
}

/** A value that looks like a field and can be selected and copied. */
export const ReadOnlyField = memo(({ label, value, help, ...rest }: ReadOnlyFieldProps) => (
  <FormField label={label} help={help}>
    {({ id, ...described }) => (
      <OutlinedInput {...rest} readOnly id={id} value={value} slotProps={{ input: described }} />
    )}
  </FormField>
))

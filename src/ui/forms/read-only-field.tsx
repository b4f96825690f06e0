import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import type { ReactNode } from 'react'
import { FormField } from './form-field.tsx'

interface ReadOnlyFieldProps extends Pick<OutlinedInputProps, 'sx'> {
  label: string
  value: string
  help?: ReactNode
}

/** A value that looks like a field and can be selected and copied. */
export const ReadOnlyField = ({ label, value, help, ...rest }: ReadOnlyFieldProps) => (
  <FormField label={label} help={help}>
    {({ id, ...described }) => (
      <OutlinedInput {...rest} readOnly id={id} value={value} slotProps={{ input: described }} />
    )}
  </FormField>
)

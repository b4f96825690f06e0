import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import type { ComponentProps } from 'react'
import { FormField, type FieldProps } from './form-field.tsx'
import { useFieldState } from './use-field-state.ts'

type InputProps = Pick<OutlinedInputProps, 'autoComplete' | 'className' | 'endAdornment' | 'multiline' | 'placeholder'>

interface TextFieldProps extends FieldProps, InputProps {
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'number' | 'date'
  maxLength?: number
  /** Other attributes of the input element. */
  attributes?: ComponentProps<'input'> & { 'data-date'?: string }
}

/** MUI's OutlinedInput as a Formik field. */
export function TextField({ name, label, help, type = 'text', maxLength, attributes, ...rest }: TextFieldProps) {
  const { field, error } = useFieldState(name)
  return (
    <FormField label={label} help={help} error={error}>
      {({ id, ...described }) => (
        <OutlinedInput
          {...field}
          {...rest}
          id={id}
          type={type}
          minRows={3}
          slotProps={{ input: { maxLength, dir: type === 'text' ? 'auto' : undefined, ...attributes, ...described } }}
        />
      )}
    </FormField>
  )
}

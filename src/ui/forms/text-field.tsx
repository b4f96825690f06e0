import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { memo, type ComponentProps } from 'react'
import { FormField, type FieldProps } from './form-field.tsx'
import { useFieldState, type FieldState } from './use-field-state.ts'

type InputProps = Pick<OutlinedInputProps, 'autoComplete' | 'className' | 'endAdornment' | 'multiline' | 'placeholder'>

interface TextFieldProps extends FieldProps, InputProps {
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'number' | 'date'
  maxLength?: number
  /** Other attributes of the input element. */
  attributes?: ComponentProps<'input'> & { 'data-date'?: string }
}

/** MUI's OutlinedInput as a Formik field. */
export function TextField({ name, ...rest }: TextFieldProps) {
  const { field, error } = useFieldState(name)
  return <LabelledInput {...field} {...rest} error={error} />
}

/** Formik renders the whole form for each key. With `memo` that ends at the fields that stay the same. */
const LabelledInput = memo(function LabelledInput({
  label,
  help,
  error,
  type = 'text',
  maxLength,
  attributes,
  ...rest
}: TextFieldProps & FieldState) {
  return (
    <FormField label={label} help={help} error={error}>
      {({ id, ...described }) => (
        <OutlinedInput
          {...rest}
          id={id}
          type={type}
          minRows={3}
          slotProps={{ input: { maxLength, dir: type === 'text' ? 'auto' : undefined, ...attributes, ...described } }}
        />
      )}
    </FormField>
  )
})

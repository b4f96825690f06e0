import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
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

const AmountInput = styled(TextField)(({ theme }) => ({
  minHeight: 48,
  fontSize: theme.typography.h2.fontSize,
  fontWeight: 500,
  letterSpacing: '-0.015em',
  fontVariantNumeric: 'tabular-nums',
}))

interface AmountFieldProps extends FieldProps {
  currency: string
  placeholder?: string
}

/** A text input, because number inputs round, accept exponents and react to the mouse wheel. */
export const AmountField = ({ currency, ...field }: AmountFieldProps) => (
  <AmountInput
    placeholder="0.00"
    {...field}
    autoComplete="off"
    attributes={{ inputMode: 'decimal' }}
    endAdornment={
      <InputAdornment position="end" aria-hidden>
        {currency}
      </InputAdornment>
    }
  />
)

import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { FormField, type FieldProps } from './form-field.tsx'
import { useFieldState } from './use-field-state.ts'

interface TextFieldProps extends FieldProps, Pick<OutlinedInputProps, 'autoComplete' | 'placeholder' | 'readOnly'> {
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'number'
  inputMode?: 'decimal' | 'numeric'
  multiline?: boolean
  maxLength?: number
  min?: string | number
  max?: string | number
}

/** MUI's OutlinedInput as a Formik field. */
export function TextField({ name, label, help, disabled = false, type = 'text', ...rest }: TextFieldProps) {
  const { field, error } = useFieldState(name)
  const { inputMode, maxLength, min, max, placeholder, ...input } = rest
  return (
    <FormField label={label} help={help} error={error} disabled={disabled}>
      {({ id, ...described }) => (
        <OutlinedInput
          {...field}
          {...input}
          id={id}
          type={type}
          placeholder={placeholder}
          {...(input.multiline && { minRows: 3 })}
          slotProps={{
            input: { ...described, inputMode, maxLength, min, max, dir: type === 'text' ? 'auto' : undefined },
          }}
        />
      )}
    </FormField>
  )
}

const AmountInput = styled(OutlinedInput)(({ theme }) => ({
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
export function AmountField({ name, label, help, currency, disabled = false, placeholder = '0.00' }: AmountFieldProps) {
  const { field, error } = useFieldState(name)
  return (
    <FormField label={label} help={help} error={error} disabled={disabled}>
      {({ id, ...described }) => (
        <AmountInput
          {...field}
          id={id}
          autoComplete="off"
          placeholder={placeholder}
          endAdornment={
            <InputAdornment position="end" aria-hidden>
              {currency}
            </InputAdornment>
          }
          slotProps={{ input: { ...described, inputMode: 'decimal' } }}
        />
      )}
    </FormField>
  )
}

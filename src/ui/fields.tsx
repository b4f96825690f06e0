import Button, { type ButtonProps } from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useField, useFormikContext } from 'formik'
import {
  useId,
  type FocusEvent,
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type ReactNode,
} from 'react'
import { forcedColors, media, token } from '../theme/tokens.ts'
import { unlessBusy } from './busy.ts'
import { Field, inputStyles } from './field.tsx'
import { Input, Select } from './input.ts'
import { afterPress } from './press.ts'

const TextArea = styled('textarea')({
  ...inputStyles,
  height: 'auto',
  minHeight: 88,
  padding: '9px 12px',
  lineHeight: 1.5,
  resize: 'vertical',
  [media.phone]: { fontSize: '1rem' },
})

/** What a control needs, the same object while other fields change, and its error once it has been left or the form has been sent. */
function useControl(name: string) {
  const [{ value, onChange, onBlur: leave }, { touched, error }] = useField<string>(name)
  const onBlur = (event: FocusEvent) => afterPress(() => leave(event))
  return { control: { name, value, onChange, onBlur }, error: touched ? error : undefined }
}

interface CommonProps {
  name: string
  label: string
  help?: ReactNode
  disabled?: boolean
  readOnly?: boolean
}

interface TextFieldProps extends CommonProps {
  type?: HTMLInputTypeAttribute
  inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'tel' | 'url' | 'search'
  autoComplete?: HTMLInputAutoCompleteAttribute
  placeholder?: string
  multiline?: boolean
  maxLength?: number
  min?: string | number
  max?: string | number
}

export function TextField({ name, label, help, multiline = false, type = 'text', ...rest }: TextFieldProps) {
  const { control, error } = useControl(name)
  const { min, max, ...text } = rest
  return (
    <Field label={label} help={help} error={error}>
      {(attributes) =>
        multiline ? (
          <TextArea {...control} {...text} {...attributes} rows={3} dir="auto" />
        ) : (
          <Input
            {...control}
            {...text}
            {...attributes}
            type={type}
            min={min}
            max={max}
            dir={type === 'text' ? 'auto' : undefined}
          />
        )
      }
    </Field>
  )
}

export interface Option {
  value: string
  label: string
}

interface SelectFieldProps extends CommonProps {
  options: readonly Option[]
  /** The empty choice; without it the first option is the value to start with. */
  placeholder?: string
}

/** A choice of what has a name: `{ GB: 'British' }`. */
export const optionsOf = (names: Readonly<Record<string, string>>): Option[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

/** The platform's own select: right on every phone, typeable, and no bytes. */
export function SelectField({ name, label, help, options, placeholder, disabled }: SelectFieldProps) {
  const { control, error } = useControl(name)
  return (
    <Field label={label} help={help} error={error}>
      {(attributes) => (
        <Select {...control} {...attributes} disabled={disabled}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

const CheckboxRow = styled('div')({ display: 'grid', gap: 4 })

const CheckboxLabel = styled('label')({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: 10,
  padding: '2px 0',
  cursor: 'pointer',
  lineHeight: '20px',
  [media.phone]: { minHeight: 44, alignItems: 'center' },
})

export const CheckboxInput = styled('input')({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 18,
  height: 18,
  margin: 1,
  border: `1px solid ${token.controlEdge}`,
  borderRadius: 5,
  background: token.surface,
  cursor: 'pointer',
  transition: `background-color ${token.motion}, border-color ${token.motion}`,
  '&:checked': { background: token.accent, borderColor: token.accent },
  // Drawn without an image, which would be a document of its own to load before the sign-in can be read.
  '&:checked::before': {
    content: '""',
    width: '36%',
    height: '66%',
    border: `solid ${token.onAccent}`,
    borderWidth: '0 2px 2px 0',
    borderRadius: 1,
    transform: 'translateY(-1px) rotate(42deg)',
  },
  '&[aria-invalid="true"]': { borderColor: 'var(--corridor-palette-error-main)' },
  '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  [media.phone]: { width: 22, height: 22, borderRadius: 6 },
  [forcedColors]: { appearance: 'auto' },
})

const Problem = styled('p')({
  margin: 0,
  fontSize: '0.8125rem',
  fontWeight: 500,
  color: 'var(--corridor-palette-error-main)',
})

export function CheckboxField({ name, label, disabled }: { name: string; label: ReactNode; disabled?: boolean }) {
  const [{ value: checked, onChange, onBlur }, { touched, error: problem }] = useField<boolean>(name)
  const error = touched ? problem : undefined
  const id = useId()
  return (
    <CheckboxRow>
      <CheckboxLabel>
        <CheckboxInput
          type="checkbox"
          name={name}
          checked={checked}
          onChange={onChange}
          onBlur={(event) => afterPress(() => onBlur(event))}
          disabled={disabled}
          aria-invalid={error !== undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{label}</span>
      </CheckboxLabel>
      {error && <Problem id={id}>{error}</Problem>}
    </CheckboxRow>
  )
}

const AmountBox = styled('div')({ position: 'relative' })

const AmountInput = styled(Input)({
  paddingRight: 56,
  height: 48,
  fontSize: '1.25rem',
  fontWeight: 500,
  letterSpacing: '-0.015em',
  fontVariantNumeric: 'tabular-nums',
  [media.phone]: { height: 52, fontSize: '1.25rem' },
})

const Currency = styled('span')({
  position: 'absolute',
  insetBlock: 0,
  right: 14,
  display: 'grid',
  placeItems: 'center',
  color: token.muted,
  fontWeight: 500,
  pointerEvents: 'none',
})

interface AmountFieldProps extends CommonProps {
  currency: string
  placeholder?: string
}

/** Text, not a number input: those round, accept exponents and change under the mouse wheel. */
export function AmountField({ name, label, help, currency, disabled, placeholder = '0.00' }: AmountFieldProps) {
  const { control, error } = useControl(name)
  return (
    <Field label={label} help={help} error={error}>
      {(attributes) => (
        <AmountBox>
          <AmountInput
            {...control}
            {...attributes}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholder}
            disabled={disabled}
          />
          <Currency aria-hidden>{currency}</Currency>
        </AmountBox>
      )}
    </Field>
  )
}

interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  /** Takes the label's place while the form is being sent. */
  busyLabel?: string
}

export function SubmitButton({ busyLabel, children, ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext()
  return (
    <Button type="submit" variant="contained" {...unlessBusy(isSubmitting)} {...rest}>
      {isSubmitting && busyLabel ? busyLabel : children}
    </Button>
  )
}

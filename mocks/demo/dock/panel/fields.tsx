import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import Switch from '@mui/material/Switch'
import { Formik, useField, type FormikHelpers, type FormikProps, type FormikValues } from 'formik'
import { useId, type ChangeEvent, type ReactNode, type Ref } from 'react'
import type { AnyObjectSchema } from 'yup'
import { Select, type SelectProps } from '../../../../src/ui/forms/select.tsx'
import { SubmitButton } from '../../../../src/ui/forms/submit-button.tsx'
import { FormBody, useSingleSubmit } from '../../../../src/ui/forms/validated-form.tsx'
import { Row } from './kit.tsx'
import { useRun } from './run.tsx'

interface DockFormProps<T extends FormikValues> {
  label: string
  values: T
  schema?: AnyObjectSchema
  /** The text of the submit button. */
  submit: string
  /** May throw a sentence, which the dock shows. */
  onSubmit: (values: T, helpers: FormikHelpers<T>) => unknown
  done?: string
  /** Beside the button. */
  acts?: ReactNode
  /** Gives access to the values before they are submitted. */
  formRef?: Ref<FormikProps<T>>
  children: ReactNode
}

/** A Formik form; it starts again when `values` change. */
export function DockForm<T extends FormikValues>({
  label,
  values,
  schema,
  submit,
  onSubmit,
  done,
  acts,
  formRef = null,
  children,
}: DockFormProps<T>) {
  const run = useRun()
  const send = useSingleSubmit((sent: T, helpers: FormikHelpers<T>) => run(() => onSubmit(sent, helpers), done))
  return (
    <Formik innerRef={formRef} enableReinitialize initialValues={values} validationSchema={schema} onSubmit={send}>
      <FormBody label={label}>
        {children}
        <Row>
          <SubmitButton color="primary">{submit}</SubmitButton>
          {acts}
        </Row>
      </FormBody>
    </Formik>
  )
}

type InputProps = Pick<
  OutlinedInputProps,
  'inputRef' | 'maxRows' | 'minRows' | 'multiline' | 'name' | 'onBlur' | 'onFocus' | 'placeholder' | 'readOnly' | 'type'
>

interface TextProps extends InputProps {
  label: string
  value: string
  onChange?: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void
  help?: ReactNode
  /** Shown in place of the help. */
  problem?: string | undefined
  maxLength?: number
  /** Makes it a select with the platform's own picker, which works best on phones and with the keyboard. */
  options?: SelectProps['options']
}

/** MUI's OutlinedInput or the product's select, with a label in its border. */
export function Text({ label, help, problem, options, maxLength, onChange, ...rest }: TextProps) {
  const id = useId()
  const text = problem ?? help
  const described = { 'aria-describedby': text ? `${id}-help` : undefined }
  return (
    <FormControl fullWidth error={problem !== undefined}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      {options ? (
        <Select {...rest} id={id} options={options} onChange={onChange} slotProps={{ input: described }} />
      ) : (
        <OutlinedInput {...rest} id={id} onChange={onChange} slotProps={{ input: { ...described, maxLength } }} />
      )}
      {text && <FormHelperText id={`${id}-help`}>{text}</FormHelperText>}
    </FormControl>
  )
}

/** {@link Text} as a Formik field. */
export function Field({ name, ...rest }: Omit<TextProps, 'value' | 'onChange' | 'problem'> & { name: string }) {
  const [field, { touched, error }] = useField<string>(name)
  return <Text {...field} {...rest} problem={touched ? error : undefined} />
}

interface ToggleProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => unknown
}

export function Toggle({ label, checked, onChange }: ToggleProps) {
  const run = useRun()
  return (
    <FormControlLabel
      label={label}
      control={
        <Switch
          name={label}
          checked={checked}
          onChange={({ target }) => void run(() => onChange(target.checked))}
          slotProps={{ input: { role: 'switch' } }}
        />
      }
    />
  )
}

/** A {@link Toggle} for a field of the form. */
export function ToggleField({ name, label }: { name: string; label: string }) {
  const [{ value }, , { setValue }] = useField<boolean>(name)
  return <Toggle label={label} checked={value} onChange={setValue} />
}

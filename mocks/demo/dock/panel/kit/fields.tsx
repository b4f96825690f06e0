import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { Form, Formik, useField, type FormikHelpers, type FormikValues } from 'formik'
import type { ReactNode } from 'react'
import type { AnyObjectSchema } from 'yup'
import { useRun } from './run.tsx'

interface DockFormProps<T extends FormikValues> {
  label: string
  values: T
  schema?: AnyObjectSchema
  /** May throw a sentence, which the dock shows. */
  onSubmit: (values: T, helpers: FormikHelpers<T>) => unknown
  done?: string
  children: ReactNode
}

/** A Formik form; it starts again when `values` change. */
export function DockForm<T extends FormikValues>({
  label,
  values,
  schema,
  onSubmit,
  done,
  children,
}: DockFormProps<T>) {
  const run = useRun()
  return (
    <Formik
      enableReinitialize
      initialValues={values}
      validationSchema={schema}
      onSubmit={(sent, helpers) => run(() => onSubmit(sent, helpers), done)}
    >
      <Form noValidate aria-label={label}>
        <Stack spacing={1.25}>{children}</Stack>
      </Form>
    </Formik>
  )
}

export const Row = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
    {children}
  </Stack>
)

/** Fields beside each other. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" spacing={1.25} sx={{ alignItems: 'flex-start' }}>
    {children}
  </Stack>
)

export type Options = readonly (readonly [value: string, label: string])[]

const optionElements = (options: Options) =>
  options.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

/** The platform's own picker works best on phones and with the keyboard. */
const NATIVE = { select: { native: true } } as const

interface PickProps {
  label: string
  value: string
  options: Options
  onChange: (value: string) => void
}

export const Pick = ({ label, value, options, onChange }: PickProps) => (
  <TextField select label={label} value={value} slotProps={NATIVE} onChange={({ target }) => onChange(target.value)}>
    {optionElements(options)}
  </TextField>
)

type FieldProps = TextFieldProps & { name: string; options?: Options; maxLength?: number }

/** MUI's TextField as a Formik field; with `options` a select. */
export function Field({ name, options, helperText, maxLength, ...rest }: FieldProps) {
  const [field, { touched, error }] = useField<string>(name)
  const problem = touched ? error : undefined
  return (
    <TextField
      {...field}
      error={problem !== undefined}
      helperText={problem ?? helperText}
      {...(options && { select: true, slotProps: NATIVE, children: optionElements(options) })}
      {...(maxLength !== undefined && { slotProps: { htmlInput: { maxLength } } })}
      {...rest}
    />
  )
}

interface ToggleProps {
  label: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

export const Toggle = ({ label, checked, disabled = false, onChange }: ToggleProps) => (
  <FormControlLabel
    label={label}
    disabled={disabled}
    control={
      <Switch
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        slotProps={{ input: { role: 'switch' } }}
      />
    }
  />
)

/** {@link Toggle} as a Formik field. */
export function ToggleField({ name, label, disabled }: { name: string; label: string; disabled?: boolean }) {
  const [{ value }, , { setValue }] = useField<boolean>(name)
  return (
    <Toggle
      label={label}
      checked={value}
      {...(disabled !== undefined && { disabled })}
      onChange={(checked) => void setValue(checked)}
    />
  )
}

/** A text to be copied from. */
export const Shown = ({ label, value }: { label: string; value: string }) => (
  <TextField
    label={label}
    value={value}
    onFocus={({ target }) => target.select()}
    slotProps={{ htmlInput: { readOnly: true } }}
  />
)

interface FileButtonProps {
  label: string
  accept: string
  onFile: (file: File) => void
}

/** A button that opens the file picker. The input inside takes the focus. */
export const FileButton = ({ label, accept, onFile }: FileButtonProps) => (
  <Button component="label" tabIndex={-1}>
    {label}
    <input
      type="file"
      accept={accept}
      style={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', fontSize: 0 }}
      onChange={({ target }) => {
        const [file] = target.files ?? []
        if (file) onFile(file)
        // So that the same file can be chosen again.
        target.value = ''
      }}
    />
  </Button>
)

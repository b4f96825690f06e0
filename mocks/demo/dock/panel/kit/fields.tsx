import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import { Form, Formik, useField, type FormikHelpers, type FormikValues } from 'formik'
import { useId, type ChangeEvent, type ReactNode } from 'react'
import type { AnyObjectSchema } from 'yup'
import { mono, PHONE } from '../../look/dock-theme.ts'
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

interface PairProps {
  /** The least width of a field, in rem, so that fields of a page with large text go below each other. */
  least?: number
  /** How much wider the first one is. */
  first?: number
  children: ReactNode
}

/** Fields beside each other where they fit. */
export const Pair = ({ least = 7, first = 1, children }: PairProps) => (
  <Stack
    direction="row"
    spacing={1.25}
    useFlexGap
    sx={{
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      '& > *': { flex: `1 1 ${least}rem`, width: 'auto', minWidth: 0 },
      '& > :first-of-type': { flexBasis: `${least * first}rem`, [PHONE]: first > 1 ? { flexBasis: '100%' } : {} },
    }}
  >
    {children}
  </Stack>
)

export type Options = readonly (readonly [value: string, label: string])[]

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
  options?: Options
  isCode?: boolean
}

/** MUI's OutlinedInput or NativeSelect with a label in its border, from the parts that the product loads too. */
export function Text({ label, help, problem, options, maxLength, isCode = false, onChange, ...rest }: TextProps) {
  const id = useId()
  const text = problem ?? help
  const described = { 'aria-describedby': text ? `${id}-help` : undefined }
  return (
    <FormControl fullWidth error={problem !== undefined}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      {options ? (
        <NativeSelect
          id={id}
          variant="outlined"
          input={<OutlinedInput />}
          slotProps={{ input: described }}
          name={rest.name}
          value={rest.value}
          onBlur={rest.onBlur}
          onChange={onChange}
        >
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <OutlinedInput
          {...rest}
          id={id}
          onChange={onChange}
          slotProps={{ input: { ...described, maxLength, ...(isCode && { spellCheck: false, style: mono }) } }}
        />
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
  <Text readOnly label={label} value={value} onFocus={({ target }) => target.select()} />
)

interface FileButtonProps {
  label: string
  accept: string
  onFile: (file: File) => void
}

/** MUI gives the label the role of a button, but the input inside is the control. */
const NO_ROLE = { role: undefined }

/** A button that opens the file picker. The input inside takes the focus. */
export const FileButton = ({ label, accept, onFile }: FileButtonProps) => (
  <Button component="label" tabIndex={-1} {...NO_ROLE}>
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

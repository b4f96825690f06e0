import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Button, { type ButtonProps } from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { Form, Formik, useField, useFormikContext, type FormikHelpers, type FormikValues } from 'formik'
import { createContext, use, useId, useState, type ChangeEvent, type ReactNode } from 'react'
import type { AnyObjectSchema } from 'yup'
import { passesFocusOn } from '../../../../src/ui/feedback/focus.ts'
import { PHONE } from '../look/dock-theme.ts'
import { useRun } from './run.tsx'

// What the places and sections of the dock are made of: MUI's controls with their work, labels and results.

export interface Folds {
  isOpen: (section: string) => boolean
  toggle: (section: string) => void
}

export const FoldContext = createContext<Folds>({ isOpen: () => true, toggle: () => undefined })

/** A folded section costs nothing. */
const UNMOUNTED = { transition: { timeout: 0, unmountOnExit: true } }

interface SectionProps {
  title: string
  count?: number
  children: ReactNode
}

/** A part of a place that folds; the panel remembers which ones are open. */
export function Section({ title, count = 0, children }: SectionProps) {
  const id = useId()
  const { isOpen, toggle } = use(FoldContext)
  return (
    <Accordion expanded={isOpen(title)} onChange={() => toggle(title)} slotProps={UNMOUNTED}>
      <AccordionSummary id={id} aria-controls={`${id}-details`} expandIcon={<ExpandMoreOutlined />}>
        <Typography component="span" variant="h3">
          {title}
        </Typography>
        {count > 0 && <Chip label={count} />}
      </AccordionSummary>
      <AccordionDetails id={`${id}-details`}>
        <Stack spacing={1.25}>{children}</Stack>
      </AccordionDetails>
    </Accordion>
  )
}

export const Hint = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
)

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

interface ItemProps {
  title: ReactNode
  text?: ReactNode
  /** Above and below it. */
  padding?: number
  /** What can be done with it. */
  children?: ReactNode
}

/** A row of a list. It passes the focus on when it is removed. */
export const Item = ({ title, text, padding = 6, children }: ItemProps) => (
  <ListItem ref={passesFocusOn} sx={{ gap: 1, padding: `${padding}px 0` }}>
    <ListItemText primary={title} secondary={text} />
    {children}
  </ListItem>
)

interface PickProps extends ItemProps {
  /** Says which kind of list it is the current one of. */
  current?: boolean | 'step'
  onPick: () => unknown
}

/** A row of a list that can be pressed. */
export function Pick({ title, text, children, current = false, onPick }: PickProps) {
  const run = useRun()
  return (
    <li>
      <ListItemButton
        selected={Boolean(current)}
        aria-current={current || undefined}
        sx={{ gap: 1 }}
        onClick={() => void run(onPick)}
      >
        <ListItemText primary={title} secondary={text} />
        {children}
      </ListItemButton>
    </li>
  )
}

interface ActProps extends Omit<ButtonProps, 'onClick'> {
  work: () => unknown
  /** What is said after it. */
  done?: string
  primary?: boolean
  quiet?: boolean
}

/** A button that does something. It keeps the focus while disabled: many are disabled by their own press. */
export function Act({ work, done, disabled, primary = false, quiet = false, ...rest }: ActProps) {
  const run = useRun()
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await run(work, done)
    setBusy(false)
  }
  const off = disabled || busy
  return (
    <Button
      variant={primary ? 'contained' : quiet ? 'text' : 'outlined'}
      color={primary ? 'primary' : 'inherit'}
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={off || undefined}
      onClick={off ? undefined : () => void press()}
    />
  )
}

interface FileActProps {
  label: string
  accept: string
  done?: string
  work: (file: File) => unknown
}

/** MUI gives the label the role of a button, but the input inside is the control. */
const NO_ROLE = { role: undefined }

/** A button that opens the file picker. The input inside takes the focus. */
export function FileAct({ label, accept, done, work }: FileActProps) {
  const run = useRun()
  return (
    <Button component="label" tabIndex={-1} {...NO_ROLE}>
      {label}
      <input
        type="file"
        accept={accept}
        style={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', fontSize: 0 }}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void run(() => work(file), done)
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
    </Button>
  )
}

interface DockFormProps<T extends FormikValues> {
  label: string
  values: T
  schema?: AnyObjectSchema
  /** On the button that sends it. */
  submit: string
  /** May throw a sentence, which the dock shows. */
  onSubmit: (values: T, helpers: FormikHelpers<T>) => unknown
  done?: string
  /** Beside the button. */
  acts?: ReactNode
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
        <Stack spacing={1.25}>
          {children}
          <Row>
            <Submit>{submit}</Submit>
            {acts}
          </Row>
        </Stack>
      </Form>
    </Formik>
  )
}

/** Sends the form around it, once at a time. */
function Submit({ children }: { children: string }) {
  const { isSubmitting } = useFormikContext()
  return (
    <Button
      type={isSubmitting ? 'button' : 'submit'}
      variant="contained"
      color="primary"
      aria-busy={isSubmitting || undefined}
      aria-disabled={isSubmitting || undefined}
    >
      {children}
    </Button>
  )
}

export type Options<T = string> = readonly (readonly [value: T, label: string])[]

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
}

/** MUI's OutlinedInput or NativeSelect with a label in its border, from the parts that the product loads too. */
export function Text({ label, help, problem, options, maxLength, onChange, ...rest }: TextProps) {
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
          checked={checked}
          onChange={({ target }) => void run(() => onChange(target.checked))}
          slotProps={{ input: { role: 'switch' } }}
        />
      }
    />
  )
}

/** {@link Toggle} as a Formik field. */
export function ToggleField({ name, label }: { name: string; label: string }) {
  const [{ value }, , { setValue }] = useField<boolean>(name)
  return <Toggle label={label} checked={value} onChange={setValue} />
}

interface ChoiceProps<T> {
  label: string
  value: T
  options: Options<T>
  onChange: (value: T) => unknown
}

/** One of a few, all of them shown. */
export function Choice<T extends string | number>({ label, value, options, onChange }: ChoiceProps<T>) {
  const run = useRun()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      onChange={(_, next: T | null) => next !== null && void run(() => onChange(next))}
    >
      {options.map(([option, name]) => (
        <ToggleButton key={option} value={option}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'

export interface Option {
  value: string
  label: string
}

/** A choice of what has a name: `{ GB: 'British' }`. */
export const optionsOf = (names: Readonly<Record<string, string>>): Option[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

export interface SelectProps extends Omit<NativeSelectProps, 'variant' | 'input'> {
  /** Its accessible name, where no label is beside it. */
  label?: string
  options: readonly Option[]
  /** The empty choice; without it the first option is the value to start with. */
  placeholder?: string | undefined
}

/** The platform's own select: right on every phone, and typeable. */
export function Select({ label, options, placeholder, ...rest }: SelectProps) {
  return (
    <NativeSelect
      {...rest}
      {...(label && { slotProps: { input: { 'aria-label': label } } })}
      variant="outlined"
      input={<OutlinedInput />}
    >
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </NativeSelect>
  )
}

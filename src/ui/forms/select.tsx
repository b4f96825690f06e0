import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'

interface Option {
  value: string
  label: string
}

/** The options of a map from values to labels, e.g. `{ GB: 'British' }`. */
export const optionsOf = (names: Readonly<Record<string, string>>): Option[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

export interface SelectProps extends Omit<NativeSelectProps, 'variant' | 'input'> {
  /** The accessible name, if there is no visible label. */
  label?: string
  options: readonly Option[]
  /** The label of an empty first option. */
  placeholder?: string | undefined
}

/** MUI's NativeSelect: the platform's own picker works best on phones and with the keyboard. */
export function Select({ label, options, placeholder, ...rest }: SelectProps) {
  return (
    <NativeSelect
      {...rest}
      {...(label && { name: label, slotProps: { input: { 'aria-label': label } } })}
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

// So that FormControl knows of a value at first, and does not render the field again when its effect finds it.
Select.muiName = 'Select'

import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { useField } from 'formik'
import { memo, useId, type ChangeEvent, type ReactNode } from 'react'

interface CheckboxFieldProps {
  name: string
  label: ReactNode
  /** Reserves a line for the error, so that the layout does not move. */
  canFail?: boolean
}

/** MUI's Checkbox as a Formik field. */
export function CheckboxField(props: CheckboxFieldProps) {
  const [{ value, onChange }, { touched, error }] = useField<boolean>(props.name)
  return <LabelledCheckbox {...props} checked={value} onChange={onChange} error={touched ? error : undefined} />
}

interface LabelledCheckboxProps extends CheckboxFieldProps {
  checked: boolean
  onChange: (event: ChangeEvent) => void
  error: string | undefined
}

const LabelledCheckbox = memo(function LabelledCheckbox({
  name,
  label,
  canFail = false,
  checked,
  onChange,
  error,
}: LabelledCheckboxProps) {
  const id = useId()
  return (
    <FormControl error={error !== undefined}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            name={name}
            onChange={onChange}
            checked={checked}
            slotProps={{ input: { 'aria-invalid': error !== undefined, 'aria-describedby': error ? id : undefined } }}
          />
        }
      />
      {canFail && <FormHelperText id={id}>{error ?? ' '}</FormHelperText>}
    </FormControl>
  )
})

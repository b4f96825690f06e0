import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { useField } from 'formik'
import { useId, type ReactNode } from 'react'

interface CheckboxFieldProps {
  name: string
  label: ReactNode
  /** Reserves a line for the error, so that the layout does not move. */
  canFail?: boolean
}

/** MUI's Checkbox as a Formik field. */
export function CheckboxField({ name, label, canFail = false }: CheckboxFieldProps) {
  const [{ value: checked, onChange }, { touched, error: problem }] = useField<boolean>(name)
  const error = touched ? problem : undefined
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
}

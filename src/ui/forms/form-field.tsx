import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useId, type ReactNode } from 'react'

export interface FieldProps {
  /** The name of its value in the form. */
  name: string
  label: string
  help?: ReactNode
  disabled?: boolean
}

interface FieldAttributes {
  id: string
  'aria-describedby': string | undefined
}

interface FormFieldProps {
  label: string
  help?: ReactNode
  error?: string | undefined
  disabled?: boolean
  children: (attributes: FieldAttributes) => ReactNode
}

/** MUI's form control with the label above. The line below is there from the start, so that an error moves nothing. */
export function FormField({ label, help, error, disabled = false, children }: FormFieldProps) {
  const id = useId()
  const helpId = `${id}-help`
  const text = error ?? help
  return (
    <FormControl fullWidth error={error !== undefined} disabled={disabled}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      {children({ id, 'aria-describedby': text ? helpId : undefined })}
      <FormHelperText id={helpId}>{text ?? ' '}</FormHelperText>
    </FormControl>
  )
}

import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useId, type CSSProperties, type ReactNode } from 'react'

export interface FieldProps {
  /** The key of the field in the form's values. */
  name: string
  label: string
  help?: ReactNode
}

interface FormFieldProps extends Omit<FieldProps, 'name'> {
  error?: string | undefined
  style?: CSSProperties
  children: (attributes: { id: string; 'aria-describedby': string | undefined }) => ReactNode
}

/** MUI's FormControl with a label above and a line for help or error, which is always there so that nothing moves. */
export function FormField({ label, help, error, style, children }: FormFieldProps) {
  const id = useId()
  const helpId = `${id}-help`
  const text = error ?? help
  return (
    // Below a help text, which fills the line, the gap to the next field is larger: 24 px with that of the form.
    <FormControl fullWidth error={error !== undefined} style={style} sx={{ marginBottom: help ? '14px' : 0 }}>
      <FormLabel id={`${id}-label`} htmlFor={id}>
        {label}
      </FormLabel>
      {children({ id, 'aria-describedby': text ? helpId : undefined })}
      <FormHelperText id={helpId}>{text ?? ' '}</FormHelperText>
    </FormControl>
  )
}

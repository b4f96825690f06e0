import Button, { type ButtonProps } from '@mui/material/Button'
import { useFormikContext } from 'formik'
import { busyProps } from '../feedback/busy-props.ts'

interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  /** Replaces the label while the form is being submitted. */
  busyLabel?: string
}

export function SubmitButton({ busyLabel, children, ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext()
  return (
    <Button type="submit" variant="contained" {...busyProps(isSubmitting)} {...rest}>
      {isSubmitting && busyLabel ? busyLabel : children}
    </Button>
  )
}

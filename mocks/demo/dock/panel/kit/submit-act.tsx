import Button, { type ButtonProps } from '@mui/material/Button'
import { useFormikContext } from 'formik'

/** Sends the form around it, once at a time. */
export function SubmitAct(props: Omit<ButtonProps, 'type'>) {
  const { isSubmitting } = useFormikContext()
  return (
    <div>
      <Button
        {...props}
        type={isSubmitting ? 'button' : 'submit'}
        variant="contained"
        color="primary"
        aria-busy={isSubmitting || undefined}
        aria-disabled={isSubmitting || undefined}
      />
    </div>
  )
}

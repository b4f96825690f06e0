import { resendVerificationSchema } from '../../../contract/auth.ts'
import { formValues } from '../../../ui/forms/form-values.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { EMAIL_QUESTION } from './ask-email.ts'

/** Replaces the browser's prompt where the browser blocks it. */
export function AskEmailDialog({ onAnswer, onClose }: { onAnswer: (email: string) => void; onClose: () => void }) {
  return (
    <FormDialog
      onClose={onClose}
      title="Resend Verification Email"
      part="resend-verification"
      description={EMAIL_QUESTION}
      initialValues={formValues(resendVerificationSchema)}
      validationSchema={resendVerificationSchema}
      onSubmit={({ email }) => {
        onAnswer(email)
        return true
      }}
      submitLabel="Send"
      busyLabel="Sending..."
    >
      <TextField name="email" label="Email" type="email" autoComplete="email" />
    </FormDialog>
  )
}

import Button from '@mui/material/Button'
import { SUPPORT_EMAIL } from '../../product.ts'
import { PlainDialog } from '../../ui/overlays/dialog.tsx'

/** Shows how to contact support. It sends no e-mail, because the contract has no call for a password reset. */
export function ForgotPasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <PlainDialog
      open={open}
      onClose={onClose}
      title="Forgot your password?"
      part="forgot-password"
      width={440}
      actions={
        <Button variant="contained" onClick={onClose}>
          Back to sign in
        </Button>
      }
    >
      <p style={{ margin: 0 }}>
        Passwords are reset by our support team, who will first make sure that it is you. Write from the e-mail address
        you sign in with to <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>.
      </p>
    </PlainDialog>
  )
}

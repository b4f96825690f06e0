import Button from '@mui/material/Button'
import { useSupportEmail } from '../../../brand/brand.ts'
import { PlainDialog } from '../../../ui/overlays/dialog.tsx'

/** Shows how to contact support. It sends no e-mail, because the contract has no call for a password reset. */
export function ForgotPasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const supportEmail = useSupportEmail()
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
        Our support team resets passwords after checking your identity. Email{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a> from the address you sign in with.
      </p>
    </PlainDialog>
  )
}

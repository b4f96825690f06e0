import Alert from '@mui/material/Alert'
import { useSupportEmail } from '../../brand/brand.ts'
import { COMPANY_SAYS, useSuspended } from '../../session/application.ts'

/** On every page while the bank has suspended the company. It cannot be dismissed. */
export function SuspendedBanner() {
  const suspended = useSuspended()
  const supportEmail = useSupportEmail()
  if (!suspended) return null
  const { title, next } = COMPANY_SAYS.suspended
  return (
    <Alert
      severity="error"
      role="none"
      sx={{ borderRadius: 0, paddingInline: { xs: 2, sm: 4 }, '& a': { color: 'inherit' } }}
    >
      <strong>{title}.</strong> {next} <a href={`mailto:${supportEmail}`}>Contact support</a>
    </Alert>
  )
}

import MailOutlined from '@mui/icons-material/MailOutlined'
import Button from '@mui/material/Button'
import { showToast } from '../../toast.ts'

interface MailButtonProps {
  to: string
  subject: string
  children: string
}

/** Opens the mail program. Also shows the address, because nothing happens without a mail program. */
export function MailButton({ to, subject, children }: MailButtonProps) {
  return (
    <Button
      variant="outlined"
      startIcon={<MailOutlined />}
      href={`mailto:${to}?subject=${encodeURIComponent(subject)}`}
      onClick={() => showToast({ title: 'Opening your email app', description: `If nothing opens, write to ${to}` })}
    >
      {children}
    </Button>
  )
}

import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Gavel from '@mui/icons-material/GppBadOutlined'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { useSupportEmail } from '../../../brand/brand.ts'
import { paths } from '../../../routing/paths.ts'
import { COMPANY_SAYS } from '../../../session/application.ts'
import { token, type Tone } from '../../../theme/tokens.ts'
import { RoundMark } from '../../../ui/feedback/round-mark.tsx'
import { Card } from './step-section.tsx'

const Centre = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '24px 0',
  textAlign: 'center',
})
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: 0, overflowWrap: 'anywhere' }))
const Text = styled('p')({ margin: 0, maxWidth: '46ch', color: token.muted })
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, marginTop: 16 })

interface PanelProps {
  part: string
  tone: Tone
  icon: ReactNode
  title: string
  text: string
  children: ReactNode
}

function EndingPanel({ part, tone, icon, title, text, children }: PanelProps) {
  const id = useId()
  return (
    <Card data-part={part} aria-labelledby={id}>
      <Centre>
        <RoundMark data-tone={tone} aria-hidden>
          {icon}
        </RoundMark>
        <Title id={id} tabIndex={-1}>
          {title}
        </Title>
        <Text>{text}</Text>
        <Actions>{children}</Actions>
      </Centre>
    </Card>
  )
}

/** Shown in place of the steps when all are completed and the review goes on. */
export const Received = () => (
  <EndingPanel
    part="application-received"
    tone="success"
    icon={<CheckCircle />}
    title={COMPANY_SAYS.received.title}
    text={COMPANY_SAYS.received.next}
  >
    <Button variant="contained" component={RouterLink} to={paths.dashboard}>
      Go to dashboard
    </Button>
    <Button variant="outlined" component={RouterLink} to={`${paths.settings}?tab=users`}>
      Invite your colleagues
    </Button>
  </EndingPanel>
)

/** Shown in place of the steps to a company that is verified already. */
export const Verified = ({ name }: { name: string }) => (
  <EndingPanel
    part="verified"
    tone="success"
    icon={<CheckCircle />}
    title={`${name} is verified`}
    text={COMPANY_SAYS.active.next}
  >
    <Button variant="contained" component={RouterLink} to={paths.accounts}>
      Open an account
    </Button>
    <Button variant="outlined" component={RouterLink} to={`${paths.payments}?pay=`}>
      Make a payment
    </Button>
  </EndingPanel>
)

function ContactSupport(props: { part: string; title: string; text: string }) {
  const supportEmail = useSupportEmail()
  return (
    <EndingPanel {...props} tone="error" icon={<Gavel />}>
      <Button variant="contained" component={Link} href={`mailto:${supportEmail}`}>
        Contact support
      </Button>
    </EndingPanel>
  )
}

/** Shown in place of the steps: the bank refuses a suspended company's answers. */
export const Suspended = () => (
  <ContactSupport part="suspended" title={COMPANY_SAYS.suspended.title} text={COMPANY_SAYS.suspended.next} />
)

/** Shown in place of the steps when all are completed and a rejected owner, who cannot be changed here, blocks them. */
export const Refused = ({ who }: { who: string }) => (
  <ContactSupport part="refused" title={COMPANY_SAYS.refused.title} text={`${who} We can help you resolve this.`} />
)

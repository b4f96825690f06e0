import MarkEmailUnread from '@mui/icons-material/MarkEmailUnreadOutlined'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { Link as RouterLink } from 'react-router'
import { paths } from '../../../routing/paths.ts'
import { token } from '../../../theme/tokens.ts'
import { RoundMark } from '../../../ui/feedback/round-mark.tsx'

const STEPS = [
  { title: 'Check your inbox', text: 'The link works for 24 hours.' },
  { title: 'Click the verification link', text: 'This confirms your address.' },
  { title: 'Return to sign in', text: 'Then verify your business to activate your account.' },
] as const

const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h1, margin: '12px 0 0' }))
const Lead = styled('p')({
  margin: '8px 0 0',
  color: token.muted,
  '& strong': { color: token.ink, fontWeight: 600, overflowWrap: 'anywhere' },
})

const Steps = styled('ol')({
  listStyle: 'none',
  counterReset: 'step',
  margin: '24px 0',
  padding: 0,
  display: 'grid',
  '& > li': {
    counterIncrement: 'step',
    position: 'relative',
    padding: '0 0 20px 2.75rem',
    '&::before': {
      content: 'counter(step)',
      position: 'absolute',
      left: 0,
      top: 0,
      display: 'grid',
      placeItems: 'center',
      width: '1.75rem',
      height: '1.75rem',
      borderRadius: '50%',
      border: `1px solid ${token.hairline}`,
      background: token.surface,
      fontSize: token.size.body2,
      fontWeight: 600,
    },
    // A line that connects the step to the next one.
    '&:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      left: '0.875rem',
      top: '2rem',
      bottom: 4,
      width: 1,
      background: token.hairline,
    },
    '&:last-of-type': { paddingBottom: 0 },
    '& > strong': { display: 'block', lineHeight: '1.75rem', fontWeight: 600 },
    '& > span': { color: token.muted },
  },
})

const Hint = styled('p')({ margin: '20px 0 0', color: token.muted })

interface CheckEmailPanelProps {
  email: string
  onTryAgain: () => void
}

export function CheckEmailPanel({ email, onTryAgain }: CheckEmailPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <section aria-labelledby="check-email">
      <RoundMark aria-hidden>
        <MarkEmailUnread />
      </RoundMark>
      <Title id="check-email" ref={heading} tabIndex={-1}>
        Check Your Email
      </Title>
      <Lead>
        We sent a verification link to <strong>{email}</strong>
      </Lead>
      <Steps>
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </Steps>
      <Button variant="contained" size="large" fullWidth component={RouterLink} to={paths.signIn}>
        Go to Sign In
      </Button>
      <Hint>
        Not there? Check your spam folder, or{' '}
        <Link component="button" type="button" onClick={onTryAgain} sx={{ verticalAlign: 'baseline' }}>
          try again
        </Link>
        .
      </Hint>
    </section>
  )
}

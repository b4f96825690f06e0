import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined'
import Schedule from '@mui/icons-material/ScheduleOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { paths } from '../../../routing/paths.ts'
import { token, type Tone } from '../../../theme/tokens.ts'
import { busyProps } from '../../../ui/feedback/busy-props.ts'
import { RoundMark } from '../../../ui/feedback/round-mark.tsx'
import { usePageArrival } from '../../../ui/layout/page-arrival.ts'
import { SignUpLayout } from '../sign-up/sign-up-layout.tsx'
import { AskEmailDialog } from './ask-email-dialog.tsx'
import { useResend, type ResendState } from './use-resend.ts'
import { useVerification, type VerificationResult } from './verification-result.ts'

interface Look {
  tone: Tone
  icon: ReactNode
  heading: string
  explanation: string
}

const LOOKS: Record<VerificationResult['state'], Look> = {
  loading: {
    tone: 'default',
    icon: <CircularProgress size={24} />,
    heading: 'Verifying your email',
    explanation: 'This takes a moment.',
  },
  success: {
    tone: 'success',
    icon: <MarkEmailRead />,
    heading: 'Email verified',
    explanation: 'Next, verify your business in five short steps.',
  },
  error: {
    tone: 'error',
    icon: <ErrorOutline />,
    heading: "We couldn't verify your email",
    explanation: 'Open the link from your latest verification email, or ask for a new one.',
  },
  expired: {
    tone: 'warning',
    icon: <Schedule />,
    heading: 'This link has expired',
    explanation: 'Links expire after 24 hours. Use the latest one, or ask for a new one.',
  },
}

const Heading = styled('h1')(({ theme }) => ({ ...theme.typography.h1, margin: '12px 0 0' }))
const Message = styled('p')({ margin: '8px 0 0', fontWeight: 550 })
const Explanation = styled('p')({ margin: '4px 0 0', color: token.muted })
const Actions = styled('div')({ display: 'grid', gap: 8, marginTop: 24, '&:empty': { display: 'none' } })

export function VerifyEmailPage() {
  const [params] = useSearchParams()
  const result = useVerification(params.get('token')?.trim() ?? '')
  const { resend, start, prompt } = useResend()
  const look = LOOKS[result.state]
  const heading = usePageArrival('Email verification')

  return (
    <SignUpLayout
      done={result.state === 'success' ? 2 : 1}
      foot={
        <Link component={RouterLink} to={paths.signIn}>
          Back to Sign In
        </Link>
      }
    >
      <RoundMark data-tone={look.tone} aria-hidden>
        {look.icon}
      </RoundMark>
      <div role={result.state === 'error' || result.state === 'expired' ? 'alert' : 'status'}>
        <Heading ref={heading} tabIndex={-1}>
          {look.heading}
        </Heading>
        {result.state !== 'loading' && <Message>{result.message}</Message>}
      </div>
      <Explanation>{look.explanation}</Explanation>
      <Actions>
        {result.state === 'success' && (
          <Button variant="contained" size="large" component={RouterLink} to={paths.signIn}>
            Continue to Login
          </Button>
        )}
        {(result.state === 'error' || result.state === 'expired') && (
          <Button variant="contained" size="large" {...busyProps(resend.state === 'loading', start)}>
            {resend.state === 'loading' ? 'Sending...' : 'Resend Verification Email'}
          </Button>
        )}
        {result.state === 'error' && (
          <Button variant="text" size="large" component={RouterLink} to={paths.signIn}>
            Back to Login
          </Button>
        )}
      </Actions>
      <ResendAnswer resend={resend} />
      {prompt && <AskEmailDialog {...prompt} />}
    </SignUpLayout>
  )
}

function ResendAnswer({ resend }: { resend: ResendState }) {
  return (
    <div role="status">
      {(resend.state === 'success' || resend.state === 'error') && (
        <Alert severity={resend.state} role="none" sx={{ marginTop: 2 }}>
          {resend.message}
        </Alert>
      )}
    </div>
  )
}

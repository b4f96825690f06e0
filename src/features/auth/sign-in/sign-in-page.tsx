import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import { comesBack } from '../../../api/person.ts'
import { demonstration } from '../../../demonstration/demonstration.ts'
import { paths } from '../../../routing/paths.ts'
import { Redirect } from '../../../routing/redirect.tsx'
import { useAuth } from '../../../session/auth-provider.tsx'
import { useBrand } from '../../../brand/brand.ts'
import { fingerSized, token } from '../../../theme/tokens.ts'
import { EntryLink } from '../entry-link.tsx'
import { EntryColumn, EntryScreen } from '../entry-screen.tsx'
import { usePageArrival } from '../../../ui/layout/page-arrival.ts'
import { BesideSignIn } from './beside-sign-in.tsx'
import { SignInForm } from './sign-in-form.tsx'

const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h1, margin: 0 }))
const Intro = styled('p')({ margin: '6px 0 32px', color: token.muted })
const Other = styled('p')({
  margin: '32px 0 0',
  textAlign: 'center',
  color: token.muted,
  '& a': { fontWeight: 550, textUnderlineOffset: 3, ...fingerSized },
})

export function SignInPage() {
  const { user } = useAuth()
  const { name } = useBrand()
  const heading = usePageArrival('Sign In')
  if (user) return <Redirect to={paths.dashboard} />

  return (
    <EntryScreen beside={<BesideSignIn />}>
      <EntryColumn>
        <Title ref={heading} tabIndex={-1}>
          Sign in to {name}
        </Title>
        <Intro>Your accounts, payments, cards and currencies.</Intro>
        {/* Not in a demonstration, which also ends sessions to begin anew. */}
        {!demonstration().illustrated && comesBack() && (
          <Alert severity="info" sx={{ marginBottom: 2 }}>
            Your session has ended. Sign in again to go on.
          </Alert>
        )}
        <SignInForm />
        <Other>
          Don't have an account? <EntryLink to={paths.signUp}>Create one here</EntryLink>
        </Other>
      </EntryColumn>
    </EntryScreen>
  )
}

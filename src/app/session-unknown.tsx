import { styled } from '@mui/material/styles'
import { Link } from 'react-router'
import { paths } from '../routing/paths.ts'
import { token } from '../theme/tokens.ts'
import { ReadError } from '../session/read-states.tsx'

const Centre = styled('div')({ minHeight: '70dvh', display: 'grid', placeContent: 'center', justifyItems: 'center' })
const Otherwise = styled('p')({ margin: 0, color: token.muted, '& a': { fontWeight: 550, textUnderlineOffset: 3 } })

interface SessionUnknownProps {
  error: Error
  retry: () => void
  /** True inside the shell, which already has the `main` landmark. */
  inShell: boolean
}

/** Shown when the session could not be read, which does not mean that the user is signed out. */
export function SessionUnknown({ error, retry, inShell }: SessionUnknownProps) {
  return (
    <Centre as={inShell ? 'div' : 'main'}>
      <ReadError what="Your session" error={error} onRetry={retry} />
      <Otherwise>
        Or <Link to={paths.signIn}>sign in again</Link>
      </Otherwise>
    </Centre>
  )
}

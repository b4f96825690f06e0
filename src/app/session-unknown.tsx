import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { paths } from '../routing/paths.ts'
import { token } from '../theme/tokens.ts'
import { ErrorState } from '../ui/states.tsx'

const Centre = styled('div')({ minHeight: '70dvh', display: 'grid', placeContent: 'center', justifyItems: 'center' })
const Otherwise = styled('p')({ margin: 0, color: token.muted, '& a': { fontWeight: 550, textUnderlineOffset: 3 } })

interface SessionUnknownProps {
  error: Error
  retry: () => void
  /** Whether the shell, and the main landmark of it, stands around. */
  inShell: boolean
}

/** It could not be learnt who is there. That is no reason to ask for a password: the next answer may know. */
export function SessionUnknown({ error, retry, inShell }: SessionUnknownProps) {
  return (
    <Centre as={inShell ? 'div' : 'main'}>
      <ErrorState error={error} onRetry={retry} />
      <Otherwise>
        Or go to the <Link to={paths.signIn}>sign-in</Link>
      </Otherwise>
    </Centre>
  )
}

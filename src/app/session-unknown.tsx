import { styled } from '@mui/material/styles'
import { ErrorState } from '../ui/states.tsx'

const Centre = styled('div')({ minHeight: '70dvh', display: 'grid', placeItems: 'center' })

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
    </Centre>
  )
}

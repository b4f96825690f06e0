import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { errorMessage } from '../api/api-error.ts'
import { signInAgain } from '../api/person.ts'
import { announce } from '../ui/feedback/announcer.ts'
import { passesFocusOn } from '../ui/feedback/focus.ts'
import { ErrorState } from '../ui/feedback/states.tsx'

interface RetryActionsProps {
  error: unknown
  onRetry: () => void
  /** Fits into a line of text. */
  small?: boolean
}

/** "Try again", and after a 401 also "Sign in again". */
export function RetryActions({ error, onRetry, small }: RetryActionsProps) {
  const entry = signInAgain(error)
  const retried = useRef(false)
  // What the alert says has not changed after another failure, so it is not announced again.
  useEffect(() => {
    if (retried.current) announce(errorMessage(error))
    retried.current = false
  }, [error])
  const retry = () => {
    retried.current = true
    onRetry()
  }
  const look = small && ({ size: 'small', variant: 'text' } as const)
  return (
    <>
      {entry && (
        <Button variant="contained" {...look} onClick={entry.onClick}>
          {entry.label}
        </Button>
      )}
      <Button variant="outlined" {...look} onClick={retry}>
        Try again
      </Button>
    </>
  )
}

interface ReadErrorProps extends RetryActionsProps {
  /** What could not be read, as the title's first word, e.g. `Payments`. */
  what: string
}

/** Shown instead of a list that could not be read. */
export const ReadError = ({ what, ...failure }: ReadErrorProps) => (
  <ErrorState what={what} message={errorMessage(failure.error)} action={<RetryActions {...failure} />} />
)

interface ReadState {
  data?: unknown
  error?: unknown
  mutate: () => Promise<unknown>
}

interface ReadWarningProps {
  list: ReadState
  /** For a page that works without the list: what is missing, as the first words, e.g. `The owners`. */
  what?: string
}

/** Shown above a list whose last refetch failed: recent changes may be missing, and nobody should repeat them. */
export function ReadWarning({ list: { data, error, mutate }, what }: ReadWarningProps) {
  if (!error || (data === undefined && !what)) return null
  return (
    <Alert
      ref={passesFocusOn}
      severity="warning"
      action={<RetryActions small error={error} onRetry={() => void mutate()} />}
      sx={{ marginBottom: 2 }}
    >
      {`${data === undefined ? `${what} could not be loaded` : 'This may be out of date'}. ${errorMessage(error)}`}
    </Alert>
  )
}

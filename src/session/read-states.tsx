import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { errorMessage } from '../api/api-error.ts'
import { signInAgain } from '../api/person.ts'
import { passesFocusOn } from '../ui/feedback/focus.ts'
import { ErrorState } from '../ui/feedback/states.tsx'

interface ReadErrorProps {
  /** What could not be read, as the title's first word, e.g. `Payments`. */
  what?: string
  error: unknown
  onRetry: () => void
}

/** Shown instead of a list that could not be read: the error and "Try again"; after a 401 also "Sign in again". */
export function ReadError({ what, error, onRetry }: ReadErrorProps) {
  const entry = signInAgain(error)
  return (
    <ErrorState
      what={what}
      message={errorMessage(error)}
      action={
        <>
          {entry && (
            <Button variant="contained" onClick={entry.onClick}>
              {entry.label}
            </Button>
          )}
          <Button variant="outlined" onClick={onRetry}>
            Try again
          </Button>
        </>
      }
    />
  )
}

interface ReadState {
  data?: unknown
  error?: unknown
  mutate: () => Promise<unknown>
}

/** Shown above a list whose last refetch failed: recent changes may be missing, and nobody should repeat them. */
export function MayBeOutOfDate({ list: { data, error, mutate } }: { list: ReadState }) {
  if (data === undefined || !error) return null
  return (
    <Alert
      ref={passesFocusOn}
      severity="warning"
      action={
        <Button size="small" onClick={() => void mutate()}>
          Try again
        </Button>
      }
      sx={{ marginBottom: 2 }}
    >
      {`This may be out of date. ${errorMessage(error)}`}
    </Alert>
  )
}

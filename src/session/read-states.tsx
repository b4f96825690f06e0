import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { errorMessage } from '../api/api-error.ts'
import { signInAgain } from '../api/person.ts'
import { passesFocusOn } from '../ui/feedback/focus.ts'
import { ErrorState } from '../ui/feedback/states.tsx'

/** A list that could not be read: what happened, and another try. After a 401 it offers to sign in again. */
export function ReadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const entry = signInAgain(error)
  return (
    <ErrorState
      message={errorMessage(error)}
      action={
        <>
          {entry && (
            <Button variant="contained" onClick={entry.onClick}>
              {entry.label}
            </Button>
          )}
          <Button onClick={onRetry}>Try again</Button>
        </>
      }
    />
  )
}

interface Reading {
  data?: unknown
  error?: unknown
  mutate: () => Promise<unknown>
}

/** Above a list whose last reading failed: what was done since is not in it, and must not be done again. */
export function MayBeOutOfDate({ list: { data, error, mutate } }: { list: Reading }) {
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

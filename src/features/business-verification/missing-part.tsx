import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { errorMessage } from '../../api/api-error.ts'
import { signInAgain } from '../../api/person.ts'
import { MayBeOutOfDate } from '../../session/read-states.tsx'
import { passesFocusOn } from '../../ui/feedback/focus.ts'

interface MissingPartProps {
  list: { data?: unknown; error?: unknown; mutate: () => Promise<unknown> }
  /** Begins the sentence, for example "The owners". */
  what: string
}

/** Shown in place of a part of the wizard that could not be read, or above one that could not be read again. */
export function MissingPart({ list, what }: MissingPartProps) {
  const { data, error, mutate } = list
  if (!error) return null
  if (data !== undefined) return <MayBeOutOfDate list={list} />
  const entry = signInAgain(error)
  return (
    <Alert
      ref={passesFocusOn}
      severity="warning"
      action={
        <>
          {entry && (
            <Button size="small" onClick={entry.onClick}>
              {entry.label}
            </Button>
          )}
          <Button size="small" onClick={() => void mutate()}>
            Try again
          </Button>
        </>
      }
      sx={{ marginBottom: 2 }}
    >
      {`${what} could not be loaded. ${errorMessage(error)}`}
    </Alert>
  )
}

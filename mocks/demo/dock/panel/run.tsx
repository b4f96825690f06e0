import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import { sentenceOf } from '../../sentence-of.ts'
import { useDock } from '../dock-context.ts'
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react'

/** Does something and shows the result in the dock, not in the product's toasts. */
type Run = (work: () => unknown, done?: string) => Promise<void>

interface Said {
  text: string
  bad: boolean
}

/** Asked before what was done in the scenario is lost. */
interface Question {
  title: string
  work: () => unknown
  done: string | undefined
}

interface RunValue {
  run: Run
  said: Said | undefined
  clear: () => void
  question: Question | undefined
  /** Asks in the panel; `undefined` withdraws the question. */
  ask: (question: Question | undefined) => void
}

const RunContext = createContext<RunValue | null>(null)

export function useRunContext() {
  const value = use(RunContext)
  if (!value) throw new Error('This needs a RunProvider')
  return value
}

export const useRun = (): Run => useRunContext().run

/** Does what replaces the scenario; asks first when something was done in it. */
export function useReplace(): (question: Question) => unknown {
  const { run, ask } = useRunContext()
  const { bank } = useDock()
  return (question) => (bank.isTouched ? ask(question) : run(question.work, question.done))
}

export function RunProvider({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<Said>()
  const run = useCallback<Run>(async (work, done) => {
    setSaid(undefined)
    try {
      await work()
      // Without a text of its own, what the work has said stays.
      if (done) setSaid({ text: done, bad: false })
    } catch (error) {
      setSaid({ text: sentenceOf(error), bad: true })
    }
  }, [])
  const [question, ask] = useState<Question>()
  const value = useMemo(() => ({ run, said, clear: () => setSaid(undefined), question, ask }), [run, said, question])
  return <RunContext value={value}>{children}</RunContext>
}

const GOOD_MS = 6000

/** The latest result, at the bottom of the panel or of the window. */
export function LatestResult() {
  const { said, clear } = useRunContext()
  return (
    <div role="status">
      {said && (
        <Snackbar
          open
          key={said.text}
          autoHideDuration={said.bad ? null : GOOD_MS}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          onClose={(_, reason) => {
            if (reason !== 'clickaway') clear()
          }}
          sx={{ maxWidth: 'min(368px, calc(100vw - 32px))', left: { xs: 16, sm: 'auto' }, right: 16, bottom: 16 }}
        >
          <Alert role="presentation" variant="filled" severity={said.bad ? 'error' : 'success'} onClose={clear}>
            {said.text}
          </Alert>
        </Snackbar>
      )}
    </div>
  )
}

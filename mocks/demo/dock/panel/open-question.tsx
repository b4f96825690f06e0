import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Act, Hint, Row } from './kit.tsx'
import { useRun, useRunContext } from './run.tsx'

/** Moves the focus to the question, and back once it is answered. */
function takeFocus(question: HTMLElement | null) {
  if (!question) return undefined
  const { activeElement: before } = question.getRootNode() as Document | ShadowRoot
  question.focus()
  return () => {
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}

/** What was asked, at the lower edge of the panel. */
export function OpenQuestion() {
  const { question, ask } = useRunContext()
  const run = useRun()
  if (!question) return null
  const { title, work, done } = question
  const agree = () => {
    ask(undefined)
    return run(work, done)
  }
  return (
    <Stack
      key={title}
      ref={takeFocus}
      role="group"
      aria-label={title}
      tabIndex={-1}
      spacing={1}
      sx={{ padding: '12px 16px', borderTop: 2, borderColor: 'primary.main', backgroundColor: 'background.paper' }}
    >
      <Typography variant="h3">{title}</Typography>
      <Hint>Everything done since this scenario began will be lost. To keep it, save a mark in Hand over.</Hint>
      <Row>
        <Act primary work={agree}>
          Start anyway
        </Act>
        <Act work={() => ask(undefined)}>Keep it</Act>
      </Row>
    </Stack>
  )
}

import CloseOutlined from '@mui/icons-material/CloseOutlined'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import Stack from '@mui/material/Stack'
import type { FormikProps } from 'formik'
import { useState, type Ref } from 'react'
import {
  INSERTED,
  insertedStep,
  newStep,
  textsSchema,
  withoutStep,
  withStep,
  writeChoices,
  writtenStep,
  type WrittenStep,
} from '../../../tours/edit/edit-steps.ts'
import { wordsOf } from '../../../tours/action-kinds.ts'
import { saveTour } from '../../../tours/saved-tours.ts'
import type { Tour, TourStep } from '../../../tours/tour.ts'
import { useDock } from '../../dock-context.ts'
import { wordsOfTarget } from '../../page/target.ts'
import { DockForm, Field, Text } from '../fields.tsx'
import { Act, Hint, Item, Pair, Row } from '../kit.tsx'
import { useRun } from '../run.tsx'

interface StepEditorProps {
  tour: Tour
  index: number
  onStep: (step: number) => void
  /** The form with the title, text and notes of the step. */
  form: Ref<FormikProps<WrittenStep>>
  /** Saves what is typed in the open step, and returns the saved tour. */
  keep: () => Tour
}

export function StepEditor({ tour, index, onStep, form, keep }: StepEditorProps) {
  const { command, tours } = useDock()
  const run = useRun()
  const { steps, id } = tour
  const step = steps[index]
  if (!step) return null
  const { do: actions = [], choices, chapter = '', notes = '', title, text, page } = step
  const save = (next: TourStep) => saveTour(tours, withStep(tour, index, next))
  const insert = (make: (after: TourStep) => TourStep) => {
    const kept = keep()
    saveTour(tours, insertedStep(kept, index, make(kept.steps[index] ?? step)))
    onStep(index + 1)
  }
  const tryIt = (only: boolean) => {
    keep()
    return command.startTour(id, { step: index + 1, only })
  }
  return (
    <Stack spacing={1.25} sx={{ padding: '8px 0 12px 8px', borderLeft: 2, borderColor: 'primary.main' }}>
      <DockForm
        label={`Step ${index + 1}`}
        values={{ title, text, chapter, notes, choices: writeChoices(choices) }}
        schema={textsSchema}
        submit="Save the step"
        done="Saved."
        onSubmit={(written) => save(writtenStep(step, written))}
        formRef={form}
      >
        <Field name="title" label="Title" maxLength={600} />
        <Field name="text" label="Text" multiline minRows={2} maxRows={6} maxLength={600} />
        <Field name="notes" label="Notes, for the presenter only" multiline maxRows={6} maxLength={600} />
        <Field name="chapter" label="Begins the chapter" maxLength={600} />
        <Field
          name="choices"
          label="Choices, one a line"
          placeholder="See the record > 3"
          multiline
          maxRows={4}
          maxLength={600}
        />
      </DockForm>
      {page !== undefined && <Hint>Opens {page} first.</Hint>}
      <List aria-label="What the step does">
        {actions.map((action, at) => (
          <Item key={`${at} ${action.action}`} title={wordsOf(action)} padding={1}>
            <IconButton
              size="small"
              aria-label={`Remove “${wordsOf(action)}”`}
              onClick={() => void run(() => save({ ...step, do: actions.toSpliced(at, 1) }))}
            >
              <CloseOutlined fontSize="small" />
            </IconButton>
          </Item>
        ))}
      </List>
      <Row>
        <Hint>Points at {step.target ? wordsOfTarget(step.target) : 'nothing'}.</Hint>
        <Act
          work={() => {
            keep()
            return command.point(id, index + 1)
          }}
        >
          Point elsewhere
        </Act>
      </Row>
      <Row>
        <Act work={() => tryIt(true)}>Try this step</Act>
        <Act work={() => tryIt(false)}>Try from here</Act>
        <Act quiet work={() => insert((after) => after)}>
          Duplicate
        </Act>
        <Act quiet disabled={steps.length === 1} work={() => saveTour(tours, withoutStep(tour, index))}>
          Delete
        </Act>
      </Row>
      <InsertStep after={index + 1} onInsert={insert} />
    </Stack>
  )
}

type Kind = keyof typeof INSERTED
const KINDS = Object.keys(INSERTED) as Kind[]

/** Inserts a wait, an advance of the clock or a choice. */
function InsertStep({ after, onInsert }: { after: number; onInsert: (make: () => TourStep) => void }) {
  const [kind, setKind] = useState<Kind>('wait')
  const [value, setValue] = useState<string>(INSERTED.wait[1])
  const choose = (wanted: string) => {
    const next = KINDS.find((one) => one === wanted) ?? 'wait'
    setKind(next)
    setValue(INSERTED[next][1])
  }
  return (
    <>
      <Pair>
        <Text
          label="Insert a step after it"
          value={kind}
          options={KINDS.map((one) => ({ value: one, label: INSERTED[one][0] }))}
          onChange={({ target }) => choose(target.value)}
        />
        <Text label="With" value={value} onChange={({ target }) => setValue(target.value)} maxLength={200} />
      </Pair>
      <Row>
        <Act disabled={value.trim() === ''} work={() => onInsert(() => newStep(kind, value.trim(), after + 1))}>
          Insert
        </Act>
      </Row>
    </>
  )
}

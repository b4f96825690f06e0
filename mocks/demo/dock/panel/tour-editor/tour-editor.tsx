import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined'
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Stack from '@mui/material/Stack'
import type { FormikProps } from 'formik'
import { useEffectEvent, useLayoutEffect, useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import { object, string } from 'yup'
import { movedStep, withStep, writtenStep, type WrittenStep } from '../../../tours/edit/edit-steps.ts'
import { saveTour } from '../../../tours/saved-tours.ts'
import type { Tour } from '../../../tours/tour.ts'
import { useDock } from '../../dock-context.ts'
import { SendTour } from './send-tour.tsx'
import { StepEditor } from './step-editor.tsx'
import { DockForm, Field } from '../fields.tsx'
import { Act, Hint } from '../kit.tsx'
import { useRun } from '../run.tsx'

interface TourEditorProps {
  tour: Tour
  /** The index of the open step; -1 without one. */
  step: number
  onStep: (step: number) => void
  onClose: () => void
}

const MOVES = [
  { by: -1, way: 'up', Icon: ArrowUpwardOutlined },
  { by: 1, way: 'down', Icon: ArrowDownwardOutlined },
]

const titleSchema = object({ title: string().trim().required('Enter a title').max(200) })

/** Lists the steps of a tour, and all fields of the open step. Closing the editor saves what was typed. */
export function TourEditor({ tour, step: open, onStep, onClose }: TourEditorProps) {
  const { tours } = useDock()
  const run = useRun()
  const [dragged, setDragged] = useState<number>()
  const { steps } = tour
  /** The form of the open step. */
  const form = useRef<FormikProps<WrittenStep>>(null)
  /** Saves what is typed in the open step. Throws a sentence when it is incomplete, so that nothing else is done. */
  const keep = (): Tour => {
    const step = steps[open]
    if (!step || !form.current?.dirty) return tour
    const kept = withStep(tour, open, writtenStep(step, form.current.values))
    saveTour(tours, kept)
    return kept
  }
  const leave = useEffectEvent(() => {
    try {
      keep()
    } catch {
      // An incomplete step cannot be saved, and its form is closed, so it is lost.
    }
  })
  // A layout effect ends before those of the form in it, which clear its ref.
  useLayoutEffect(() => () => leave(), [])
  const move = (from: number, to: number) => {
    if (to < 0 || to >= steps.length || from === to) return
    saveTour(tours, movedStep(keep(), from, to))
    onStep(to)
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || by === undefined) return
    event.preventDefault()
    void run(() => move(index, index + by))
  }
  const onDrop = (event: DragEvent, index: number) => {
    event.preventDefault()
    if (dragged !== undefined) void run(() => move(dragged, index))
    setDragged(undefined)
  }
  return (
    <Stack role="group" aria-label={`Edit ${tour.title}`} spacing={1.25}>
      <DockForm
        label="Rename the tour"
        values={{ title: tour.title }}
        schema={titleSchema}
        submit="Rename"
        acts={
          <Act
            work={() => {
              keep()
              onClose()
            }}
          >
            All tours
          </Act>
        }
        done="Saved."
        onSubmit={({ title }) => saveTour(tours, { ...tour, title: title.trim() })}
      >
        <Field name="title" label="Title of the tour" maxLength={200} />
      </DockForm>
      <Hint>Drag a step to another place, or use its arrows or Alt with an arrow key.</Hint>
      <List aria-label="Steps of the tour">
        {steps.map((step, index) => (
          <ListItem
            key={`${index} ${step.title}`}
            sx={{ display: 'block', padding: '1px 0', ...(dragged === index && { opacity: 0.5 }) }}
            draggable={index !== open}
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event: DragEvent) => event.preventDefault()}
            onDrop={(event: DragEvent) => onDrop(event, index)}
          >
            <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
              <ListItemButton
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- a step that was opened, moved or inserted is a new row
                autoFocus={index === open}
                selected={index === open}
                aria-expanded={index === open}
                onClick={() =>
                  void run(() => {
                    keep()
                    onStep(index === open ? -1 : index)
                  })
                }
                onKeyDown={(event) => onKeyDown(event, index)}
              >
                <ListItemText primary={`${index + 1}. ${step.title}`} secondary={step.chapter} />
              </ListItemButton>
              {MOVES.map(({ by, way, Icon }) => (
                <IconButton
                  key={way}
                  size="small"
                  aria-label={`Move step ${index + 1} ${way}`}
                  disabled={!steps[index + by]}
                  onClick={() => void run(() => move(index, index + by))}
                >
                  <Icon fontSize="small" />
                </IconButton>
              ))}
            </Stack>
            {index === open && <StepEditor tour={tour} index={index} onStep={onStep} form={form} keep={keep} />}
          </ListItem>
        ))}
      </List>
      <SendTour keep={keep} id={tour.id} />
    </Stack>
  )
}

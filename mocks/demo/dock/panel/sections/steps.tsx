import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { useState } from 'react'
import { listSteps } from '../../../../bank/store/history/list-steps.ts'
import { useBankData, useDock } from '../../dock-context.ts'
import { REDO_KEYS, UNDO_KEYS } from '../../keys.ts'
import { Row } from '../kit/fields.tsx'
import { Act, useRun } from '../kit/run.tsx'
import { Hint, Section } from '../kit/section.tsx'

/** As many as fit beside the rest of the place. */
const SHOWN = 8

const timeOf = (at: string): string => new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })

/** The steps, newest first. Pressing one returns to the moment after it. */
export function StepsSection() {
  const { corridor } = useDock()
  const run = useRun()
  const [showsAll, setShowsAll] = useState(false)
  const { steps, isCut } = useBankData(({ db }) => listSteps(db))
  const present = steps.find(({ undone }) => !undone)?.id ?? null
  const shown = showsAll ? steps : steps.slice(0, SHOWN)
  return (
    <Section title="Steps">
      {steps.length === 0 ? (
        <Hint>Every change appears here and can be taken back.</Hint>
      ) : (
        <>
          <Row>
            <Act variant="contained" color="primary" title={UNDO_KEYS} disabled={present === null} work={corridor.undo}>
              Back one step
            </Act>
            <Act title={REDO_KEYS} disabled={!steps.some(({ undone }) => undone)} work={corridor.redo}>
              Forward
            </Act>
          </Row>
          <Hint>Choose a step to return to the moment after it.</Hint>
          <List aria-label="Steps">
            {shown.map(({ id, at, text, undone }) => (
              <ListItem key={id} disablePadding>
                <ListItemButton
                  selected={id === present}
                  aria-current={id === present ? 'step' : undefined}
                  onClick={() => void run(() => corridor.returnTo(id))}
                >
                  <ListItemText
                    primary={`${text}, ${timeOf(at)}`}
                    secondary={undone ? 'Taken back' : undefined}
                    slotProps={{ primary: { color: undone ? 'textSecondary' : 'textPrimary' } }}
                  />
                </ListItemButton>
              </ListItem>
            ))}
            {shown.length === steps.length && (
              <ListItem disablePadding>
                <ListItemButton
                  selected={present === null}
                  aria-current={present === null ? 'step' : undefined}
                  onClick={() => void run(() => corridor.returnTo(null))}
                >
                  <ListItemText
                    primary={isCut ? 'Before these steps' : 'The beginning'}
                    secondary={isCut ? 'Older steps are no longer kept.' : undefined}
                  />
                </ListItemButton>
              </ListItem>
            )}
          </List>
          {shown.length < steps.length && (
            <Row>
              <Act variant="text" work={() => setShowsAll(true)}>
                Show all {steps.length}
              </Act>
            </Row>
          )}
        </>
      )}
    </Section>
  )
}

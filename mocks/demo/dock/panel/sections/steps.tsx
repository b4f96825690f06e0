import Box from '@mui/material/Box'
import List from '@mui/material/List'
import { useState } from 'react'
import { listSteps } from '../../../../bank/store/history/list-steps.ts'
import { useBankData, useDock } from '../../dock-context.ts'
import { REDO_KEYS, UNDO_KEYS } from '../../keys.ts'
import { Act, Hint, Pick, Row, Section, type SectionProps } from '../kit.tsx'

/** As many as fit beside the rest of the place. */
const SHOWN = 8

const timeOf = (at: string): string => new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })

/** The steps, newest first. Pressing one returns to the moment after it. */
export function StepsSection({ title }: SectionProps) {
  const { corridor } = useDock()
  const [showsAll, setShowsAll] = useState(false)
  const { steps, isCut } = useBankData(({ db }) => listSteps(db))
  const present = steps.find(({ undone }) => !undone)?.id ?? null
  const shown = showsAll ? steps : steps.slice(0, SHOWN)
  return (
    <Section title={title}>
      {steps.length === 0 ? (
        <Hint>Every change appears here and can be taken back.</Hint>
      ) : (
        <>
          <Row>
            <Act primary title={UNDO_KEYS} disabled={present === null} work={corridor.undo}>
              Back one step
            </Act>
            <Act title={REDO_KEYS} disabled={!steps.some(({ undone }) => undone)} work={corridor.redo}>
              Forward
            </Act>
          </Row>
          <Hint>Choose a step to return to the moment after it.</Hint>
          <List aria-label="Steps">
            {shown.map(({ id, at, text, undone }) => (
              <Pick
                key={id}
                title={
                  <Box component="span" sx={{ color: undone ? 'text.secondary' : 'text.primary' }}>
                    {/* The time stays behind a name that is written from right to left. */}
                    <bdi>{text}</bdi>, {timeOf(at)}
                  </Box>
                }
                text={undone && 'Taken back'}
                current={id === present && 'step'}
                onPick={() => corridor.returnTo(id)}
              />
            ))}
            {shown.length === steps.length && (
              <Pick
                title={isCut ? 'Before these steps' : 'The beginning'}
                text={isCut && 'Older steps are no longer kept.'}
                current={present === null && 'step'}
                onPick={() => corridor.returnTo(null)}
              />
            )}
          </List>
          {shown.length < steps.length && (
            <Row>
              <Act quiet work={() => setShowsAll(true)}>
                Show all {steps.length}
              </Act>
            </Row>
          )}
        </>
      )}
    </Section>
  )
}

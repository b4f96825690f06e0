import List from '@mui/material/List'
import { useDock, useStore } from '../../dock-context.ts'
import { RECORD_KEYS } from '../../keys.ts'
import { Act, Hint, Item, Row, Section, type SectionProps } from '../kit.tsx'

/** As many as fit beside the rest of the place. */
const SHOWN = 6

/** What was recorded last, newest first, and what a recording can be asked. */
export function RecordSection(section: SectionProps) {
  const { recorder, command } = useDock()
  const recording = useStore(recorder)
  const steps = recording?.steps ?? []
  return (
    <Section {...section} count={steps.length}>
      {recording ? (
        <>
          <RecordControls />
          <List aria-label="Recorded steps">
            {steps
              .slice(-SHOWN)
              .toReversed()
              .map(({ title, text }, index) => (
                <Item key={steps.length - index} title={`${steps.length - index}. ${title}`} text={text} padding={2} />
              ))}
          </List>
        </>
      ) : (
        <>
          <Hint>
            Use the product: each press, choice and typed field becomes a step of a tour. Passwords are not kept.
          </Hint>
          <Row>
            <Act primary title={RECORD_KEYS} work={() => command.record('start')}>
              Start recording
            </Act>
            <Hint>{RECORD_KEYS}</Hint>
          </Row>
        </>
      )}
    </Section>
  )
}

/** Pauses a recording, takes its last step back, or saves it. */
export function RecordControls() {
  const { recorder, command } = useDock()
  const recording = useStore(recorder)
  if (!recording) return null
  const { status, steps } = recording
  const isOn = status === 'on'
  return (
    <Row>
      <Act
        primary
        title={RECORD_KEYS}
        done={steps.length === 0 ? 'Nothing was recorded.' : 'The tour is saved: see Drive, Tours.'}
        work={() => command.record('stop')}
      >
        Stop
      </Act>
      <Act work={() => command.record(isOn ? 'pause' : 'resume')}>{isOn ? 'Pause' : 'Go on'}</Act>
      <Act disabled={steps.length === 0} work={() => command.record('take back')}>
        Take back
      </Act>
    </Row>
  )
}

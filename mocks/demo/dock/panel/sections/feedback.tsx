import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { passesFocusOn } from '../../../../../src/ui/feedback/focus.ts'
import { PinForm } from '../../../feedback/pin-form.tsx'
import { pageName, withNote, type Pin } from '../../../feedback/pins.ts'
import { useDock, useStore } from '../../dock-context.ts'
import { useCapsule } from '../use-capsule.ts'
import { saveFile } from '../files.ts'
import { StateLink } from './state.tsx'
import { Act, Hint, Row, Section, type SectionProps } from '../kit.tsx'

export function FeedbackSection({ title }: SectionProps) {
  const { feedback, command } = useDock()
  const pins = useStore(feedback.pins)
  const capsule = useCapsule()
  const [edited, setEdited] = useState<number>()
  const keep = (next: readonly Pin[]) => {
    feedback.pins.set(next)
    setEdited(undefined)
  }
  return (
    <Section title={title} count={pins.length}>
      <Hint>Pin a spot on any page and write a sentence about it.</Hint>
      <Row>
        <Act primary work={() => command.pickSpot()}>
          Pin a spot
        </Act>
        {pins.length > 0 && (
          <>
            <Act work={() => command.showPin(0)}>Step through</Act>
            <Act quiet ref={passesFocusOn} done="Cleared." work={() => keep([])}>
              Clear
            </Act>
          </>
        )}
      </Row>
      <List aria-label="Pins">
        {pins.map((pin, index) => (
          <ListItem
            key={index}
            ref={passesFocusOn}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || edited !== index) return
              // It would close the dock, and what was typed be lost.
              event.preventDefault()
              setEdited(undefined)
            }}
            sx={{ display: 'block' }}
          >
            <Row>
              <Chip label={index + 1} color="primary" />
              <Hint>
                {pageName(pin.page)}
                {pin.name !== undefined && ` · ${pin.name}`}
              </Hint>
            </Row>
            {edited === index ? (
              <div ref={passesFocusOn}>
                <PinForm
                  pin={pin}
                  onSave={(note) => keep(pins.with(index, withNote(pin, note)))}
                  onCancel={() => setEdited(undefined)}
                />
              </div>
            ) : (
              <Stack spacing={0.5}>
                <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{pin.text}</Typography>
                <Row>
                  <Act aria-label={`Show pin ${index + 1}`} work={() => command.showPin(index)}>
                    Show
                  </Act>
                  <Act quiet aria-label={`Edit pin ${index + 1}`} work={() => setEdited(index)}>
                    Edit
                  </Act>
                  <Act quiet aria-label={`Delete pin ${index + 1}`} work={() => keep(pins.toSpliced(index, 1))}>
                    Delete
                  </Act>
                </Row>
              </Stack>
            )}
          </ListItem>
        ))}
      </List>
      {pins.length > 0 && (
        <>
          <StateLink pins={pins}>
            <Act done="Saved." work={async () => saveFile('corridor-feedback.json', await capsule(pins))}>
              Save feedback file
            </Act>
          </StateLink>
          <Hint>
            The file holds pins, state and calls, redacted; the link pins and state. Nothing is sent by itself.
          </Hint>
        </>
      )}
    </Section>
  )
}

import { useState, useSyncExternalStore } from 'react'
import { homeAddress } from '../../../../../src/routing/address.ts'
import { passesFocusOn } from '../../../../../src/ui/feedback/focus.ts'
import { stateLinkTo } from '../../../links/state-link.ts'
import { useDock } from '../../dock-context.ts'
import { PinForm } from '../../../feedback/pin-form.tsx'
import { packPins } from '../../../feedback/pins-link.ts'
import { pageName, type Pin } from '../../../feedback/pins.ts'
import { Button, copyText, Field, saveFile, Section, Switch, Tag, useSaying } from '../controls.tsx'
import { newRoom } from '../../../rooms/new-room.ts'
import { OpenFile } from '../open-file.tsx'
import { LONG_LINK } from '../scenario-link.ts'
import { useCapsule } from '../use-capsule.ts'

export function FeedbackTab() {
  const { feedback } = useDock()
  const { pins } = useSyncExternalStore(feedback.subscribe, feedback.state)
  return (
    <>
      <Pins pins={pins} />
      {pins.length > 0 && <SendFeedback pins={pins} />}
      <Section title="Open feedback" hint="Loads its state and shows its pins, one after the other.">
        <OpenFile label="Drop a feedback file here, or choose one" />
      </Section>
    </>
  )
}

function Pins({ pins }: { pins: readonly Pin[] }) {
  const { feedback, command } = useDock()
  const [edited, setEdited] = useState<number>()
  const { run, saying } = useSaying()
  const keep = (next: readonly Pin[]) => feedback.setPins(next)
  return (
    <Section title="Feedback" hint="Pin a spot on any page and write a sentence about it.">
      <div className="row">
        <Button kind="main" onClick={() => run(() => command({ type: 'pick spot' }))}>
          Pin a spot
        </Button>
        {pins.length > 0 && (
          <>
            <Button onClick={() => run(() => command({ type: 'show pin', index: 0 }))}>Step through</Button>
            <Button kind="quiet" onClick={() => run(() => keep([]), 'Cleared.')}>
              Clear
            </Button>
          </>
        )}
      </div>
      <ul className="list" style={{ marginTop: 14 }} aria-label="Pins">
        {pins.map((pin, index) => (
          <li key={`${index} ${pin.text}`} ref={passesFocusOn}>
            <p className="small mono">
              <Tag tone="light">{index + 1}</Tag> {pageName(pin.page)}
              {pin.name !== undefined && ` · ${pin.name}`}
            </p>
            {edited === index ? (
              <PinForm
                pin={pin}
                takesFocus
                onSave={(note) => {
                  keep(pins.with(index, { page: pin.page, ...note, spot: pin.spot }))
                  setEdited(undefined)
                }}
                onCancel={() => setEdited(undefined)}
              />
            ) : (
              <>
                <p className="words remark">{pin.text}</p>
                <div className="row">
                  <Button
                    aria-label={`Show pin ${index + 1}`}
                    onClick={() => run(() => command({ type: 'show pin', index }))}
                  >
                    Show
                  </Button>
                  <Button kind="quiet" aria-label={`Edit pin ${index + 1}`} onClick={() => setEdited(index)}>
                    Edit
                  </Button>
                  <Button
                    kind="quiet"
                    aria-label={`Delete pin ${index + 1}`}
                    onClick={() =>
                      run(() => {
                        keep(pins.toSpliced(index, 1))
                        setEdited(undefined)
                      })
                    }
                  >
                    Delete
                  </Button>
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
      {saying}
    </Section>
  )
}

function SendFeedback({ pins }: { pins: readonly Pin[] }) {
  const { basePath, corridor } = useDock()
  const capsule = useCapsule()
  const [inRoom, setInRoom] = useState(true)
  const [link, setLink] = useState('')
  const { run, saying } = useSaying()

  const feedbackLink = async () =>
    stateLinkTo(homeAddress(basePath), await corridor.exportState(), {
      pins: await packPins(pins),
      ...(inRoom && { room: newRoom(basePath, 'feedback') }),
    })
  const copyLink = async () => {
    const made = feedbackLink()
    await Promise.all([copyText(made), made.then(setLink)])
  }
  const saveFeedback = async () => saveFile('corridor-feedback.json', await capsule(pins))
  return (
    <Section
      title="Send feedback"
      hint="The file holds pins, state and calls, redacted; the link holds pins and state. Nothing is sent by itself."
    >
      <div className="row">
        <Button kind="main" onClick={() => run(saveFeedback, 'Saved.')}>
          Save feedback file
        </Button>
        <Button onClick={() => run(copyLink, 'Feedback link copied.')}>Copy feedback link</Button>
      </div>
      <Switch label="Link opens in a room of its own" checked={inRoom} onChange={setInRoom} />
      {link && (
        <Field
          label={`Feedback link, ${link.length.toLocaleString('en-GB')} characters`}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
      )}
      {link.length > LONG_LINK && (
        <p className="hint">
          Some mail programs cut links of over 1,000 characters. The feedback file is safer in a mail.
        </p>
      )}
      {saying}
    </Section>
  )
}

import { useState } from 'react'
import { homeAddress } from '../../../../../src/routing/address.ts'
import { stateLinkTo } from '../../../links/state-link.ts'
import { useDock } from '../../dock-context.ts'
import { Button, copyText, Field, saveFile, Section, Switch, useSaying } from '../controls.tsx'
import { writeStateText } from '../marks.ts'
import { OpenFile } from '../open-file.tsx'
import { deviceOnly, LONG_LINK } from '../scenario-link.ts'
import { newRoom } from '../../../rooms/new-room.ts'
import { useCapsule } from '../use-capsule.ts'

/** The current state as a link, a file or a bug capsule, and the way to open one of them. */
export function CurrentState() {
  const { bank, basePath, corridor } = useDock()
  const capsule = useCapsule()
  const [link, setLink] = useState('')
  const [inRoom, setInRoom] = useState(false)
  const onlyHere = deviceOnly()
  const { run, saying } = useSaying()

  const stateLink = async () =>
    inRoom
      ? stateLinkTo(homeAddress(basePath), await corridor.exportState(), { room: newRoom(basePath, 'state') })
      : corridor.shareLink()
  const makeLink = async () => {
    const made = stateLink()
    await Promise.all([copyText(made), made.then(setLink)])
  }
  const saveState = async () =>
    saveFile(`corridor-${bank.record.scenario}.json`, writeStateText(await corridor.exportState()))
  const saveCapsule = async () => saveFile('corridor-bug-capsule.json', await capsule())

  return (
    <Section
      title="Current state"
      hint={
        'Everything that happened so far, with prospect and brand: in a link, a file or a bug capsule ' +
        '(with the calls, redacted, and the route).'
      }
    >
      <Switch label="Link opens in a room of its own" checked={inRoom} onChange={setInRoom} />
      <div className="row">
        <Button onClick={() => run(makeLink, 'State link copied.')}>Copy state link</Button>
        <Button onClick={() => run(saveState, 'Saved.')}>Save file</Button>
        <Button onClick={() => run(saveCapsule, 'Saved.')}>Bug capsule</Button>
      </div>
      {link && onlyHere && <p className="hint">{onlyHere}</p>}
      {link && (
        <Field
          label={`State link, ${Math.ceil(link.length / 1024)} KB`}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
      )}
      {link.length > LONG_LINK && (
        <p className="hint">Some mail programs cut links of over 1,000 characters. A file is safer in a mail.</p>
      )}
      {saying}
      <OpenFile label="Drop a saved state, a bug capsule or feedback here, or choose one" />
    </Section>
  )
}

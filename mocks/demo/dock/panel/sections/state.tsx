import { useState } from 'react'
import List from '@mui/material/List'
import { object, string } from 'yup'
import { homeAddress } from '../../../../../src/routing/address.ts'
import { importState } from '../../../console.ts'
import { stateLinkTo } from '../../../links/state-link.ts'
import { newRoom } from '../../../rooms/new-room.ts'
import { useDock } from '../../dock-context.ts'
import { readFileText, readMarks, unusedName, writeMarks, writeStateText, type Mark } from '../marks.ts'
import { useCapsule } from '../use-capsule.ts'
import { MadeLink, useMadeLink } from './made-link.tsx'
import { PhoneCode } from './phone-code.tsx'
import { saveFile } from '../files.ts'
import { DockForm, Field, Toggle } from '../fields.tsx'
import { Act, Hint, Item, Row, Section, type SectionProps } from '../kit.tsx'

/** Everything that happened so far as a link, a file or a bug capsule. None of it is sent to the host. */
export function StateSection({ title }: SectionProps) {
  const { bank, basePath, corridor } = useDock()
  const capsule = useCapsule()
  const [inRoom, setInRoom] = useState(false)
  const [withCode, setWithCode] = useState(false)
  const [link, copyLink] = useMadeLink(async () =>
    inRoom
      ? stateLinkTo(homeAddress(basePath), await corridor.exportState(), { room: newRoom(basePath, 'state') })
      : corridor.shareLink(),
  )
  return (
    <Section title={title}>
      <Hint>
        Everything that happened so far, with prospect and brand. The capsule has calls, redacted, and route too.
      </Hint>
      <Row>
        <Act done="State link copied." work={copyLink}>
          Copy state link
        </Act>
        <Act
          done="Saved."
          work={async () =>
            saveFile(`corridor-${bank.record.scenario}.json`, writeStateText(await corridor.exportState()))
          }
        >
          Save file
        </Act>
        <Act done="Saved." work={async () => saveFile('corridor-bug-capsule.json', await capsule())}>
          Bug capsule
        </Act>
        <Act aria-expanded={withCode} work={() => setWithCode(!withCode)}>
          Continue on a phone
        </Act>
      </Row>
      {withCode && <PhoneCode />}
      <Toggle label="Link opens in a room of its own" checked={inRoom} onChange={setInRoom} />
      <MadeLink label={`State link, ${Math.ceil(link.length / 1024)} KB`} link={link} />
    </Section>
  )
}

/** States to return to. */
export function MarksSection({ title }: SectionProps) {
  const { bank, corridor, presentation } = useDock()
  const { storage, scope } = bank.options
  const [marks, setMarks] = useState(() => readMarks(storage, scope))
  const keep = (next: Mark[]) => {
    writeMarks(storage, scope, next)
    setMarks(next)
  }
  const add = async ({ name }: { name: string }) => {
    const text = JSON.stringify(await corridor.exportState())
    const given = name.trim() || unusedName(marks)
    keep([...marks.filter((mark) => mark.name !== given), { name: given, text }])
  }
  return (
    <Section title={title} count={marks.length}>
      <Hint>States to return to, kept in this browser.</Hint>
      <DockForm
        label="Mark"
        values={{ name: '' }}
        schema={object({ name: string().max(60) })}
        submit="Save mark"
        done="Mark saved."
        onSubmit={async (values, { resetForm }) => {
          await add(values)
          resetForm()
        }}
      >
        <Field name="name" label="Name of the mark" placeholder="Before the big payment" maxLength={60} />
      </DockForm>
      <List>
        {marks.map((mark) => (
          <Item key={mark.name} title={mark.name}>
            <Act
              done={`Back at “${mark.name}”.`}
              work={() => importState(bank, readFileText(mark.text).state, presentation)}
            >
              Return
            </Act>
            <Act quiet aria-label={`Delete ${mark.name}`} work={() => keep(marks.filter((other) => other !== mark))}>
              Delete
            </Act>
          </Item>
        ))}
      </List>
    </Section>
  )
}

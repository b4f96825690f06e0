import { useState, type ReactNode } from 'react'
import List from '@mui/material/List'
import { object, string } from 'yup'
import { homeAddress } from '../../../../../src/routing/address.ts'
import { capitalised } from '../../../../../src/text/format.ts'
import { importState } from '../../../console.ts'
import { packPins } from '../../../feedback/pins-link.ts'
import type { Pin } from '../../../feedback/pins.ts'
import { stateLinkTo } from '../../../links/state-link.ts'
import { newRoom } from '../../../rooms/new-room.ts'
import { useDock, useStore } from '../../dock-context.ts'
import { keptMarks, readFileText, saveState, unusedName } from '../marks.ts'
import { useCapsule } from '../use-capsule.ts'
import { MadeLink, useMadeLink } from './made-link.tsx'
import { PhoneCode } from './phone-code.tsx'
import { saveFile } from '../files.ts'
import { DockForm, Field, Toggle } from '../fields.tsx'
import { Act, Hint, Item, Row, Section, type SectionProps } from '../kit.tsx'

interface StateLinkProps {
  /** The feedback that it opens with. */
  pins?: readonly Pin[]
  /** Other ways to send it, beside the button. */
  children: ReactNode
}

/** Everything that happened so far as a link. */
export function StateLink({ pins, children }: StateLinkProps) {
  const { basePath, corridor } = useDock()
  const name = pins ? 'feedback' : 'state'
  const title = `${capitalised(name)} link`
  const [inRoom, setInRoom] = useState(pins !== undefined)
  const [link, copyLink] = useMadeLink(async () => {
    if (!pins && !inRoom) return corridor.shareLink()
    return stateLinkTo(homeAddress(basePath), await corridor.exportState(), {
      ...(pins && { pins: await packPins(pins) }),
      ...(inRoom && { room: newRoom(basePath, name) }),
    })
  })
  return (
    <>
      <Row>
        <Act done={`${title} copied.`} work={copyLink}>
          Copy {name} link
        </Act>
        {children}
      </Row>
      <Toggle label={`${title} opens in a room of its own`} checked={inRoom} onChange={setInRoom} />
      <MadeLink label={`${title}, ${Math.ceil(link.length / 1024)} KB`} link={link} />
    </>
  )
}

/** None of it is sent to the host. */
export function StateSection({ title }: SectionProps) {
  const { corridor } = useDock()
  const capsule = useCapsule()
  const [withCode, setWithCode] = useState(false)
  return (
    <Section title={title}>
      <Hint>
        Everything that happened so far, with prospect and brand. The capsule has calls, redacted, and route too.
      </Hint>
      <StateLink>
        <Act done="Saved." work={() => saveState(corridor)}>
          Save file
        </Act>
        <Act done="Saved." work={async () => saveFile('corridor-bug-capsule.json', await capsule())}>
          Bug capsule
        </Act>
        <Act aria-expanded={withCode} work={() => setWithCode(!withCode)}>
          Continue on a phone
        </Act>
      </StateLink>
      {withCode && <PhoneCode />}
    </Section>
  )
}

/** States to return to. */
export function MarksSection({ title }: SectionProps) {
  const { bank, corridor, presentation } = useDock()
  const [kept] = useState(() => keptMarks(bank.options.storage, bank.options.scope))
  const marks = useStore(kept)
  const add = async ({ name }: { name: string }) => {
    const text = JSON.stringify(await corridor.exportState())
    const given = name.trim() || unusedName(marks)
    kept.set([...marks.filter((mark) => mark.name !== given), { name: given, text }])
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
            <Act
              quiet
              aria-label={`Delete ${mark.name}`}
              work={() => kept.set(marks.filter((other) => other !== mark))}
            >
              Delete
            </Act>
          </Item>
        ))}
      </List>
    </Section>
  )
}

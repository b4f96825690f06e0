import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState, type DragEvent } from 'react'
import { homeAddress } from '../../../../../src/routing/address.ts'
import { passesFocusOn } from '../../../../../src/ui/feedback/focus.ts'
import { importState } from '../../../console.ts'
import { packPins } from '../../../feedback/pins-link.ts'
import { stateLinkTo } from '../../../links/state-link.ts'
import { newRoom } from '../../../rooms/new-room.ts'
import { useDock } from '../../dock-context.ts'
import { isOwnPath } from '../../page/own-path.ts'
import { readFileText } from '../marks.ts'
import { Toggle } from '../fields.tsx'
import { FileAct, Hint, Row, Section, type SectionProps } from '../kit.tsx'
import { useRun } from '../run.tsx'

/** Opens a saved state, a bug capsule or feedback: here, or beside in a new tab and a room of its own. */
export function OpenFileSection({ title }: SectionProps) {
  const { bank, basePath, presentation, feedback, command } = useDock()
  const [over, setOver] = useState(false)
  const [besides, setBesides] = useState(false)
  const [beside, setBeside] = useState<{ file: string; room: string; link: string }>()
  const run = useRun()

  const open = async (file: File) => {
    const { state, route, pins } = readFileText(await file.text())
    await importState(bank, state, presentation)
    if (pins && pins.length > 0) {
      feedback.pins.set(pins)
      await command.showPin(0)
    } else if (route !== undefined) {
      if (!isOwnPath(route))
        throw new Error('The state was loaded, but not its route: that is not one of this product.')
      await command.go(route)
    }
  }
  const prepare = async (file: File) => {
    const { state, pins } = readFileText(await file.text())
    const room = newRoom(basePath, file.name.replace(/\.json$/i, ''))
    const packed = pins && pins.length > 0 ? { pins: await packPins(pins) } : {}
    setBeside({ file: file.name, room, link: await stateLinkTo(homeAddress(basePath), state, { room, ...packed }) })
  }
  const take = (file: File | undefined) => {
    setBeside(undefined)
    if (file) return run(() => (besides ? prepare(file) : open(file)), besides ? '' : 'Loaded.')
  }
  return (
    <Section title={title}>
      <Stack
        spacing={1}
        sx={{ padding: 1.5, border: '1px dashed', borderColor: over ? 'primary.main' : 'divider', borderRadius: 1 }}
        onDragOver={(event: DragEvent) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event: DragEvent) => {
          event.preventDefault()
          setOver(false)
          void take(event.dataTransfer.files[0])
        }}
      >
        <Hint>Drop a saved state, a bug capsule or feedback here.</Hint>
        <div>
          <FileAct label="Choose a saved file" accept="application/json,.json" work={take} />
        </div>
        <Toggle label="Open beside, in a new tab" checked={besides} onChange={setBesides} />
      </Stack>
      {beside && (
        <Row>
          <Hint>
            {beside.file} opens in the room “{beside.room}”.
          </Hint>
          {/* A link, because browsers block windows that open after a file was read. */}
          <Button
            ref={passesFocusOn}
            variant="contained"
            color="primary"
            href={beside.link}
            target="_blank"
            rel="noopener"
            onClick={() => void run(() => setBeside(undefined), 'Opened in a new tab. This one is unchanged.')}
          >
            Open beside
          </Button>
        </Row>
      )}
    </Section>
  )
}

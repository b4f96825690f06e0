import { useState, type DragEvent } from 'react'
import { homeAddress } from '../../../../src/routing/address.ts'
import { passesFocusOn } from '../../../../src/ui/feedback/focus.ts'
import { importState } from '../../console.ts'
import { stateLinkTo } from '../../links/state-link.ts'
import { useDock } from '../dock-context.ts'
import { packPins } from '../../feedback/pins-link.ts'
import { isOwnPath } from '../page/own-path.ts'
import { Switch, useSaying } from './controls.tsx'
import { readFileText } from './marks.ts'
import { newRoom } from '../../rooms/new-room.ts'

interface Beside {
  file: string
  room: string
  link: string
}

/** Opens a saved state, a bug capsule or feedback: here, or beside in a new tab and a room of its own. */
export function OpenFile({ label }: { label: string }) {
  const { bank, basePath, presentation, feedback, command } = useDock()
  const [over, setOver] = useState(false)
  const [besides, setBesides] = useState(false)
  const [beside, setBeside] = useState<Beside>()
  const { run, saying, say } = useSaying()

  const open = async (file: File) => {
    const { state, route, pins } = readFileText(await file.text())
    await importState(bank, state, presentation)
    if (pins && pins.length > 0) {
      feedback.setPins(pins)
      await command({ type: 'show pin', index: 0 })
    } else if (route !== undefined) {
      if (!isOwnPath(route))
        throw new Error('The state was loaded, but not its route: that is not one of this product.')
      await command({ type: 'go', path: route })
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
    if (file) run(() => (besides ? prepare(file) : open(file)), besides ? '' : 'Loaded.')
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- without a pointer there is the input */}
      <label
        className="field drop"
        style={{ marginTop: 10 }}
        data-over={over ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {label}
        <input
          type="file"
          accept="application/json,.json"
          onChange={({ target }) => {
            take(target.files?.[0])
            // So that the same file can be chosen again.
            target.value = ''
          }}
        />
      </label>
      <Switch label="Open beside, in a new tab" checked={besides} onChange={setBesides} />
      {beside && (
        <p ref={passesFocusOn} className="row">
          <span className="grow words">
            {beside.file} <span className="small">opens in the room “{beside.room}”.</span>
          </span>
          {/* A link, because browsers block windows that open after a file was read. */}
          <a
            className="button"
            data-kind="main"
            href={beside.link}
            target="_blank"
            rel="noopener"
            onClick={() => {
              setBeside(undefined)
              say('Opened in a new tab. This one is unchanged.')
            }}
          >
            Open beside
          </a>
        </p>
      )}
      {saying}
    </>
  )
}

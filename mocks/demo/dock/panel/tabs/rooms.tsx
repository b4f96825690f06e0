import { useState } from 'react'
import { passesFocusOn } from '../../../../../src/ui/feedback/focus.ts'
import { homeAddress } from '../../../../../src/routing/address.ts'
import { listRooms, removeRoom } from '../../../rooms/room-list.ts'
import { isRoomName, roomOf } from '../../../rooms/rooms.ts'
import { Button, Field, Section, useSaying } from '../controls.tsx'
import { useDock } from '../../dock-context.ts'

/** Rooms keep demonstrations in one browser apart: storage, session, brand and clock. */
export function Rooms() {
  const { bank, basePath } = useDock()
  const [rooms, setRooms] = useState(() => listRooms(basePath))
  const [name, setName] = useState('')
  const { run, saying } = useSaying()
  const current = roomOf(basePath, bank.options.scope)
  const addressOf = (room: string) => `${homeAddress(basePath)}#room=${room}`

  const open = () => {
    const room = name.trim().toLowerCase()
    if (!isRoomName(room)) throw new Error('A room has up to 24 lowercase letters, digits and hyphens.')
    const isNew = !rooms.some((other) => other.room === room)
    window.open(addressOf(room) + (isNew ? `&scenario=${bank.record.scenario}` : ''), '_blank', 'noopener')
    setName('')
  }
  return (
    <Section
      title="Rooms"
      hint={
        (current === '' ? 'This tab is in no room. ' : `This tab is in the room “${current}”. `) +
        'A room has storage, session, brand and clock of its own, so that tabs in different rooms do not touch each other.'
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          run(open)
        }}
      >
        <div className="fields">
          <Field
            wide
            label="Name of a room"
            placeholder="brightwater"
            maxLength={24}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <button type="submit" className="button">
          Open in a new tab
        </button>
      </form>
      <ul className="list">
        {rooms.map(({ room, usedAt }) => (
          <li key={room} ref={passesFocusOn} className="row">
            <span className="grow cut">
              {room}
              <span className="small">
                {room === current
                  ? ' · this tab'
                  : ` · last used ${new Date(usedAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}`}
              </span>
            </span>
            {room !== current && (
              <>
                <a className="button" href={addressOf(room)} target="_blank" rel="noopener">
                  Open<span className="visually-hidden"> {room}</span>
                </a>
                <Button
                  kind="quiet"
                  aria-label={`Remove ${room}`}
                  onClick={() =>
                    run(() => {
                      removeRoom(basePath, room)
                      setRooms(listRooms(basePath))
                    })
                  }
                >
                  Remove
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {current !== '' && (
        <div className="row">
          <a className="button" href={addressOf('')}>
            Leave the room
          </a>
        </div>
      )}
      {saying}
    </Section>
  )
}

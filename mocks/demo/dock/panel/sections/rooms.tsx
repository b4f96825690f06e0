import Button from '@mui/material/Button'
import List from '@mui/material/List'
import { useState } from 'react'
import { homeAddress } from '../../../../../src/routing/address.ts'
import { formatDateTime } from '../../../../../src/text/format.ts'
import { openPresenterWindow } from '../../../presenter/presenter.ts'
import { listRooms, removeRoom } from '../../../rooms/room-list.ts'
import { roomOf } from '../../../rooms/rooms.ts'
import { useDock } from '../../dock-context.ts'
import { FILL_KEYS, HIDE_KEYS, OPEN_KEYS, REDO_KEYS, UNDO_KEYS } from '../../keys.ts'
import { Act, Hint, Item, Row, Section, type SectionProps } from '../kit.tsx'

/** Rooms keep demonstrations in one browser apart: storage, session, brand and clock. */
export function RoomsSection({ title }: SectionProps) {
  const { bank, basePath } = useDock()
  const [rooms, setRooms] = useState(() => listRooms(basePath))
  const current = roomOf(basePath, bank.options.scope)
  const addressOf = (room: string) => `${homeAddress(basePath)}#room=${room}`
  return (
    <Section title={title} count={rooms.length}>
      <Hint>
        {current === '' ? 'This tab is in no room.' : `This tab is in the room “${current}”.`} Each has a state,
        session, brand and clock of its own. Name a new one in Scene.
      </Hint>
      <List>
        {rooms.map(({ room, usedAt }) => (
          <Item
            key={room}
            title={room}
            text={room === current ? 'This tab' : `Last used ${formatDateTime(new Date(usedAt).toISOString())}`}
          >
            {room !== current && (
              <>
                <Button href={addressOf(room)} target="_blank" rel="noopener" aria-label={`Open ${room}`}>
                  Open
                </Button>
                <Act
                  quiet
                  aria-label={`Remove ${room}`}
                  work={() => {
                    removeRoom(basePath, room)
                    setRooms(listRooms(basePath))
                  }}
                >
                  Remove
                </Act>
              </>
            )}
          </Item>
        ))}
      </List>
      {current !== '' && (
        <div>
          <Button href={addressOf('')}>Leave the room</Button>
        </div>
      )}
    </Section>
  )
}

export function PresenterSection({ title }: SectionProps) {
  const { bank, basePath, hide } = useDock()
  return (
    <Section title={title}>
      <Hint>The presenter window controls this page, which shows no dock meanwhile.</Hint>
      <Row>
        <Act work={() => openPresenterWindow(basePath, bank.options.scope)}>Open presenter window</Act>
        <Act work={hide}>Hide the dock</Act>
      </Row>
      <Hint>
        {OPEN_KEYS} opens and closes the dock, {HIDE_KEYS} hides it or brings it back, {FILL_KEYS} fills the open form.{' '}
        {UNDO_KEYS} goes back one step, {REDO_KEYS} forward.
      </Hint>
    </Section>
  )
}

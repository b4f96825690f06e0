import { beforeEach, expect, test } from 'vitest'
import { browserSessionCarrier } from '../../bank/http/session/session.ts'
import { listRooms, removeRoom } from './room-list.ts'
import { enterRoom, isRoomName, prospectRoom, roomOf, scopeOf } from './rooms.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test.each([
  ['brightwater', true],
  ['tab-412', true],
  ['', false],
  ['-a', false],
  ['Two Words', false],
  ['two words', false],
  ['a'.repeat(25), false],
])('%j may be a room: %s', (name, isOne) => {
  expect(isRoomName(name)).toBe(isOne)
})

test.each([
  ['Brightwater Logistics', 'brightwater-logistics'],
  ['  Ångström & Söhne GmbH, Niederlassung', 'angstrom-sohne-gmbh-nied'],
  ['Ørsted Łódź Straße', 'orsted-lodz-strasse'],
  ['Þór Đurić Cœur Ðal', 'thor-duric-coeur-dal'],
  ['東京貿易', 'kflfjgrsvk5v'],
])('the link of the prospect %s has a room of its own', (company, room) => {
  expect(prospectRoom(company)).toBe(room)
  expect(isRoomName(room)).toBe(true)
})

test('a tab stays in its room until a link names another or none', () => {
  expect(enterRoom('/demo/', undefined, 1)).toBe('')
  expect(enterRoom('/demo/', 'brightwater', 2)).toBe('brightwater')
  expect(enterRoom('/demo/', undefined, 3)).toBe('brightwater')
  expect(enterRoom('/demo/', 'tideway', 4)).toBe('tideway')
  expect(enterRoom('/demo/', '', 5)).toBe('')
  expect(enterRoom('/demo/', undefined, 6)).toBe('')
  expect(listRooms('/demo/')).toEqual([
    { room: 'tideway', usedAt: 4 },
    { room: 'brightwater', usedAt: 3 },
  ])
})

test('each room has its own scope, which contains its name', () => {
  const scope = scopeOf('/demo/', 'brightwater')
  expect(scope).not.toBe(scopeOf('/demo/', ''))
  expect(roomOf('/demo/', scope)).toBe('brightwater')
  expect(roomOf('/demo/', scopeOf('/demo/', ''))).toBe('')
})

test('a removed room leaves nothing in storage, and other rooms stay', () => {
  for (const room of ['bright', 'brightwater']) {
    enterRoom('/', room, 1)
    const scope = scopeOf('/', room)
    localStorage.setItem(`corridor:5:${scope}:bank`, '{}')
    localStorage.setItem(`corridor:brand:${scope}`, '{}')
    localStorage.setItem(`corridor:device:${scope}:user:card`, '{}')
  }
  localStorage.setItem('corridor:5:/:bank', '{}')
  removeRoom('/', 'bright')
  expect(Object.keys(localStorage).filter((key) => /bright(?!water)/.test(key))).toEqual([])
  expect(Object.keys(localStorage)).toHaveLength(5)
  expect(listRooms('/').map(({ room }) => room)).toEqual(['brightwater'])
})

test('each room has its own session', () => {
  const plain = browserSessionCarrier('/')
  const room = browserSessionCarrier('/', scopeOf('/', 'brightwater'))
  plain.write('first')
  room.write('second')
  expect(plain.read(() => true)).toBe('first')
  expect(room.read(() => true)).toBe('second')
  room.write(null)
  expect(plain.read(() => true)).toBe('first')
  expect(room.read(() => true)).toBeUndefined()
})

// @vitest-environment node
import { expect, it } from 'vitest'
import { paths, routeOf } from '../../../src/routing/paths.ts'
import { readShareLink } from '../links/share-link.ts'
import { isRoomName } from '../rooms/rooms.ts'
import { beforeScreen } from './map-open.ts'
import { screenParts, screenRoom, screens } from './map-screens.ts'

const names = Object.keys(screens)
const routes = new Set(Object.values(screens).map(({ path }) => routeOf(`/${path.split('?')[0] ?? ''}`, '/')))

it.each(Object.values(paths))('has the page %s', (path) => {
  expect(routes).toContain(path)
})

it.each(names)('has a link that opens %s', (name) => {
  const screen = screens[name]
  if (!screen) throw new Error('There is no such screen')
  const read = readShareLink(new URLSearchParams({ ...screenParts(name, screen), room: screenRoom(name) }).toString())
  expect(read).toMatchObject({ kind: 'link', link: { screen: name, scenario: screen.scenario ?? 'established' } })
})

it('gives each screen a room of its own', () => {
  const rooms = names.map(screenRoom)
  expect(new Set(rooms).size).toBe(names.length)
  expect(rooms.filter((room) => !isRoomName(room))).toEqual([])
})

it('refuses a screen that it does not know', () => {
  expect(() => beforeScreen('toString')).toThrow('its screen is not known')
})

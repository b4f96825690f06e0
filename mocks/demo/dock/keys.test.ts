// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { isFillKey, isHideKey, isOpenKey } from './keys.ts'

const actionsOf = (init: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', init)
  return [isOpenKey(event) && 'open', isHideKey(event) && 'hide', isFillKey(event) && 'fill'].filter(Boolean)
}

it.each<[KeyboardEventInit, string[]]>([
  [{ code: 'F2', shiftKey: true }, ['open']],
  [{ code: 'F8', shiftKey: true }, ['hide']],
  [{ code: 'F8' }, ['fill']],
])('%j asks the dock to %j', (init, actions) => {
  expect(actionsOf(init)).toEqual(actions)
})

it.each<KeyboardEventInit>([
  { code: 'KeyD', altKey: true, shiftKey: true },
  { code: 'F2' },
  { code: 'F2', shiftKey: true, ctrlKey: true },
  { code: 'F8', altKey: true },
  { code: 'F8', metaKey: true },
])('%j belongs to the keyboard layout, the browser or the system', (init) => {
  expect(actionsOf(init)).toEqual([])
})

import { expect, it } from 'vitest'
import { FILL_KEYS, HIDE_KEYS, OPEN_KEYS, pressedKeys, RECORD_KEYS, REDO_KEYS, UNDO_KEYS } from './keys.ts'

it.each<[KeyboardEventInit, string]>([
  [{ code: 'F2', shiftKey: true }, OPEN_KEYS],
  [{ code: 'F8', shiftKey: true }, HIDE_KEYS],
  [{ code: 'F8' }, FILL_KEYS],
  [{ code: 'KeyZ', key: 'Z', altKey: true, shiftKey: true }, UNDO_KEYS],
  [{ code: 'KeyY', key: 'Y', altKey: true, shiftKey: true }, REDO_KEYS],
  [{ code: 'KeyR', key: 'R', altKey: true, shiftKey: true }, RECORD_KEYS],
  // On a German keyboard Y and Z are swapped; on a Mac, Alt changes the character.
  [{ code: 'KeyY', key: 'Z', altKey: true, shiftKey: true }, UNDO_KEYS],
  [{ code: 'KeyZ', key: '¸', altKey: true, shiftKey: true }, UNDO_KEYS],
])('%j is %s', (init, keys) => {
  expect(pressedKeys(new KeyboardEvent('keydown', init))).toBe(keys)
})

it.each<KeyboardEventInit>([
  { code: 'KeyD', altKey: true, shiftKey: true },
  { code: 'F2' },
  { code: 'F2', shiftKey: true, ctrlKey: true },
  { code: 'F8', altKey: true },
  { code: 'F8', metaKey: true },
  { code: 'KeyZ', key: 'z', altKey: true },
  { code: 'KeyZ', key: 'Z', altKey: true, shiftKey: true, ctrlKey: true },
])('%j belongs to the keyboard layout, the browser or the system', (init) => {
  const ours = [OPEN_KEYS, HIDE_KEYS, FILL_KEYS, UNDO_KEYS, REDO_KEYS, RECORD_KEYS]
  expect(ours).not.toContain(pressedKeys(new KeyboardEvent('keydown', init)))
})

import { expect, it } from 'vitest'
import { isFillKey, isHideKey, isOpenKey, isRecordKey, isRedoKey, isUndoKey } from './keys.ts'

const actionsOf = (init: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', init)
  const asked = {
    open: isOpenKey,
    hide: isHideKey,
    fill: isFillKey,
    undo: isUndoKey,
    redo: isRedoKey,
    record: isRecordKey,
  }
  return Object.entries(asked).flatMap(([name, isKey]) => (isKey(event) ? [name] : []))
}

it.each<[KeyboardEventInit, string[]]>([
  [{ code: 'F2', shiftKey: true }, ['open']],
  [{ code: 'F8', shiftKey: true }, ['hide']],
  [{ code: 'F8' }, ['fill']],
  [{ code: 'KeyZ', key: 'Z', altKey: true, shiftKey: true }, ['undo']],
  [{ code: 'KeyY', key: 'Y', altKey: true, shiftKey: true }, ['redo']],
  [{ code: 'KeyR', key: 'R', altKey: true, shiftKey: true }, ['record']],
  // On a German keyboard Y and Z are swapped; on a Mac, Alt changes the character.
  [{ code: 'KeyY', key: 'Z', altKey: true, shiftKey: true }, ['undo']],
  [{ code: 'KeyZ', key: '¸', altKey: true, shiftKey: true }, ['undo']],
])('%j asks the dock to %j', (init, actions) => {
  expect(actionsOf(init)).toEqual(actions)
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
  expect(actionsOf(init)).toEqual([])
})

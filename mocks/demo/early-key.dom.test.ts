import { expect, test } from 'vitest'
import { keepEarlyKey } from './early-key.ts'

/** Returns false if the key was kept from the browser. */
const press = (code: string, { shiftKey = true, altKey = false } = {}) =>
  window.dispatchEvent(new KeyboardEvent('keydown', { code, shiftKey, altKey, cancelable: true }))

test('keeps the keys of the dock and no others; a letter is known by its place on the keyboard', () => {
  const early = keepEarlyKey()
  expect(['KeyR', 'KeyY', 'KeyZ', 'KeyA', 'F2'].map((code) => press(code, { altKey: true }))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ])
  expect(['F2', 'F8', 'KeyZ'].map((code) => press(code))).toEqual([false, false, true])
  expect(['F2', 'F8', 'KeyZ'].map((code) => press(code, { shiftKey: false }))).toEqual([true, false, true])
  early.release()
})

test('on release presses the kept key again, and keeps none after that', async () => {
  const keys: string[] = []
  const early = keepEarlyKey()
  window.addEventListener('keydown', ({ code }) => keys.push(code))
  press('F2')
  await early.pressed
  early.release()
  expect(press('F8')).toBe(true)
  expect(keys).toEqual(['F2', 'F2', 'F8'])
})

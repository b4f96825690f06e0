// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchForTips } from './tooltip-watch.ts'

let shown: string | undefined
let stop = () => {}
const at = (id: string) => document.getElementById(id) as HTMLElement

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `
    <button id="copy" aria-label="Copy IBAN"><svg></svg></button>
    <button id="view" aria-label="View Operating" data-tip="View"><svg></svg></button>
    <button id="word" aria-label="Send payment to Lena">Send payment</button>
    <span id="name" data-tip="Halden Coffee Imports">Halden Coffee Imports</span>
    <p id="else">Else</p>`
  stop = watchForTips((tip) => (shown = tip?.text))
})
afterEach(() => {
  stop()
  shown = undefined
  vi.useRealTimers()
})

function point(id: string, after = 0, pointerType = 'mouse') {
  vi.advanceTimersByTime(after)
  const event = new MouseEvent('pointerover', { bubbles: true })
  Object.defineProperties(event, { pointerType: { value: pointerType }, timeStamp: { value: Date.now() } })
  at(id).dispatchEvent(event)
}

test('a tooltip opens after its delay, names the button, and closes when it is left', () => {
  point('copy')
  vi.advanceTimersByTime(699)
  expect(shown).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(shown).toBe('Copy IBAN')
  point('else')
  expect(shown).toBeUndefined()
})

test('who goes on at once sees the next without a delay; who pauses waits again', () => {
  point('copy')
  point('view', 700)
  vi.advanceTimersByTime(0)
  expect(shown).toBe('View')
  point('else')
  point('copy', 299)
  vi.advanceTimersByTime(0)
  expect(shown).toBe('Copy IBAN')
  point('else')
  point('copy', 300)
  vi.advanceTimersByTime(699)
  expect(shown).toBeUndefined()
})

test('nothing is said that can be read already', () => {
  point('word')
  vi.advanceTimersByTime(700)
  expect(shown).toBeUndefined()
  point('name')
  vi.advanceTimersByTime(700)
  expect(shown).toBeUndefined()
  point('else')
  Object.defineProperty(at('name'), 'scrollWidth', { value: 200 })
  point('name')
  vi.advanceTimersByTime(700)
  expect(shown).toBe('Halden Coffee Imports')
})

test('a key puts it away until somebody comes back, and a finger never opens one', () => {
  point('copy')
  vi.advanceTimersByTime(700)
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(shown).toBeUndefined()
  point('copy')
  vi.advanceTimersByTime(700)
  expect(shown).toBeUndefined()
  point('else', 300)
  point('copy', 0, 'touch')
  vi.advanceTimersByTime(700)
  expect(shown).toBeUndefined()
})

import { createEvent, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanPastedTexts } from './clean-paste.ts'

cleanPastedTexts()

const insert = vi.fn<(command: string, dialog: boolean, text: string) => boolean>(() => true)
beforeEach(() => {
  // jsdom has no such function.
  document.execCommand = insert
})
afterEach(() => {
  insert.mockClear()
  document.body.replaceChildren()
})

/** Pastes into a field, and answers whether the browser may insert the text itself. */
function paste(text: string, html = '<input>'): boolean {
  document.body.innerHTML = html
  const field = document.body.querySelector('input, textarea, p') ?? document.body
  return fireEvent(field, createEvent.paste(field, { clipboardData: { getData: () => text } }))
}

test.for([
  { why: 'a zero-width space', copied: 'DE89\u200B3704', pasted: 'DE893704' },
  { why: 'a word joiner and a byte order mark', copied: '\uFEFFDE89\u20603704', pasted: 'DE893704' },
  { why: 'a soft hyphen', copied: 'Rosterei\u00AD', pasted: 'Rosterei' },
  { why: 'marks of direction', copied: '\u200E\u202ADE89\u202C\u200F', pasted: 'DE89' },
  { why: 'isolates of direction', copied: '\u2066sarah@halden.example\u2069', pasted: 'sarah@halden.example' },
  { why: 'spaces of other widths', copied: '\u00A01\u202F250\u2009', pasted: ' 1 250 ' },
  { why: 'a tab between the cells of a sheet', copied: 'Anouk\tde Vries', pasted: 'Anouk de Vries' },
])('pastes without $why', ({ copied, pasted }) => {
  expect(paste(copied)).toBe(false)
  expect(insert).toHaveBeenCalledExactlyOnceWith('insertText', false, pasted)
})

test('pastes into a field of a shadow root, as the dock has', () => {
  const field = document.createElement('input')
  document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' }).append(field)
  const event = createEvent.paste(field, { clipboardData: { getData: () => 'Bright\u200Bwater' }, composed: true })
  expect(fireEvent(field, event)).toBe(false)
  expect(insert).toHaveBeenCalledExactlyOnceWith('insertText', false, 'Brightwater')
})

test.for([
  { why: 'an ordinary text', copied: 'DE89 3704 0044', html: '<input>' },
  { why: 'lines', copied: 'Coffee\r\nand tea\n', html: '<textarea></textarea>' },
  { why: 'joiners of names and emoji', copied: 'می\u200Cخواهم 👩\u200D💻', html: '<input>' },
  { why: 'a password', copied: 'secret\u00A0\u200B', html: '<input autocomplete="current-password">' },
  { why: 'what is pasted elsewhere', copied: 'DE89\u200B', html: '<p></p>' },
])('leaves $why to the browser', ({ copied, html }) => {
  expect(paste(copied, html)).toBe(true)
  expect(insert).not.toHaveBeenCalled()
})

test('leaves a text to the browser that cannot be inserted', () => {
  insert.mockReturnValueOnce(false)
  expect(paste('DE89\u200B')).toBe(true)
})

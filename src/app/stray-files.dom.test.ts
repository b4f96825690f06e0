import { createEvent, fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refuseStrayFiles } from './stray-files.ts'

refuseStrayFiles()

/** Drags over the page and drops; answers whether the browser may do as it likes, and the effect that it shows. */
function drag(kind: 'Files' | 'text/plain', target: Element = document.body) {
  const dataTransfer = { types: [kind], dropEffect: 'copy' }
  const events = [createEvent.dragOver(target, { dataTransfer }), createEvent.drop(target, { dataTransfer })]
  return { allowed: events.map((event) => fireEvent(target, event)), effect: dataTransfer.dropEffect }
}

test('a file that is dropped anywhere does not replace the application', () => {
  expect(drag('Files')).toEqual({ allowed: [false, false], effect: 'none' })
})

test('a place for files takes them as it likes', () => {
  const place = document.body.appendChild(document.createElement('div'))
  for (const type of ['dragover', 'drop']) place.addEventListener(type, (event) => event.preventDefault())
  expect(drag('Files', place).effect).toBe('copy')
})

test('text can be dragged into fields', () => {
  expect(drag('text/plain').allowed).toEqual([true, true])
})

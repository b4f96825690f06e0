import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestBank } from '../../bank/testing/test-bank.ts'
import { createFeedback } from './feedback.ts'
import { isMarkedOnPage, pinPlaceAt, windowPlaceOf } from './pin-place.ts'
import { packPins, readPinsLink } from './pins-link.ts'
import { MAX_PINS, pageName, readPins, writtenPart, type Pin } from './pins.ts'

const pin: Pin = {
  page: '/cards?note=1',
  text: 'Say how many cards there are.\nHere.',
  name: 'Ines',
  target: { role: 'heading' },
  inside: [0, 0.5],
  onPage: [0.2, 0.1],
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('pins', () => {
  it('are read as they were written', () => {
    expect(readPins(JSON.parse(JSON.stringify([pin])))).toEqual([pin])
    const { name, ...nameless } = pin
    expect(name).toBe('Ines')
    expect(readPins([nameless])).toEqual([nameless])
  })

  it.for<[string, unknown, string]>([
    ['no list', { 0: pin }, 'The feedback is damaged.'],
    ['too many', Array.from({ length: MAX_PINS + 1 }, () => pin), 'There can be at most 50 pins.'],
    ['null', [pin, null], 'Pin 2 of the feedback cannot be read: it is missing.'],
    ['another key', [{ ...pin, html: '' }], 'Pin 1 of the feedback cannot be read: it has an unknown part: html.'],
    ['no text', [{ ...pin, text: ' ' }], 'Pin 1 of the feedback cannot be read: its text cannot be shown.'],
    [
      'a long text',
      [{ ...pin, text: 'x'.repeat(281) }],
      'Pin 1 of the feedback cannot be read: text must be at most 280 characters.',
    ],
    [
      'a turned text',
      [{ ...pin, text: 'a\u202Eb' }],
      'Pin 1 of the feedback cannot be read: its text cannot be shown.',
    ],
    [
      'a long name',
      [{ ...pin, name: 'x'.repeat(61) }],
      'Pin 1 of the feedback cannot be read: its name must have 1 to 60 characters.',
    ],
    [
      'another host',
      [{ ...pin, page: '//evil.example' }],
      'Pin 1 of the feedback cannot be read: its page is not one of this product.',
    ],
    [
      'a script',
      [{ ...pin, page: 'javascript:alert(1)' }],
      'Pin 1 of the feedback cannot be read: its page is not one of this product.',
    ],
    ...(
      [
        ['no target', { target: {} }, 'a target names a part'],
        ['a place outside', { inside: [0.5, 1.5] }, '“inside” is damaged.'],
        ['no number', { onPage: [0, null] }, '“onPage” is damaged.'],
      ] as const
    ).map(([what, parts, problem]): [string, unknown, string] => [
      what,
      [{ ...pin, ...parts }],
      `Pin 1 of the feedback cannot be read: ${problem}`,
    ]),
  ])('are refused with %s', ([, value, sentence]) => {
    expect(() => readPins(value)).toThrow(sentence)
  })

  it('are where they were on their element, above the part that held it, or where they were on the page', () => {
    const box = vi.spyOn(document.body, 'getBoundingClientRect')
    box.mockReturnValue(new DOMRect(10, 100, 200, 50))
    const place = pinPlaceAt(document.body, 60, 140)
    expect(place.inside).toEqual([0.25, 0.8])
    box.mockReturnValue(new DOMRect(300, 20, 1000, 100))
    expect(windowPlaceOf(place, document.body)).toEqual({ left: 550, top: 100 })
    document.body.dataset.part = 'payments'
    const target = { text: 'Facture 3452', part: 'payments' }
    expect(windowPlaceOf({ ...place, target: { ...target, path: '0/td:1' } }, document.body)).toEqual({
      left: 800,
      top: 20,
    })
    expect(windowPlaceOf({ ...place, target }, document.body)).toEqual({ left: 550, top: 100 })
    delete document.body.dataset.part
    vi.spyOn(document.documentElement, 'scrollWidth', 'get').mockReturnValue(1000)
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000)
    expect(windowPlaceOf({ ...place, onPage: [0.5, 0.25] }, undefined)).toEqual({ left: 500, top: 500 })
    vi.restoreAllMocks()
  })

  it.each([
    ['/payments', '/payments', false, true],
    ['/payments?payment=1', '/payments', false, false],
    ['/payments?payment=1', '/payments', true, true],
    ['/payments?payment=1', '/payments?payment=1', false, true],
  ])('of %s without their element are marked on %s (the current one: %s): %s', (page, path, isCurrent, marked) => {
    expect(isMarkedOnPage({ page }, path, isCurrent)).toBe(marked)
  })

  it('keep visible characters of what was typed, up to their limits', () => {
    expect(writtenPart({ text: '  Too\u202E small\u0007 \n here ', name: ' ' })).toEqual({ text: 'Too small \n here' })
    expect(writtenPart({ text: 'x'.repeat(400), name: 'y'.repeat(90) })).toEqual({
      text: 'x'.repeat(280),
      name: 'y'.repeat(60),
    })
    expect(() => writtenPart({ text: ' \n', name: 'Ines' })).toThrow('Write a sentence first.')
  })

  it('are listed with the name of their page', () => {
    expect(['/', '/cards?note=1', '/psp-integrations'].map(pageName)).toEqual([
      'Dashboard',
      'Cards',
      'Psp integrations',
    ])
  })
})

describe('the pins of a link', () => {
  it('open the page of the first one, and are stepped through', async () => {
    const { bank, storage } = await createTestBank()
    const openPins = await readPinsLink(await packPins([pin]))
    expect(createFeedback(storage, '/').shown.state()).toBeUndefined()
    openPins(bank)
    const feedback = createFeedback(storage, bank.options.scope)
    expect(feedback.pins.state()).toEqual([pin])
    expect(feedback.shown.state()?.index).toBe(0)
    expect(location.pathname).not.toMatch(/cards$/)
    document.body.innerHTML = '<div id="root"><main></main></div>'
    await vi.waitFor(() => expect(location.pathname + location.search).toMatch(/\/cards\?note=1$/), 10_000)
  })

  it('are refused in one sentence', async () => {
    await expect(readPinsLink('AAAA')).rejects.toThrow('The feedback of the link is damaged.')
    await expect(readPinsLink(await packPins([{ ...pin, text: '' }]))).rejects.toThrow('Pin 1 of the feedback')
    const long = Array.from({ length: 2000 }, () => pin)
    await expect(readPinsLink(await packPins(long))).rejects.toThrow('The feedback of the link is too large.')
  })
})

describe('the feedback of a tab', () => {
  it('keeps pins and the one that is shown over a reload, and drops damaged ones', async () => {
    const { storage } = await createTestBank()
    const feedback = createFeedback(storage, '/a/')
    feedback.pins.set([pin, pin])
    feedback.show(1)
    const again = createFeedback(storage, '/a/')
    expect(again.pins.state()).toEqual([pin, pin])
    expect(again.shown.state()?.index).toBe(1)
    feedback.pins.set([pin])
    expect(feedback.shown.state()?.index).toBe(0)
    feedback.pins.set([])
    expect(feedback.shown.state()).toBeUndefined()
    storage.setItem('corridor:feedback:/a/', '[{"page":"//evil"}]')
    expect(createFeedback(storage, '/a/').pins.state()).toEqual([])
  })

  it('holds no more pins than can be read again', async () => {
    const { storage } = await createTestBank()
    const feedback = createFeedback(storage, '/')
    const all = Array.from({ length: MAX_PINS }, () => pin)
    feedback.pins.set(all)
    expect(() => feedback.pins.set([...all, pin])).toThrow('There can be at most 50 pins.')
    expect(feedback.pins.state()).toHaveLength(MAX_PINS)
  })
})

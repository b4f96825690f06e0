// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findSpot, isSpot, meantElement, placeOf, spotAt } from './spot.ts'

const boxes = new Map<Element, { left: number; top: number; width: number; height: number }>()

beforeEach(() => {
  // jsdom has no layout: everything is visible but what is marked as hidden.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList
  })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return (boxes.get(this) ?? { left: 0, top: 0, width: 100, height: 40 }) as DOMRect
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  boxes.clear()
  document.body.innerHTML = ''
})

function show(html: string): (selector: string) => Element {
  document.body.innerHTML = html
  return (selector) => {
    const found = document.querySelector(selector)
    if (!found) throw new Error(`no ${selector}`)
    return found
  }
}

/** The spot of an element in the first page, as it is found in the second one. */
function carry(from: string, to: string): Element | undefined {
  const spot = spotAt(show(from)('[data-it]'), 50, 20)
  expect(isSpot(JSON.parse(JSON.stringify(spot)))).toBe(true)
  show(to)
  return findSpot(spot)
}

const ratePage = (rate: string): string =>
  `<main><section data-part="live-rates"><p>GBP</p><p>USD <b data-it id="it">${rate}</b></p></section><p><b>0</b></p></main>`

const figure = (label: string, mark: string): string =>
  `<section data-part="figure" aria-label="${label}"><h3>This month</h3><button ${mark}>View</button></section>`

describe('a spot', () => {
  it('is found by the name of its element where another width builds the page differently', () => {
    const found = carry(
      '<main><ul><li><p>Travel</p><button>Freeze</button></li><li><button data-it>Freeze</button></li></ul></main>',
      '<main><table><tr><td>Travel<button>Freeze</button></td></tr><tr><td><b><button id="it">Freeze</button></b></td></tr></table></main>',
    )
    expect(found?.id).toBe('it')
  })

  it('is found by its name in another element', () => {
    const found = carry(
      '<main><h3 data-it>Monthly limit</h3></main>',
      '<main><dl><dt id="it">Monthly limit</dt></dl></main>',
    )
    expect(found?.id).toBe('it')
  })

  it('is found by its path when its text has changed', () => {
    expect(carry(ratePage('1.2658'), ratePage('1.2661'))?.id).toBe('it')
  })

  it('is kept in its own part of the page', () => {
    const found = carry(
      `<main>${figure('Balance', '')}${figure('Volume', 'data-it')}</main>`,
      `<main>${figure('Volume', 'id="it"')}${figure('Balance', '')}</main>`,
    )
    expect(found?.id).toBe('it')
  })

  it('is found elsewhere when its landmark is hidden', () => {
    const found = carry(
      '<nav><a href="/cards" data-it>Cards</a></nav><header></header>',
      '<nav hidden><a href="/cards">Cards</a></nav><header><a href="/cards" id="it">Cards</a></header>',
    )
    expect(found?.id).toBe('it')
  })

  it('has its place on the page when its element is gone', () => {
    const spot = spotAt(show('<main><p data-it>Only here</p></main>')('[data-it]'), 50, 20)
    show('<main><h1>Another</h1></main>')
    expect(findSpot(spot)).toBeUndefined()
    vi.spyOn(document.documentElement, 'scrollWidth', 'get').mockReturnValue(1000)
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000)
    expect(placeOf({ ...spot, onPage: [0.5, 0.25] }, undefined)).toEqual({ left: 500, top: 500 })
  })

  it('keeps its place relative to the element', () => {
    const element = show('<main><p data-it>Here</p></main>')('[data-it]')
    boxes.set(element, { left: 10, top: 100, width: 200, height: 50 })
    const spot = spotAt(element, 60, 140)
    expect(spot.inside).toEqual([0.25, 0.8])
    boxes.set(element, { left: 300, top: 20, width: 1000, height: 100 })
    expect(placeOf(spot, element)).toEqual({ left: 550, top: 100 })
  })

  it('belongs to the control under the pointer, not to its icon', () => {
    const at = show('<main><button id="it"><svg><path d="M0 0"/></svg></button></main>')
    expect(meantElement(at('path')).id).toBe('it')
  })

  const good = {
    base: { kind: 'part', value: 'figure', name: '', nth: 0 },
    tag: 'button',
    name: 'Freeze',
    nth: 1,
    path: 'div:0/button:1',
    inside: [0.5, 0.5],
    onPage: [0, 1],
  }
  it.for<[string, unknown]>([
    ['no object', 'main'],
    ['another key', { ...good, html: '<b>' }],
    ['a selector for a part', { ...good, base: { ...good.base, value: 'x"],script[src="' } }],
    ['another landmark', { ...good, base: { ...good.base, kind: 'landmark', value: 'script' } }],
    ['a selector for a tag', { ...good, tag: 'button, input' }],
    ['a selector for a path', { ...good, path: 'div:0/*' }],
    ['an endless path', { ...good, path: Array.from({ length: 200 }, () => 'div:0').join('/') }],
    ['a long name', { ...good, name: 'x'.repeat(81) }],
    ['a place outside', { ...good, inside: [0.5, 1.5] }],
    ['no number', { ...good, onPage: [0, null] }],
    ['a negative number', { ...good, nth: -1 }],
  ])('is refused with %s', ([, value]) => {
    expect(isSpot(good)).toBe(true)
    expect(isSpot(value)).toBe(false)
  })
})

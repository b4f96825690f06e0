import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findTarget, meantElement, targetOf } from './find-target.ts'
import { targetSchema, type Target } from './target.ts'

beforeEach(() => {
  // jsdom has no layout: everything is visible but what is marked as hidden.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList
  })
})

afterEach(() => {
  vi.restoreAllMocks()
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

/** The place of an element of the first page, as it is found in the second one. */
function carry(from: string, to: string): Element | undefined {
  const target = targetOf(show(from)('[data-it]'))
  expect(isTarget(JSON.parse(JSON.stringify(target)))).toBe(true)
  show(to)
  return target && findTarget(target)
}

const ratePage = (rate: string): string =>
  `<main><section data-part="live-rates"><p>GBP</p><p>USD <b data-it id="it">${rate}</b></p></section><p><b>0</b></p></main>`

const figure = (label: string, mark: string): string =>
  `<section data-part="figure" aria-label="${label}"><h3>This month</h3><button ${mark}>View</button></section>`

const figures = (mark: string): string => `<main>${figure('Balance', '')}${figure('Volume', mark)}</main>`

const rows = (mark: string): string =>
  `<main><ul data-part="rows"><li></li></ul><ul data-part="rows"><li></li><li ${mark}></li></ul></main>`

const isTarget = (value: unknown) => targetSchema.isValidSync(value, { strict: true })

describe('a place of the page', () => {
  it('is found by the name of its element where another width builds the page differently', () => {
    const found = carry(
      '<main><ul><li><p>Travel</p><button>Freeze</button></li><li><button data-it>Freeze</button></li></ul></main>',
      '<main><table><tr><td>Travel<button>Freeze</button></td></tr><tr><td><b><button id="it">Freeze</button></b></td></tr></table></main>',
    )
    expect(found?.id).toBe('it')
  })

  it('is found by its name in another element', () => {
    const found = carry(
      '<main><p data-it>Monthly limit</p></main>',
      '<main><dl><dt id="it">Monthly limit</dt></dl></main>',
    )
    expect(found?.id).toBe('it')
  })

  it('is found by its path when its text has changed', () => {
    expect(carry(ratePage('1.2658'), ratePage('1.2661'))?.id).toBe('it')
  })

  it('is told from others with the same name by its order', () => {
    expect(carry(figures('data-it'), figures('id="it"'))?.id).toBe('it')
  })

  it('without words is found in its own part of the page', () => {
    expect(carry(rows('data-it'), rows('id="it"'))?.id).toBe('it')
  })

  it('is its part when the part no longer has the element', () => {
    const found = carry(ratePage('1.2658'), '<main><section data-part="live-rates" id="it">None</section></main>')
    expect(found?.id).toBe('it')
  })

  it('is found elsewhere when its landmark is hidden', () => {
    const found = carry(
      '<nav><a href="/cards" data-it>Cards</a></nav><header></header>',
      '<nav hidden><a href="/cards">Cards</a></nav><header><a href="/cards" id="it">Cards</a></header>',
    )
    expect(found?.id).toBe('it')
  })

  it('is not found when its element is gone', () => {
    expect(carry('<main><p data-it>Only here</p></main>', '<main><h1>Another</h1></main>')).toBeUndefined()
  })

  it('belongs to the control under the pointer, not to its icon', () => {
    const at = show('<main><button id="it"><svg><path d="M0 0"/></svg></button></main>')
    expect(meantElement(at('path')).id).toBe('it')
  })

  it.for<Target>([
    { role: 'heading' },
    { name: 'Send *' },
    { text: 'Settled', nth: 2, part: 'payments', path: '0/table:1/tr:2' },
  ])('may be %o', (target) => {
    expect(isTarget(target)).toBe(true)
  })

  it.for<[string, unknown]>([
    ['no object', 'main'],
    ['nothing', {}],
    ['a role alone', { role: 'button' }],
    ['another key', { name: 'Send', html: '<b>' }],
    ['a selector for a path', { part: 'rows', path: '0/*' }],
    ['an endless path', { part: 'rows', path: `0${'/div:0'.repeat(200)}` }],
    ['a long name', { name: 'x'.repeat(601) }],
    ['a negative number', { name: 'Send', nth: -1 }],
  ])('is refused with %s', ([, value]) => {
    expect(isTarget(value)).toBe(false)
  })
})

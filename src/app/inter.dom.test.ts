import { afterEach, expect, test, vi } from 'vitest'
import { loadInter } from './inter.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'fonts')
})

/** The faces of the page, of which only those are fetched that were loaded. */
function faces() {
  const added: { url: string; unicodeRange: string | undefined; load: () => Promise<unknown> }[] = []
  const load = vi.fn<() => Promise<unknown>>(() => Promise.resolve())
  vi.stubGlobal(
    'FontFace',
    class {
      load = load
      url: string
      unicodeRange: string | undefined
      constructor(_: string, url: string, { unicodeRange }: FontFaceDescriptors) {
        this.url = url
        this.unicodeRange = unicodeRange
      }
    },
  )
  Object.defineProperty(document, 'fonts', { configurable: true, value: { add: (face: never) => added.push(face) } })
  return { added, load }
}

const covers = (range: string, letter: string): boolean =>
  range.split(',').some((part) => {
    const [first, last = first] = part.replace('U+', '').split('-')
    const code = letter.charCodeAt(0)
    return parseInt(first ?? '', 16) <= code && code <= parseInt(last ?? '', 16)
  })

test('letters of Polish, Czech and Hungarian have Inter too, whose file is fetched only for a page that shows one', () => {
  const { added, load } = faces()
  loadInter()
  const [extended] = added
  expect(extended?.url).toContain('latin-ext')
  const range = extended?.unicodeRange ?? ''
  expect(Array.from('ąęłńśźżčďěňřšťůžőűğşİ').filter((letter) => !covers(range, letter))).toEqual([])
  expect(Array.from('aßéœŒı€–').filter((letter) => covers(range, letter))).toEqual([])
  expect(load).not.toHaveBeenCalled()
})

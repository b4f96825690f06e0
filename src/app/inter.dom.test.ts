import { afterEach, expect, test, vi } from 'vitest'
import { loadInter } from './inter.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'fonts')
})

interface Face {
  url: string
  unicodeRange: string | undefined
}

/** The faces that the page has, and the addresses that it has fetched. */
function faces() {
  const added: Face[] = []
  const fetched: string[] = []
  vi.stubGlobal(
    'FontFace',
    class {
      url: string
      unicodeRange: string | undefined
      constructor(_: string, url: string, { unicodeRange }: FontFaceDescriptors) {
        this.url = url
        this.unicodeRange = unicodeRange
      }
      load() {
        fetched.push(this.url)
        return Promise.resolve(this)
      }
    },
  )
  Object.defineProperty(document, 'fonts', { configurable: true, value: { add: (face: Face) => added.push(face) } })
  return { added, fetched }
}

const covers = (range: string, letter: string): boolean =>
  range.split(',').some((part) => {
    const [first, last = first] = part.replace('U+', '').split('-')
    const code = letter.charCodeAt(0)
    return parseInt(first ?? '', 16) <= code && code <= parseInt(last ?? '', 16)
  })

test('Polish, Czech and Hungarian letters have a file of Inter that is not fetched ahead', async () => {
  const { added, fetched } = faces()
  loadInter()
  await vi.waitFor(() => expect(added).toHaveLength(2))
  const [latin, extended] = added
  expect(extended?.url).toContain('latin-ext')
  const range = extended?.unicodeRange ?? ''
  expect(Array.from('ąęłńśźżčďěňřšťůžőűğşİ').filter((letter) => !covers(range, letter))).toEqual([])
  expect(Array.from('aßéœŒı€–').filter((letter) => covers(range, letter))).toEqual([])
  expect(fetched).toEqual([latin?.url])
})

import { describe, expect, it } from 'vitest'
import { readBrand } from './brand-choice.ts'

describe('a brand', () => {
  it('accepts a name, a color and an embedded image', () => {
    const brand = {
      name: 'Tideway',
      color: '#0b6e4f',
      greetingName: 'Rosa',
      logo: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
    }
    expect(readBrand(brand)).toEqual(brand)
  })

  it.each([
    null,
    { name: '\u202Eevil' },
    { color: 'red' },
    { logo: 'https://evil.example/x.png' },
    { logo: 'data:text/html;base64,PHNjcmlwdD4=' },
    { logo: `data:image/png;base64,${'A'.repeat(400_000)}` },
    { name: 'x', extra: 1 },
  ])('is refused when any part is invalid: %#', (brand) => {
    expect(readBrand(brand)).toBeUndefined()
  })
})

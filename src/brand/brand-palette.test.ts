import { colord, extend } from 'colord'
import a11yPlugin from 'colord/plugins/a11y'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandCss, brandPalette, cardPalette, mixSrgb } from './brand-palette.ts'
import { darkPalette, lightPalette, SURFACES, TINT_PERCENT } from '../theme/palette.ts'
import { HOVER_PERCENT } from '../theme/tokens.ts'
import { TONES } from '../theme/tokens.ts'

extend([a11yPlugin])

const contrast = (text: string, background: string) => colord(text).contrast(background)
const anyColor = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(([r, g, b]) => colord({ r, g, b }).toHex())

describe('a brand palette', () => {
  it('uses the light accent for print', () => {
    expect(brandCss('#7a1f5c')).toMatch(
      /^html:root\{[^{}]*\}@media screen\{html:root\[data-scheme="dark"\]\{[^{}]*\}\}$/,
    )
  })

  it('is readable in both schemes for any colour', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const palette = brandPalette(color)
        if (!palette) throw new Error(`${color} was refused`)
        for (const scheme of ['light', 'dark'] as const) {
          const { main, contrastText, text } = palette[scheme]
          const tint = mixSrgb(main, TINT_PERCENT[scheme], SURFACES[scheme].surface)
          for (const [on, under] of [
            [contrastText, main],
            [contrastText, mixSrgb(main, HOVER_PERCENT, SURFACES[scheme].ink)],
            [text, tint],
            [text, SURFACES[scheme].surface],
            [text, SURFACES[scheme].canvas],
          ] as const) {
            expect(contrast(on, under), `${color} ${scheme}: ${on} on ${under}`).toBeGreaterThanOrEqual(4.5)
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  it('keeps a colour that is already readable', () => {
    expect(brandPalette('#0f6b57')?.light.main).toBe('#0f6b57')
  })

  it('keeps a light colour and puts dark text on it', () => {
    expect(brandPalette('#f5c400')?.light.main).toBe('#f5c400')
    expect(brandPalette('#ffffff')?.light.main).not.toBe('#ffffff')
  })

  it('accepts every CSS notation and returns null for anything else', () => {
    expect(brandPalette('rebeccapurple')?.light.main).toBe('#663399')
    expect(brandPalette('hsl(210 80% 30%)')).not.toBeNull()
    for (const nonsense of ['', 'nonsense', 'url(x)', '#12', '</style>']) expect(brandCss(nonsense)).toBeNull()
  })
})

describe("the product's own palettes", () => {
  it('have a text contrast of at least 4.5:1 on every background', () => {
    for (const [scheme, palette] of [
      ['light', lightPalette],
      ['dark', darkPalette],
    ] as const) {
      const { text, background, surface, primary } = palette
      for (const under of [background.default, background.paper, surface.sunken, surface.hover, surface.chosen]) {
        for (const on of [text.primary, text.secondary])
          expect(contrast(on, under), `${on} on ${under}`).toBeGreaterThanOrEqual(4.5)
      }
      for (const fill of [primary.main, mixSrgb(primary.main, HOVER_PERCENT, text.primary)])
        expect(contrast(primary.contrastText, fill)).toBeGreaterThanOrEqual(4.5)
      const tint = mixSrgb(primary.main, TINT_PERCENT[scheme], background.paper)
      for (const under of [tint, background.default, background.paper, surface.hover])
        expect(contrast(primary.main, under)).toBeGreaterThanOrEqual(4.5)
      for (const name of ['error', 'warning', 'info', 'success'] as const) {
        for (const under of [background.paper, background.default])
          expect(contrast(palette[name].main, under), `${name} on ${under}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  it('have a status text contrast of at least 4.5:1 on tint and surface', () => {
    for (const { tone, background } of [lightPalette, darkPalette]) {
      for (const name of TONES) {
        for (const under of [tone[name].tint, background.paper]) {
          expect(contrast(tone[name].text, under), `${name} on ${under}`).toBeGreaterThanOrEqual(4.5)
        }
      }
    }
  })

  it('have a control edge contrast of at least 3:1', () => {
    for (const { surface, background } of [lightPalette, darkPalette]) {
      expect(contrast(surface.controlEdge, background.paper)).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('the face of a card', () => {
  const lightnesses = Array.from({ length: 51 }, (_, step) => step * 2)
  const colors = [0, 25, 50, 90, 150, 210, 270, 330].flatMap((h) =>
    lightnesses.flatMap((l) => [0, 45, 90].map((s) => colord({ h, s, l }).toHex())),
  )

  it('is readable on all of its gradient at every lightness of the brand', () => {
    for (const color of colors) {
      const { from, to, text } = cardPalette(color)
      for (const percent of [0, 25, 50, 75, 100]) {
        const under = mixSrgb(from, percent, to)
        expect(contrast(text, under), `${color}: ${text} on ${under}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  it('keeps a light colour light and its hue', () => {
    for (const color of ['#f5c400', '#ffe600', '#9be15d', '#ff7a00', '#7fdbff', '#ffffff']) {
      const { from, to } = cardPalette(color)
      const brand = colord(color).toHsl()
      for (const end of [from, to]) {
        expect(Math.abs(colord(end).toHsl().l - brand.l), `${color}: ${end}`).toBeLessThan(15)
        expect(Math.abs(colord(end).toHsl().h - brand.h), `${color}: ${end}`).toBeLessThan(12)
      }
    }
  })
})

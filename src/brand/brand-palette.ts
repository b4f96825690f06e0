import { colord, extend, type Colord } from 'colord'
import a11yPlugin from 'colord/plugins/a11y'
import mixPlugin from 'colord/plugins/mix'
import namesPlugin from 'colord/plugins/names'
import { SURFACES, TINT_PERCENT } from '../theme/palette.ts'
import { HOVER_PERCENT } from '../theme/tokens.ts'

extend([a11yPlugin, mixPlugin, namesPlugin])

/** WCAG AA asks for 4.5; the rest is for rounding. */
const READABLE = 4.6

interface BrandPalette {
  /** Fill of buttons. */
  main: string
  /** Text on `main`. */
  contrastText: string
  /** The accent as text, readable on surface, canvas and tint. */
  text: string
}

/** Below this HSL saturation (percent) a colour counts as grey. */
const GREY_SATURATION = 8
/** The contrast of a grey accent on dark surfaces: with less it looks dull. */
const GREY_CONTRAST = 12

/** Below this contrast to white a colour is kept light and gets dark text. */
const LIGHT = 2.5
/** The contrast to a white page that such a colour needs. */
const VISIBLE = 1.5

/** A brand with less contrast to white keeps its light card and gets dark text: a darkened yellow looks khaki. */
const LIGHT_CARD = 3

/** CSS `color-mix(in srgb, a percent%, b)`, which the theme uses. */
export function mixSrgb(a: string, percent: number, b: string): string {
  const [left, right] = [colord(a).toRgb(), colord(b).toRgb()]
  const mixed = (channel: 'r' | 'g' | 'b') => left[channel] * (percent / 100) + right[channel] * (1 - percent / 100)
  return colord({ r: mixed('r'), g: mixed('g'), b: mixed('b') }).toHex()
}

/** Mixes a colour with black or white in small steps until it has the contrast on every background. */
function readableOn(
  color: Colord,
  backgrounds: readonly string[],
  towards: '#000000' | '#ffffff',
  contrast = READABLE,
): Colord {
  let candidate = color
  for (let step = 0; step < 50 && backgrounds.some((under) => candidate.contrast(under) < contrast); step++) {
    candidate = candidate.mix(towards, 0.06)
  }
  return candidate
}

/** The accents of both schemes for one CSS colour, or null if it cannot be parsed. */
export function brandPalette(input: string): Record<'light' | 'dark', BrandPalette> | null {
  const parsed = colord(input.trim())
  if (!parsed.isValid()) return null
  const color = parsed.alpha(1)
  return { light: lightAccent(color), dark: darkAccent(color) }
}

function lightAccent(color: Colord): BrandPalette {
  const { surface, canvas, ink } = SURFACES.light
  const isLight = color.contrast(surface) < LIGHT
  const main = readableOn(color, [surface], '#000000', isLight ? VISIBLE : READABLE)
  const fills = [main.toHex(), mixSrgb(main.toHex(), HOVER_PERCENT, ink)]
  const contrastText = isLight ? readableOn(main.mix('#000000', 0.7), fills, '#000000').toHex() : '#ffffff'
  const tint = mixSrgb(main.toHex(), TINT_PERCENT.light, surface)
  return { main: main.toHex(), contrastText, text: readableOn(main, [tint, canvas, surface], '#000000').toHex() }
}

function darkAccent(color: Colord): BrandPalette {
  const { surface, canvas, ink } = SURFACES.dark
  const main = readableOn(
    color,
    [surface, canvas],
    '#ffffff',
    color.toHsl().s < GREY_SATURATION ? GREY_CONTRAST : READABLE,
  )
  const fills = [main.toHex(), mixSrgb(main.toHex(), HOVER_PERCENT, ink)]
  const contrastText = readableOn(main.mix('#000000', 0.8), fills, '#000000').toHex()
  const tint = mixSrgb(main.toHex(), TINT_PERCENT.dark, surface)
  return { main: main.toHex(), contrastText, text: readableOn(main, [tint, surface, canvas], '#ffffff').toHex() }
}

interface CardPalette {
  /** The gradient of a card's face. */
  from: string
  to: string
  /** Readable on all of the gradient. */
  text: string
}

/** The face of a card in the brand's colour, the same in both schemes as that of a real card. */
export function cardPalette(input: string): CardPalette {
  const color = colord(input).alpha(1)
  if (color.contrast('#ffffff') < LIGHT_CARD) {
    const [from, to] = [color.mix('#ffffff', 0.1), color.mix('#000000', 0.04)]
    return {
      from: from.toHex(),
      to: to.toHex(),
      text: readableOn(to.mix('#000000', 0.75), [to.toHex()], '#000000').toHex(),
    }
  }
  const from = readableOn(color.mix('#ffffff', 0.04), ['#ffffff'], '#000000')
  return { from: from.toHex(), to: from.mix('#000000', 0.45).toHex(), text: '#ffffff' }
}

const channels = (hex: string): string => {
  const { r, g, b } = colord(hex).toRgb()
  return `${r} ${g} ${b}`
}

function variables({ main, contrastText, text }: BrandPalette): string {
  const values: Record<string, string> = {
    'primary-main': main,
    'primary-contrastText': contrastText,
    'primary-mainChannel': channels(main),
    'primary-contrastTextChannel': channels(contrastText),
    'accent-text': text,
  }
  return Object.entries(values)
    .map(([name, value]) => `--corridor-palette-${name}:${value}`)
    .join(';')
}

/** CSS that replaces the accent of both schemes, or null if the colour cannot be parsed. Print uses the light one. */
export function brandCss(color: string): string | null {
  const palette = brandPalette(color)
  if (!palette) return null
  const dark = `@media screen{html:root[data-scheme="dark"]{${variables(palette.dark)}}}`
  const { from, to, text } = cardPalette(color)
  const card = `--corridor-card-from:${from};--corridor-card-to:${to};--corridor-card-text:${text}`
  return `html:root{${variables(palette.light)};${card}}${dark}`
}

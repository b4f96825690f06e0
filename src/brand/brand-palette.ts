import { colord, extend, type Colord } from 'colord'
import a11yPlugin from 'colord/plugins/a11y'
import mixPlugin from 'colord/plugins/mix'
import namesPlugin from 'colord/plugins/names'
import { HOVER_PERCENT, SURFACES, TINT_PERCENT } from '../theme/palette.ts'

extend([a11yPlugin, mixPlugin, namesPlugin])

/** WCAG AA for text, with a little to spare for rounding. */
const READABLE = 4.6

export interface BrandPalette {
  /** Fill of buttons, and text on it. */
  main: string
  contrastText: string
  /** The accent as text, readable on surface, canvas and tint. */
  text: string
}

/** A colour without hue looks dull grey on dark surfaces unless it is nearly white. */
const CRISP = 12
const HUELESS = 8

/** Below this contrast to white a colour keeps its shine and carries dark text. */
const LIGHT = 2.5
/** What such a colour needs to be seen on a white page. */
const VISIBLE = 1.5

/** CSS `color-mix(in srgb, a percent%, b)`, as the theme mixes its colours. */
export function mixSrgb(a: string, percent: number, b: string): string {
  const [left, right] = [colord(a).toRgb(), colord(b).toRgb()]
  const mixed = (channel: 'r' | 'g' | 'b') => left[channel] * (percent / 100) + right[channel] * (1 - percent / 100)
  return colord({ r: mixed('r'), g: mixed('g'), b: mixed('b') }).toHex()
}

/** Moves a colour in small steps towards black or white until it is readable on every background. */
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

/** Both schemes' accents from one colour, or null when the text is no colour. */
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
  const main = readableOn(color, [surface, canvas], '#ffffff', color.toHsl().s < HUELESS ? CRISP : READABLE)
  const fills = [main.toHex(), mixSrgb(main.toHex(), HOVER_PERCENT, ink)]
  const contrastText = readableOn(main.mix('#000000', 0.8), fills, '#000000').toHex()
  const tint = mixSrgb(main.toHex(), TINT_PERCENT.dark, surface)
  return { main: main.toHex(), contrastText, text: readableOn(main, [tint, surface, canvas], '#ffffff').toHex() }
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

/** The style sheet that replaces the theme's accent in both schemes, or null when the text is no colour. Paper is light. */
export function brandCss(color: string): string | null {
  const palette = brandPalette(color)
  if (!palette) return null
  const dark = `@media screen{html:root[data-scheme="dark"]{${variables(palette.dark)}}}`
  return `html:root{${variables(palette.light)}}${dark}`
}

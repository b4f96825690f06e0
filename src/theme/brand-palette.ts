import { colord, extend, type Colord } from 'colord'
import a11yPlugin from 'colord/plugins/a11y'
import mixPlugin from 'colord/plugins/mix'
import namesPlugin from 'colord/plugins/names'
import { SURFACES } from './palettes.ts'

extend([a11yPlugin, mixPlugin, namesPlugin])

/** WCAG AA for text, with a little to spare for rounding. */
const READABLE = 4.6

export interface BrandPalette {
  /** Fill of buttons and its darker (in the dark scheme: lighter) sibling under the pointer. */
  main: string
  strong: string
  soft: string
  /** Text on the fill. */
  onMain: string
  /** The accent as text, readable on surface, canvas and tint. */
  text: string
  tint: string
}

/** A colour without hue turns into a dull grey on dark surfaces unless it goes all the way to near white. */
const CRISP = 12
const HUELESS = 8

/** A colour on which white is less legible than this is light: it keeps its shine and carries dark text. */
const LIGHT = 2.5
/** What a light colour needs to be seen on a white page. */
const VISIBLE = 1.5

/** Moves a colour in small steps towards black or white until every background leaves it readable. */
function readableOn(
  color: Colord,
  backgrounds: readonly string[],
  towards: '#000000' | '#ffffff',
  contrast = READABLE,
): Colord {
  let candidate = color
  for (let step = 0; step < 50 && backgrounds.some((background) => candidate.contrast(background) < contrast); step++) {
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
  const white = SURFACES.light.surface
  const light = color.contrast(white) < LIGHT
  const main = light ? readableOn(color, [white], '#000000', VISIBLE) : readableOn(color, [white], '#000000')
  const strong = main.mix('#000000', light ? 0.1 : 0.22)
  const onMain = light
    ? readableOn(main.mix('#000000', 0.7), [main.toHex(), strong.toHex()], '#000000').toHex()
    : '#ffffff'
  const tint = colord(white).mix(main, light ? 0.16 : 0.09)
  const text = readableOn(main, [tint.toHex(), SURFACES.light.canvas, white], '#000000')
  return {
    main: main.toHex(),
    strong: strong.toHex(),
    soft: main.mix('#ffffff', 0.25).toHex(),
    onMain,
    text: text.toHex(),
    tint: tint.toHex(),
  }
}

function darkAccent(color: Colord): BrandPalette {
  const main = readableOn(
    color,
    [SURFACES.dark.surface, SURFACES.dark.canvas],
    '#ffffff',
    color.toHsl().s < HUELESS ? CRISP : READABLE,
  )
  const onMain = readableOn(main.mix('#000000', 0.8), [main.toHex(), main.mix('#ffffff', 0.2).toHex()], '#000000')
  const tint = colord(SURFACES.dark.surface).mix(main, 0.16)
  const text = readableOn(main, [tint.toHex(), SURFACES.dark.surface], '#ffffff')
  return {
    main: main.toHex(),
    strong: main.mix('#ffffff', 0.2).toHex(),
    soft: main.mix('#000000', 0.25).toHex(),
    onMain: onMain.toHex(),
    text: text.toHex(),
    tint: tint.toHex(),
  }
}

const channels = (hex: string): string => {
  const { r, g, b } = colord(hex).toRgb()
  return `${r} ${g} ${b}`
}

function variables(palette: BrandPalette): string {
  const values: Record<string, string> = {
    'primary-main': palette.main,
    'primary-dark': palette.strong,
    'primary-light': palette.soft,
    'primary-contrastText': palette.onMain,
    'primary-mainChannel': channels(palette.main),
    'primary-darkChannel': channels(palette.strong),
    'primary-lightChannel': channels(palette.soft),
    'primary-contrastTextChannel': channels(palette.onMain),
    'accent-text': palette.text,
    'accent-tint': palette.tint,
  }
  return Object.entries(values)
    .map(([name, value]) => `--corridor-palette-${name}:${value}`)
    .join(';')
}

/** The style sheet that overrides the theme's accent in both schemes, or null when the text is no colour. Paper is always light. */
export function brandCss(color: string): string | null {
  const palette = brandPalette(color)
  return (
    palette &&
    `html:root{${variables(palette.light)}}@media screen{html:root[data-scheme="dark"]{${variables(palette.dark)}}}`
  )
}

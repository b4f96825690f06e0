import { HOVER_PERCENT } from './palette.ts'
import { typography } from './typography.ts'

/**
 * The design's values by name, for styles of our own. Colours and radii are the CSS variables of the theme, so they follow
 * brand and colour scheme without a re-render; text sizes are those of the typography.
 */
const color = (name: string) => `var(--corridor-palette-${name})`
const radius = 'var(--corridor-shape-borderRadius)'

export const token = {
  ink: color('text-primary'),
  muted: color('text-secondary'),
  hairline: color('divider'),
  /** Edges of form controls: 3:1 against the surface, as non-text contrast asks. */
  controlEdge: color('surface-controlEdge'),
  canvas: color('background-default'),
  surface: color('background-paper'),
  /** A step back from the surface: table heads, read-only fields, code. */
  sunken: color('surface-sunken'),
  /** Under the pointer. */
  hover: color('surface-hover'),
  skeleton: color('surface-skeleton'),
  scrim: color('surface-scrim'),
  /** Fill of what acts; `onAccent` is the text on it. */
  accent: color('primary-main'),
  /** The same under the pointer: darker on light surfaces, lighter on dark ones. */
  accentStrong: `color-mix(in srgb, ${color('primary-main')} ${HOVER_PERCENT}%, ${color('text-primary')})`,
  onAccent: color('primary-contrastText'),
  /** The accent as text and icon on a surface. */
  accentText: color('accent-text'),
  /** Selected rows, soft buttons; `accentText` is readable on it. */
  accentTint: color('accent-tint'),
  error: color('error-main'),
  radius: {
    control: radius,
    card: `calc(${radius} * 1.5)`,
    sheet: `calc(${radius} * 2)`,
    small: `calc(${radius} * 0.75)`,
  },
  size: {
    h1: typography.h1.fontSize,
    h2: typography.h2.fontSize,
    h3: typography.h3.fontSize,
    body1: typography.body1.fontSize,
    body2: typography.body2.fontSize,
    caption: typography.caption.fontSize,
  },
  shadow: {
    floating: '0 12px 32px -8px rgb(11 18 32 / 0.22), 0 2px 8px rgb(11 18 32 / 0.08)',
  },
  mono: 'ui-monospace, Menlo, Consolas, monospace',
  motion: '160ms cubic-bezier(0.2, 0, 0, 1)',
} as const

/** Colours of a status, by the names that MUI gives them. */
export const TONES = ['warning', 'info', 'success', 'error', 'default'] as const
export type Tone = (typeof TONES)[number]

/** A status that this version does not know is grey. */
export const toneOf = (tones: Readonly<Record<string, Tone>>, status: string): Tone =>
  (Object.hasOwn(tones, status) && tones[status]) || 'default'

/** `text` is readable on `tint` and on the surface, `dot` is for marks. */
export const tone = (name: Tone) => ({
  text: color(`tone-${name}Text`),
  tint: color(`tone-${name}Tint`),
  dot: color(`tone-${name}Dot`),
})

/** Media queries of the two widths the layout knows: a phone, and wide enough for the side navigation. */
export const media = {
  phone: '@media (max-width: 39.99em)',
  wide: '@media (min-width: 64em)',
} as const

/** The condition of a media query, as scripts ask for it. */
export const conditionOf = (query: string): string => query.replace('@media ', '')

/** Forced-colors mode: the system replaces our colours, fills and shadows. */
export const forcedColors = '@media (forced-colors: active)'

/** Outline of what is chosen; thicker while it has the focus. */
export const chosenInForcedColors = {
  [forcedColors]: {
    outline: '2px solid Highlight',
    outlineOffset: -2,
    '&:focus-visible': { outlineWidth: 4, outlineOffset: -4 },
  },
} as const

/** Progress fill and track. */
export const fillInForcedColors = { [forcedColors]: { background: 'Highlight' } } as const
export const trackInForcedColors = { [forcedColors]: { border: '1px solid CanvasText' } } as const

/** Pixels. What sticks to the top of a page lies below it. */
export const HEADER_HEIGHT = 60

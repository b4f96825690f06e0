import { typography } from './typography.ts'

const color = (name: string) => `var(--corridor-palette-${name})`
const radius = 'var(--corridor-shape-borderRadius)'

/** Of everything that moves. */
export const EASING = 'cubic-bezier(0.2, 0, 0, 1)'

/** Percent of the accent in a hovered button; the rest is the text colour. */
export const HOVER_PERCENT = 82

/**
 * The theme's values for use in styles. Colours and radii are CSS variables, so they follow the brand and the colour
 * scheme without a render.
 */
export const token = {
  ink: color('text-primary'),
  muted: color('text-secondary'),
  hairline: color('divider'),
  /** Edges of form controls: a contrast of 3:1 to the surface. */
  controlEdge: color('surface-controlEdge'),
  canvas: color('background-default'),
  surface: color('background-paper'),
  /** Background of table heads, read-only fields and code. */
  sunken: color('surface-sunken'),
  hover: color('surface-hover'),
  /** A hovered control, visible on a hovered row too. */
  hoverOnRow: `color-mix(in srgb, ${color('text-primary')} 9%, transparent)`,
  /** The chosen one of several on `sunken`. */
  chosen: color('surface-chosen'),
  skeleton: color('surface-skeleton'),
  scrim: color('surface-scrim'),
  /** Fill of primary buttons; `onAccent` is the text on it. */
  accent: color('primary-main'),
  /** Hovered fill: darker in the light scheme, lighter in the dark one. */
  accentStrong: `color-mix(in srgb, ${color('primary-main')} ${HOVER_PERCENT}%, ${color('text-primary')})`,
  onAccent: color('primary-contrastText'),
  /** The accent for text and icons on a surface. */
  accentText: color('accent-text'),
  /** Background of selected items; `accentText` is readable on it. */
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
    body1: typography.body1.fontSize,
    body2: typography.body2.fontSize,
    caption: typography.caption.fontSize,
  },
  shadow: {
    floating: '0 12px 32px -8px rgb(11 18 32 / 0.22), 0 2px 8px rgb(11 18 32 / 0.08)',
  },
  mono: 'ui-monospace, Menlo, Consolas, monospace',
  motion: `160ms ${EASING}`,
} as const

/** The colours of statuses, with MUI's names. */
export const TONES = ['warning', 'info', 'success', 'error', 'default'] as const
export type Tone = (typeof TONES)[number]

/** Unknown statuses are grey. */
export const toneOf = (tones: Readonly<Record<string, Tone>>, status: string): Tone =>
  (Object.hasOwn(tones, status) && tones[status]) || 'default'

/** `text` is readable on `tint` and on the surface, `dot` is for marks. */
export const tone = (name: Tone) => ({
  text: color(`tone-${name}-text`),
  tint: color(`tone-${name}-tint`),
  dot: color(`tone-${name}-dot`),
})

/** The breakpoints of the layout. `wide` has room for the side navigation. */
export const media = {
  phone: '@media (max-width: 39.99em)',
  wide: '@media (min-width: 64em)',
  /** Windows with room beside a column of the usual width. */
  large: '@media (min-width: 120em)',
  /** For example 1280 × 1024 at 400 %, or a phone with text twice as large. Nothing is sticky, to show the content. */
  short: '@media (max-height: 27em)',
} as const

/** On a phone a link can also be pressed 14 px above and below its text: 44 px for one line. Nothing moves. */
export const fingerSized = {
  [media.phone]: {
    position: 'relative',
    display: 'inline-block',
    '&::after': { content: '""', position: 'absolute', inset: '-14px 0' },
  },
} as const

/** A media query for `matchMedia` and `useMediaQuery`. */
export const conditionOf = (query: string): string => query.replace('@media ', '')

/** Forced-colors mode: the system replaces our colours, fills and shadows. */
export const forcedColors = '@media (forced-colors: active)'

/** Outline of a selected item; thicker while it has the focus. */
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

/** For screen readers only. */
export const hiddenFromSight = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

/** Pixels. Sticky content is placed below the header. */
export const HEADER_HEIGHT = 60

/** The least height of a page: that of the window, less the room that is kept free below it. */
export const PAGE_HEIGHT = 'calc(100dvh - var(--page-inset-bottom, 0px))'

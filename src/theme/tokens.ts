/**
 * The design's values by name. Colours are the CSS variables of the theme, so they follow brand and colour scheme
 * without a re-render; the rest are plain numbers in pixels.
 */
const color = (name: string) => `var(--corridor-palette-${name})`

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
  accentStrong: color('primary-dark'),
  onAccent: color('primary-contrastText'),
  /** The accent as text and icon on a surface. */
  accentText: color('accent-text'),
  /** Selected rows, soft buttons; `accentText` is readable on it. */
  accentTint: color('accent-tint'),
  radius: { control: 8, card: 12, sheet: 16 },
  shadow: {
    floating: '0 12px 32px -8px rgb(11 18 32 / 0.22), 0 2px 8px rgb(11 18 32 / 0.08)',
  },
  /** A family that is missing costs a search through all fonts: only those that some system has by itself. */
  mono: 'ui-monospace, Menlo, Consolas, monospace',
  motion: '160ms cubic-bezier(0.2, 0, 0, 1)',
} as const

export const TONES = ['amber', 'blue', 'green', 'red', 'grey'] as const
export type Tone = (typeof TONES)[number]

/** A status that this version does not know is grey. */
export const toneOf = (tones: Readonly<Record<string, Tone>>, status: string): Tone =>
  (Object.hasOwn(tones, status) && tones[status]) || 'grey'

/** `text` is readable on `tint` and on the surface, `dot` is for marks. */
export const tone = (name: Tone) => ({
  text: color(`tone-${name}Text`),
  tint: color(`tone-${name}Tint`),
  dot: color(`tone-${name}Dot`),
})

/** Media queries of the two widths the layout knows: a phone, and wide enough for the side navigation. */
export const media = {
  phone: '@media (max-width: 639.95px)',
  wide: '@media (min-width: 1024px)',
} as const

/** The condition of a media query, as scripts ask for it. */
export const conditionOf = (query: string): string => query.replace('@media ', '')

/** Colours of the system's own choosing: of ours neither a tint nor a fill nor a shadow is left. */
export const forcedColors = '@media (forced-colors: active)'

/** For what is chosen. With the focus on it the line is thicker. */
export const chosenInForcedColors = {
  [forcedColors]: {
    outline: '2px solid Highlight',
    outlineOffset: -2,
    '&:focus-visible': { outlineWidth: 4, outlineOffset: -4 },
  },
} as const

/** For a line that is there and not seen: a transparent one is painted in forced colours. */
export const unseenInForcedColors = { [forcedColors]: { borderColor: 'Canvas' } } as const

/** For how far something is: the part that is done, and the whole around it. */
export const fillInForcedColors = { [forcedColors]: { background: 'Highlight' } } as const
export const trackInForcedColors = { [forcedColors]: { border: '1px solid CanvasText' } } as const

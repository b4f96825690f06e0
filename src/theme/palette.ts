import type { Tone } from './tokens.ts'

type ToneColors = Record<`${Tone}${'Text' | 'Tint' | 'Dot'}`, string>

interface Extras {
  surface: { sunken: string; hover: string; controlEdge: string; skeleton: string; scrim: string }
  accent: { text: string; tint: string }
  tone: ToneColors
}

declare module '@mui/material/styles' {
  interface Palette extends Extras {}
  interface PaletteOptions extends Partial<Extras> {}
}

/** The colours that a brand colour must be readable on. */
export const SURFACES = {
  light: { canvas: '#F7F8FA', surface: '#FFFFFF', ink: '#0B1220' },
  dark: { canvas: '#0B0F17', surface: '#121826', ink: '#E8ECF3' },
} as const

const primary = 'var(--corridor-palette-primary-main)'
const surface = 'var(--corridor-palette-background-paper)'

/** Percent of the accent in the background of selected items. */
export const TINT_PERCENT = { light: 9, dark: 16 } as const
/** Percent of the accent in a hovered button; the rest is the text colour. */
export const HOVER_PERCENT = 82

const accentTint = (percent: number) => `color-mix(in srgb, ${primary} ${percent}%, ${surface})`

/** Colours derived from `primary.main`: they also change with a brand colour. */
const derived = {
  accent: { text: primary, tint: accentTint(TINT_PERCENT.light) },
  // MUI computes these when the theme is created, so they would not change with a brand colour.
  LinearProgress: { primaryBg: 'var(--corridor-palette-surface-skeleton)' },
  Slider: { primaryTrack: accentTint(38) },
  Switch: { primaryDisabledColor: accentTint(38) },
}

/** The colours of a status: text, background tint, and dot. */
const tone = <T extends Tone>(name: T, text: string, tint: string, dot: string) =>
  ({ [`${name}Text`]: text, [`${name}Tint`]: tint, [`${name}Dot`]: dot }) as Record<
    `${T}${'Text' | 'Tint' | 'Dot'}`,
    string
  >

export const lightPalette = {
  ...derived,
  primary: { main: '#0F6B57', contrastText: '#FFFFFF' },
  error: { main: '#B3261E', contrastText: '#FFFFFF' },
  warning: { main: '#8A5300', contrastText: '#FFFFFF' },
  info: { main: '#1D5FBF', contrastText: '#FFFFFF' },
  success: { main: '#14703F', contrastText: '#FFFFFF' },
  text: { primary: SURFACES.light.ink, secondary: '#5B6474', disabled: '#8A93A2' },
  divider: '#E4E7EC',
  background: { default: SURFACES.light.canvas, paper: SURFACES.light.surface },
  surface: {
    sunken: '#F2F4F7',
    hover: '#F5F6F9',
    controlEdge: '#8B94A3',
    skeleton: '#E9ECF1',
    scrim: 'rgb(11 18 32 / 0.42)',
  },
  tone: {
    ...tone('warning', '#7A4A00', '#FDF3DC', '#D98A00'),
    ...tone('info', '#1B56AD', '#E8F0FC', '#3478E5'),
    ...tone('success', '#12653A', '#E4F4EA', '#22A35B'),
    ...tone('error', '#A1221B', '#FCEAE8', '#D93C31'),
    ...tone('default', '#4E5767', '#EEF0F4', '#8A93A2'),
  },
} as const

export const darkPalette = {
  ...derived,
  accent: { ...derived.accent, tint: accentTint(TINT_PERCENT.dark) },
  primary: { main: '#4CC2A2', contrastText: '#06241C' },
  error: { main: '#FF8A80', contrastText: '#2B0805' },
  warning: { main: '#F2B84B', contrastText: '#2B1C00' },
  info: { main: '#84B4FF', contrastText: '#071B3D' },
  success: { main: '#5CCB8B', contrastText: '#06240F' },
  text: { primary: SURFACES.dark.ink, secondary: '#9AA4B5', disabled: '#667085' },
  divider: '#222B3A',
  background: { default: SURFACES.dark.canvas, paper: SURFACES.dark.surface },
  surface: {
    sunken: '#0E1420',
    hover: '#182032',
    controlEdge: '#5E6B80',
    skeleton: '#1E2737',
    scrim: 'rgb(2 4 8 / 0.64)',
  },
  tone: {
    ...tone('warning', '#F5C462', '#2E2410', '#E5A52E'),
    ...tone('info', '#93BCFF', '#152540', '#5C97F2'),
    ...tone('success', '#6FD69B', '#112C1E', '#39B56F'),
    ...tone('error', '#FF9C93', '#391A1A', '#EF5F54'),
    ...tone('default', '#AEB7C6', '#1E2635', '#7C879A'),
  },
} as const

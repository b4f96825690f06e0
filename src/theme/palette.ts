import type { Tone } from './tokens.ts'

interface Extras {
  surface: Record<'sunken' | 'hover' | 'chosen' | 'controlEdge' | 'skeleton' | 'scrim', string>
  accent: { text: string; tint: string }
  tone: Record<Tone, { text: string; tint: string; dot: string }>
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

const accentTint = (percent: number) => `color-mix(in srgb, ${primary} ${percent}%, ${surface})`

/** Colours derived from `primary.main`: they also change with a brand colour. */
const derived = {
  accent: { text: primary, tint: accentTint(TINT_PERCENT.light) },
  // MUI computes these when the theme is created, so they would not change with a brand colour.
  LinearProgress: { primaryBg: 'var(--corridor-palette-surface-skeleton)' },
  Slider: { primaryTrack: accentTint(38) },
  Switch: { primaryDisabledColor: accentTint(38) },
}

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
    chosen: '#FFFFFF',
    controlEdge: '#8B94A3',
    skeleton: '#E9ECF1',
    scrim: 'rgb(11 18 32 / 0.42)',
  },
  tone: {
    warning: { text: '#7A4A00', tint: '#FDF3DC', dot: '#D98A00' },
    info: { text: '#1B56AD', tint: '#E8F0FC', dot: '#3478E5' },
    success: { text: '#12653A', tint: '#E4F4EA', dot: '#22A35B' },
    error: { text: '#A1221B', tint: '#FCEAE8', dot: '#D93C31' },
    default: { text: '#4E5767', tint: '#EEF0F4', dot: '#8A93A2' },
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
    hover: '#1B2538',
    chosen: '#263246',
    controlEdge: '#5E6B80',
    skeleton: '#1E2737',
    scrim: 'rgb(2 4 8 / 0.64)',
  },
  tone: {
    warning: { text: '#F5C462', tint: '#2E2410', dot: '#E5A52E' },
    info: { text: '#93BCFF', tint: '#152540', dot: '#5C97F2' },
    success: { text: '#6FD69B', tint: '#112C1E', dot: '#39B56F' },
    error: { text: '#FF9C93', tint: '#391A1A', dot: '#EF5F54' },
    default: { text: '#AEB7C6', tint: '#1E2635', dot: '#7C879A' },
  },
} as const

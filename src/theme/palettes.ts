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

/** What the two schemes are judged against when a brand colour is turned into a palette. */
export const SURFACES = {
  light: { canvas: '#F7F8FA', surface: '#FFFFFF', ink: '#0B1220' },
  dark: { canvas: '#0B0F17', surface: '#121826', ink: '#E8ECF3' },
} as const

export const lightPalette = {
  primary: { main: '#0F6B57', dark: '#0A5041', light: '#2C8E77', contrastText: '#FFFFFF' },
  error: { main: '#B3261E', dark: '#8C1D17', light: '#D4534B', contrastText: '#FFFFFF' },
  warning: { main: '#8A5300', dark: '#6B4000', light: '#B3741A', contrastText: '#FFFFFF' },
  info: { main: '#1D5FBF', dark: '#164A96', light: '#4A83D6', contrastText: '#FFFFFF' },
  success: { main: '#14703F', dark: '#0E5530', light: '#3B9264', contrastText: '#FFFFFF' },
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
  accent: { text: '#0F6B57', tint: '#E8F3F0' },
  tone: {
    amberText: '#7A4A00',
    amberTint: '#FDF3DC',
    amberDot: '#D98A00',
    blueText: '#1B56AD',
    blueTint: '#E8F0FC',
    blueDot: '#3478E5',
    greenText: '#12653A',
    greenTint: '#E4F4EA',
    greenDot: '#22A35B',
    redText: '#A1221B',
    redTint: '#FCEAE8',
    redDot: '#D93C31',
    greyText: '#4E5767',
    greyTint: '#EEF0F4',
    greyDot: '#8A93A2',
  },
} as const

export const darkPalette = {
  primary: { main: '#4CC2A2', dark: '#6FD3B8', light: '#2F9C80', contrastText: '#06241C' },
  error: { main: '#FF8A80', dark: '#FFA8A0', light: '#E0675D', contrastText: '#2B0805' },
  warning: { main: '#F2B84B', dark: '#F7CB77', light: '#C9932F', contrastText: '#2B1C00' },
  info: { main: '#84B4FF', dark: '#A5C8FF', light: '#5B93EA', contrastText: '#071B3D' },
  success: { main: '#5CCB8B', dark: '#84DAA8', light: '#37A868', contrastText: '#06240F' },
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
  accent: { text: '#5CCBAC', tint: '#12302A' },
  tone: {
    amberText: '#F5C462',
    amberTint: '#2E2410',
    amberDot: '#E5A52E',
    blueText: '#93BCFF',
    blueTint: '#152540',
    blueDot: '#5C97F2',
    greenText: '#6FD69B',
    greenTint: '#112C1E',
    greenDot: '#39B56F',
    redText: '#FF9C93',
    redTint: '#391A1A',
    redDot: '#EF5F54',
    greyText: '#AEB7C6',
    greyTint: '#1E2635',
    greyDot: '#7C879A',
  },
} as const

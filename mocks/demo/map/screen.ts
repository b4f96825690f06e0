import type { ScenarioName } from '../../bank/scenarios/catalogue.ts'
import type { Fault } from '../../bank/store/network-state.ts'
import type { TourAction } from '../tours/tour.ts'

/** What has to be done on the page to see a screen. */
export type ScreenStep =
  | TourAction
  /** Presses a key. */
  | { action: 'key'; key: string; ctrlKey?: true }
  /** Opens the first row of the table with this name. */
  | { action: 'open row'; table: string }

export interface Screen {
  title: string
  /** The route, without its first slash. */
  path: string
  /** Default: `established`. */
  scenario?: ScenarioName
  signedOut?: true
  /** A picture of it takes the whole page instead of what the window shows. */
  whole?: true
  /** Set before the page makes its first call. */
  fault?: Pick<Fault, 'path' | 'status' | 'delay'>
  steps?: readonly ScreenStep[]
  /** Ends with a dialog. */
  dialog?: true
  /** Ends with the latest mail, in the dock. */
  inbox?: true
  /** Not on wide screens. */
  only?: 'phone'
}

/** The pictures that are taken of a screen: the window, and how much of its width the picture has. */
export const VARIANTS = {
  'wide-light': { title: 'Light', width: 1280, height: 800, scale: 0.3, colorScheme: 'light' },
  'wide-dark': { title: 'Dark', width: 1280, height: 800, scale: 0.3, colorScheme: 'dark' },
  'phone-light': { title: 'Phone, light', width: 390, height: 844, scale: 0.4, colorScheme: 'light' },
  'phone-dark': { title: 'Phone, dark', width: 390, height: 844, scale: 0.4, colorScheme: 'dark' },
} as const
export type Variant = keyof typeof VARIANTS

/** Some screens are not there on wide ones. */
export const variantsOf = ({ only }: Screen): Variant[] =>
  (Object.keys(VARIANTS) as Variant[]).filter((variant) => only === undefined || variant.startsWith(only))

/** Below the folder of the application. */
export const PICTURES = 'map/'
export const pictureOf = (name: string, variant: Variant): string => `${name}-${variant}.webp`

/** The fragment of a link that opens this screen. Its figures are always the same, as the pictures are made with it. */
export const screenFragment = (
  name: string,
  { scenario = 'established', signedOut }: Screen,
  parts: Readonly<Record<string, string>> = {},
): string =>
  new URLSearchParams({
    scenario,
    ...(!signedOut && { signin: '1' }),
    seed: '7',
    now: '2026-11-19T10:30:00.000Z',
    screen: name,
    ...parts,
  }).toString()

/** Each screen has a room of its own. */
export const screenRoom = (name: string): string => `map-${name}`.slice(0, 24)

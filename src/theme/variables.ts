import { darkPalette, lightPalette } from './palettes.ts'

// The library would write some four hundred variables for each scheme into every page, those of components that are not
// used here and of every elevation among them. Each costs bytes of the first page and time of every calculation of styles.

/** Colours that the components in use refer to besides those of the palettes. */
const COLORS = new Set([
  ...Object.keys(lightPalette),
  ...Object.keys(darkPalette),
  'action',
  'common',
  'secondary',
  'Button',
  'LinearProgress',
  'Skeleton',
])
/** Elevations that buttons and dialogs refer to. */
const SHADOWS = new Set(['0', '2', '4', '6', '8', '24'])

/** Whether a value of the theme, by its path, becomes no CSS variable. */
export function isWithoutVariable([group = '', name = '']: readonly string[]): boolean {
  if (group === 'palette') return !COLORS.has(name)
  if (group === 'shadows') return !SHADOWS.has(name)
  if (group === 'zIndex') return name !== 'modal'
  return group !== 'shape' && group !== 'spacing'
}

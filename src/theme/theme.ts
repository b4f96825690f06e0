/// <reference types="@mui/material/themeCssVarsAugmentation" />
import { createTheme } from '@mui/material/styles'
import { controls } from './controls.ts'
import { darkPalette, lightPalette } from './palettes.ts'
import { SCHEME_ATTRIBUTE } from './scheme.ts'
import { surfaces } from './surfaces.ts'
import { token } from './tokens.ts'
import { isWithoutVariable } from './variables.ts'

/** Inter arrives after the first paint; until then system faces with Inter's measures (see `index.html`) stand in, so that nothing moves. */
const FONT_FAMILY = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif"

export const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'corridor',
    colorSchemeSelector: SCHEME_ATTRIBUTE,
    shouldSkipGeneratingVar: isWithoutVariable,
  },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  breakpoints: { values: { xs: 0, sm: 640, md: 768, lg: 1024, xl: 1440 } },
  spacing: 8,
  shape: { borderRadius: token.radius.control },
  typography: {
    fontFamily: FONT_FAMILY,
    fontWeightMedium: 500,
    fontWeightBold: 600,
    h1: { fontSize: '1.75rem', lineHeight: 1.2, fontWeight: 600, letterSpacing: '-0.022em' },
    h2: { fontSize: '1.25rem', lineHeight: 1.4, fontWeight: 600, letterSpacing: '-0.014em' },
    h3: { fontSize: '1rem', lineHeight: 1.5, fontWeight: 600, letterSpacing: '-0.008em' },
    h4: { fontSize: '0.875rem', lineHeight: 1.43, fontWeight: 600 },
    h5: { fontSize: '0.875rem', lineHeight: 1.43, fontWeight: 600 },
    h6: { fontSize: '0.875rem', lineHeight: 1.43, fontWeight: 600 },
    subtitle1: { fontSize: '1rem', lineHeight: 1.5, fontWeight: 500 },
    subtitle2: { fontSize: '0.875rem', lineHeight: 1.43, fontWeight: 550 },
    body1: { fontSize: '0.875rem', lineHeight: 1.5, letterSpacing: '-0.003em' },
    body2: { fontSize: '0.8125rem', lineHeight: 1.45 },
    button: {
      fontSize: '0.875rem',
      lineHeight: 1.43,
      fontWeight: 550,
      textTransform: 'none',
      letterSpacing: '-0.003em',
    },
    caption: { fontSize: '0.75rem', lineHeight: 1.4 },
    overline: { fontSize: '0.75rem', lineHeight: 1.4, fontWeight: 550, textTransform: 'none', letterSpacing: 0 },
  },
  components: { ...surfaces, ...controls },
})

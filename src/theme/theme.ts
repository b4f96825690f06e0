/// <reference types="@mui/material/themeCssVarsAugmentation" />
import { createTheme, type Theme } from '@mui/material/styles'
import { baseline } from './components/baseline.ts'
import { buttons } from './components/buttons.ts'
import { data } from './components/data.ts'
import { feedback } from './components/feedback.ts'
import { inputs } from './components/inputs.ts'
import { navigation } from './components/navigation.ts'
import { surfaces } from './components/surfaces.ts'
import { darkPalette, lightPalette } from './palette.ts'
import { SCHEME_ATTRIBUTE } from './scheme.ts'
import { EASING } from './tokens.ts'
import { typography } from './typography.ts'

/** What MUI moves itself takes as long as `token.motion`, and less to leave. */
const transitions = {
  easing: { easeInOut: EASING, easeOut: EASING, easeIn: EASING, sharp: EASING },
  duration: {
    shortest: 160,
    shorter: 160,
    short: 160,
    standard: 160,
    complex: 160,
    enteringScreen: 160,
    leavingScreen: 120,
  },
}

const create = (): Theme =>
  createTheme({
    cssVariables: { cssVarPrefix: 'corridor', colorSchemeSelector: SCHEME_ATTRIBUTE },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    // In em, so that large text gets the layout of a narrower screen.
    breakpoints: { unit: 'em', values: { xs: 0, sm: 40, md: 48, lg: 64, xl: 90 } },
    shape: { borderRadius: 8 },
    typography,
    transitions,
    components: { ...baseline, ...surfaces, ...buttons, ...inputs, ...navigation, ...feedback, ...data },
  })

let made: Theme | undefined

/**
 * The look of the product: colours in `palette.ts`, text in `typography.ts`, MUI's components in `components/`. Made
 * with the first call and not by the script, whose first run is the longest task of a visit.
 */
export const theme = (): Theme => (made ??= create())

import type { Components, Theme } from '@mui/material/styles'
import { printStyles } from './print.ts'
import { pageScrollbar } from './page-scrollbar.ts'
import { fillInForcedColors, forcedColors, token, trackInForcedColors } from './tokens.ts'

/** How the library's surfaces look here: hairlines, shadows only under what floats. */
export const surfaces: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { WebkitTextSizeAdjust: '100%' },
      ...pageScrollbar,
      'html[data-scheme="dark"]': { colorScheme: 'dark' },
      'html[data-scheme="light"]': { colorScheme: 'light' },
      body: {
        fontFeatureSettings: "'cv05', 'ss03'",
        fontSize: '0.875rem',
        overflowWrap: 'break-word',
      },
      // The browser gives these letters of their own, in another typeface.
      'button, input, select, textarea, kbd': { font: 'inherit' },
      // Columns of figures only: Inter's tabular figures bring a hyphen as wide as a digit.
      'td, dd': { fontVariantNumeric: 'tabular-nums' },
      ':focus-visible': { outline: `2px solid ${token.accentText}`, outlineOffset: 2 },
      ':is(h1, h2, h3, main):focus': { outline: 'none' },
      '.visually-hidden': {
        position: 'absolute !important',
        width: 1,
        height: 1,
        margin: -1,
        padding: 0,
        border: 0,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
      '::selection': { background: token.accent, color: token.onAccent },
      a: { color: token.accentText },
      '@media print': printStyles,
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiBackdrop: {
    styleOverrides: { root: ({ ownerState }) => (ownerState.invisible ? {} : { backgroundColor: token.scrim }) },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        border: `1px solid ${token.hairline}`,
        borderRadius: token.radius.sheet,
        boxShadow: token.shadow.floating,
        backgroundImage: 'none',
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: {
      root: {
        backgroundColor: token.skeleton,
        borderRadius: 6,
        [forcedColors]: { outline: '1px solid GrayText', outlineOffset: -1 },
      },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 6, borderRadius: 999, backgroundColor: token.skeleton, ...trackInForcedColors },
      bar: { borderRadius: 999, ...fillInForcedColors },
    },
  },
}

import type { Components, Theme } from '@mui/material/styles'
import { printStyles } from '../print.ts'
import { hiddenFromSight, HEADER_HEIGHT, token } from '../tokens.ts'

export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      html: {
        WebkitTextSizeAdjust: '100%',
        scrollbarColor: `${token.controlEdge} transparent`,
        // Screens that are looked at from further away, such as 4K at 100 %.
        '@media (min-width: 160em)': { fontSize: '112.5%' },
        '@media (min-width: 220em)': { fontSize: '125%' },
      },
      // Always show the scrollbar in the shell, so that pages of different lengths do not jump sideways.
      'html:has(#main)': { overflowY: 'scroll' },
      // Only Chromium keeps a finger on a dialog that does not scroll from scrolling the page behind it.
      '@media screen and (pointer: coarse)': {
        'html:has(#main):has(.MuiBackdrop-root:not(.MuiBackdrop-invisible))': { overflowY: 'hidden' },
      },
      // Keeps focused elements from being hidden by the sticky header.
      'main :is(a, button, input, select, textarea)': { scrollMarginTop: HEADER_HEIGHT + 4 },
      body: { fontFeatureSettings: "'cv05', 'ss03'", overflowWrap: 'break-word' },
      'button, input, select, textarea, kbd': { font: 'inherit' },
      // Avoids a single word on the last line.
      'h1, h2, h3, p, li, dd, label': { textWrap: 'pretty' },
      // In columns only, because Inter's tabular hyphen is as wide as a digit.
      'td, dd': { fontVariantNumeric: 'tabular-nums' },
      ':focus-visible': { outline: `2px solid ${token.accentText}`, outlineOffset: 2 },
      ':is(h1, h2, h3, main):focus': { outline: 'none' },
      '.visually-hidden': {
        ...hiddenFromSight,
        position: 'absolute !important',
        margin: -1,
        padding: 0,
        border: 0,
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
}

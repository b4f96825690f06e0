import type { Components, Theme } from '@mui/material/styles'
import { printStyles } from './print.ts'
import { pageScrollbar } from './page-scrollbar.ts'
import { media, token } from './tokens.ts'

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
      // Columns of figures only: Inter's tabular figures bring a hyphen as wide as a digit.
      'td, dd': { fontVariantNumeric: 'tabular-nums' },
      ':focus-visible': { outline: `2px solid ${token.accentText}`, outlineOffset: 2 },
      'h1:focus, main:focus': { outline: 'none' },
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
      'a': { color: token.accentText },
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
  MuiBackdrop: { styleOverrides: { root: ({ ownerState }) => (ownerState.invisible ? {} : { backgroundColor: token.scrim }) } },
  MuiDialog: {
    styleOverrides: {
      paper: { border: `1px solid ${token.hairline}`, borderRadius: token.radius.sheet, boxShadow: token.shadow.floating, backgroundImage: 'none' },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: { border: `1px solid ${token.hairline}`, borderRadius: token.radius.card, boxShadow: token.shadow.floating, marginTop: 4 },
      list: { padding: 4 },
    },
  },
  MuiPopover: {
    styleOverrides: { paper: { border: `1px solid ${token.hairline}`, borderRadius: token.radius.card, boxShadow: token.shadow.floating } },
  },
  MuiMenuItem: {
    styleOverrides: { root: { borderRadius: 6, fontSize: '0.875rem', minHeight: 36, [media.phone]: { minHeight: 44 } } },
  },
  MuiDivider: { styleOverrides: { root: { borderColor: token.hairline } } },
  MuiTableContainer: { styleOverrides: { root: { scrollbarWidth: 'thin' } } },
  MuiTableHead: {
    styleOverrides: { root: { '& .MuiTableCell-root': { position: 'sticky', top: 0, zIndex: 1, background: token.surface } } },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&.MuiTableRow-hover:hover': { backgroundColor: token.hover },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: token.accentTint },
        '&:last-child > .MuiTableCell-body': { borderBottom: 0 },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { padding: '0 12px', height: 52, borderColor: token.hairline, fontSize: '0.875rem', '&:first-of-type': { paddingLeft: 20 }, '&:last-of-type': { paddingRight: 20 } },
      head: { height: 40, color: token.muted, fontSize: '0.75rem', fontWeight: 500, whiteSpace: 'nowrap' },
      sizeSmall: { height: 44, padding: '0 12px' },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: token.radius.card, border: `1px solid ${token.hairline}`, padding: '8px 16px', color: token.ink, backgroundColor: token.surface },
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: { root: { boxShadow: 'none', borderTop: `1px solid ${token.hairline}`, '&::before': { display: 'none' } } },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: { root: { backgroundColor: token.skeleton, borderRadius: 6 } },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 700, enterNextDelay: 300, slotProps: { popper: { modifiers: [{ name: 'offset', options: { offset: [0, -10] } }] } } },
    styleOverrides: {
      tooltip: { backgroundColor: token.ink, color: token.surface, fontSize: '0.75rem', fontWeight: 500, padding: '6px 8px', borderRadius: 6 },
    },
  },
  MuiLinearProgress: {
    styleOverrides: { root: { height: 6, borderRadius: 999, backgroundColor: token.skeleton }, bar: { borderRadius: 999 } },
  },
}

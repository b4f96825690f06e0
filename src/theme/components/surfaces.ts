import type { Components, Theme } from '@mui/material/styles'
import { media, token } from '../tokens.ts'

const floating = {
  border: `1px solid ${token.hairline}`,
  boxShadow: token.shadow.floating,
}

/**
 * MUI hides all other content of this element while a dialog is open. Toasts and the dock are outside and stay usable.
 */
const dialogContainer = () => document.getElementById('app') ?? document.body

/** Surfaces have hairlines; only floating ones have shadows. */
export const surfaces: Components<Theme> = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderColor: token.hairline, borderRadius: token.radius.card } },
  },
  MuiCardHeader: {
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        gap: '8px 16px',
        minHeight: 64,
        padding: '14px 20px',
        [media.phone]: { minHeight: 56, padding: '12px 16px' },
      },
      content: { flex: '1 0 auto', maxWidth: '100%' },
      action: {
        flex: '0 1 auto',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 8,
        margin: 0,
        alignSelf: 'center',
        [media.phone]: {
          '&:has(> .MuiToggleButtonGroup-root)': { display: 'contents' },
          '& > .MuiToggleButtonGroup-root': { order: 1, flex: '1 1 100%' },
        },
      },
    },
  },
  MuiCardContent: {
    styleOverrides: {
      root: {
        padding: '0 20px 20px',
        '&:last-child': { paddingBottom: 20 },
        [media.phone]: { padding: '0 16px 16px', '&:last-child': { paddingBottom: 16 } },
      },
    },
  },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'inherit', position: 'sticky' },
    styleOverrides: {
      root: {
        backgroundColor: token.surface,
        color: token.ink,
        borderBottom: `1px solid ${token.hairline}`,
        [media.short]: { position: 'static' },
      },
    },
  },
  MuiModal: { defaultProps: { container: dialogContainer, disableScrollLock: true } },
  MuiBackdrop: {
    styleOverrides: { root: ({ ownerState }) => (ownerState.invisible ? {} : { backgroundColor: token.scrim }) },
  },
  MuiDialog: {
    styleOverrides: {
      // Keeps the page behind the dialog from scrolling.
      container: { overflow: 'auto', overscrollBehavior: 'contain', [media.phone]: { alignItems: 'flex-end' } },
      paper: {
        ...floating,
        maxWidth: 'none',
        width: 480,
        margin: 16,
        borderRadius: token.radius.sheet,
        // A sheet of its own height, so that a short question leaves the page in view.
        [media.phone]: {
          width: '100%',
          maxWidth: '100%',
          maxHeight: 'calc(100% - 12px)',
          margin: 0,
          border: 0,
          borderRadius: `${token.radius.sheet} ${token.radius.sheet} 0 0`,
        },
        // Title and buttons scroll with the content.
        [media.short]: { overflowY: 'auto' },
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h2, padding: 0 }) } },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        padding: '16px 24px 24px !important',
        overscrollBehavior: 'contain',
        [media.phone]: { padding: '12px 16px 24px !important' },
        [media.short]: { flex: 'none', overflowY: 'visible' },
      },
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        gap: 8,
        padding: '14px 24px',
        borderTop: `1px solid ${token.hairline}`,
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
        [media.phone]: {
          padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
          // A label that does not fit beside the others takes a line of its own.
          '& > .MuiButton-root': { flex: '1 1 auto', maxWidth: '100%', whiteSpace: 'normal' },
        },
      },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { ...floating, overscrollBehavior: 'contain' } } },
  MuiPopover: {
    defaultProps: {
      // In the body, MUI's default, an open one would hide toasts and the dock from screen readers.
      container: dialogContainer,
      // By default the taller one takes longer.
      transitionDuration: { enter: 160, exit: 120 },
      // Below its button, at the right edges.
      anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
      transformOrigin: { vertical: 'top', horizontal: 'right' },
    },
    styleOverrides: { paper: { ...floating, borderRadius: token.radius.card } },
  },
}

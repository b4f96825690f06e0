import type { Components, Theme } from '@mui/material/styles'
import { chosenInForcedColors, forcedColors, media, token } from './tokens.ts'

/** How the library's controls look here: 36 px high, 44 on a phone, flat, one accent. */
export const controls: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        '&:focus-visible': { outline: `2px solid ${token.accentText}`, outlineOffset: 2 },
        // Busy: it keeps the focus and cannot be disabled.
        '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'default' },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: 36,
        padding: '6px 14px',
        borderRadius: token.radius.control,
        whiteSpace: 'nowrap',
        transition: `background-color ${token.motion}, border-color ${token.motion}, color ${token.motion}`,
        '& .MuiButton-startIcon': { marginRight: 6, marginLeft: -2 },
        '& .MuiButton-endIcon': { marginLeft: 6, marginRight: -2 },
        '& .MuiSvgIcon-root': { fontSize: '1.125rem' },
        '&.Mui-disabled': { opacity: 0.5 },
        [media.phone]: { minHeight: 44 },
      },
      outlined: {
        borderColor: token.hairline,
        color: token.ink,
        backgroundColor: token.surface,
        '&:hover': { borderColor: token.controlEdge, backgroundColor: token.hover },
        '&.Mui-disabled': { color: token.ink, borderColor: token.hairline },
        '&.MuiButton-colorPrimary': { color: token.accentText },
        '&.MuiButton-colorError': { color: 'var(--corridor-palette-error-main)' },
      },
      contained: {
        // All that the fill was.
        [forcedColors]: { border: '2px solid' },
        '&.MuiButton-colorInherit, &.MuiButton-colorPrimary': {
          backgroundColor: token.accent,
          color: token.onAccent,
          '&:hover': { backgroundColor: token.accentStrong },
          '&.Mui-disabled': { backgroundColor: token.accent, color: token.onAccent },
        },
      },
      text: {
        color: token.ink,
        '&:hover': { backgroundColor: token.hover },
        '&.MuiButton-colorPrimary': { color: token.accentText, '&:hover': { backgroundColor: token.accentTint } },
        '&.MuiButton-colorError': { color: 'var(--corridor-palette-error-main)' },
      },
      sizeSmall: { minHeight: 30, padding: '3px 10px', fontSize: '0.8125rem', [media.phone]: { minHeight: 44 } },
      sizeLarge: { minHeight: 44, padding: '10px 18px', fontSize: '0.9375rem' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 36,
        height: 36,
        padding: 0,
        borderRadius: token.radius.control,
        color: token.muted,
        transition: `background-color ${token.motion}, color ${token.motion}`,
        '&:hover': { backgroundColor: token.hover, color: token.ink },
        [media.phone]: { width: 44, height: 44 },
      },
      sizeSmall: { width: 30, height: 30, [media.phone]: { width: 44, height: 44 } },
    },
  },
  MuiSvgIcon: {
    styleOverrides: {
      root: { fontSize: '1.25rem' },
      fontSizeSmall: { fontSize: '1rem' },
      fontSizeLarge: { fontSize: '1.75rem' },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: { color: token.accentText, fontWeight: 500, textUnderlineOffset: 3 } },
  },
  MuiToggleButtonGroup: {
    styleOverrides: { root: { background: token.sunken, borderRadius: token.radius.control, padding: 2, gap: 2 } },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        border: 0,
        borderRadius: '6px !important',
        padding: '4px 12px',
        minHeight: 30,
        color: token.muted,
        textTransform: 'none',
        '&.Mui-selected, &.Mui-selected:hover': {
          background: token.surface,
          color: token.ink,
          boxShadow: `0 0 0 1px ${token.hairline}`,
          ...chosenInForcedColors,
        },
        [media.phone]: { minHeight: 44 },
      },
    },
  },
}

import type { Components, Theme } from '@mui/material/styles'
import { chosenInForcedColors, forcedColors, media, token } from '../tokens.ts'

/** Buttons are flat and 36 px high, 44 px on a phone. */
export const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        '&:focus-visible': { outline: `2px solid ${token.accentText}`, outlineOffset: 2 },
        // A busy button, which is not disabled because it would lose the focus.
        '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'default' },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
    styleOverrides: {
      root: {
        // Wraps only what is longer than its row, for example large text on a phone.
        flexShrink: 0,
        minWidth: 0,
        maxWidth: '100%',
        minHeight: 36,
        padding: '6px 14px',
        transition: `background-color ${token.motion}, border-color ${token.motion}, color ${token.motion}`,
        '& .MuiButton-startIcon': { marginRight: 6, marginLeft: -2 },
        '& .MuiButton-endIcon': { marginLeft: 6, marginRight: -2 },
        // With its element, to be stronger than MUI's own size in pixels, which does not grow with the text.
        '& svg.MuiSvgIcon-root': { fontSize: '1.125rem' },
        '&.Mui-disabled': { opacity: 0.5 },
        [media.phone]: { minHeight: 44 },
      },
      outlined: {
        borderColor: token.hairline,
        color: token.ink,
        backgroundColor: token.surface,
        '&:hover': { borderColor: token.controlEdge, backgroundColor: token.hover },
        '&.Mui-disabled': { color: token.ink, borderColor: token.hairline },
      },
      contained: {
        // Forced-colors mode removes the fill.
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
        '&.MuiButton-colorPrimary': {
          color: token.accentText,
          '&:hover': { backgroundColor: token.accentTint },
        },
      },
      sizeSmall: {
        minHeight: 30,
        padding: '3px 10px',
        fontSize: token.size.body2,
        [media.phone]: { minHeight: 44 },
      },
      sizeLarge: { minHeight: 44, padding: '10px 18px', fontSize: '0.9375rem' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 'max(36px, 1.5rem)',
        height: 'max(36px, 1.5rem)',
        padding: 0,
        borderRadius: token.radius.control,
        transition: `background-color ${token.motion}, color ${token.motion}`,
        [media.phone]: { width: 44, height: 44 },
        // Not by a class: MUI sets none for this colour.
        variants: [
          {
            props: { color: 'default' },
            style: { color: token.muted, '&:hover': { backgroundColor: token.hoverOnRow, color: token.ink } },
          },
        ],
      },
      sizeSmall: {
        width: 'max(30px, 1.375rem)',
        height: 'max(30px, 1.375rem)',
        [media.phone]: { width: 44, height: 44 },
      },
    },
  },
  MuiSvgIcon: {
    styleOverrides: {
      root: { fontSize: '1.25rem' },
      fontSizeSmall: { fontSize: '1rem' },
      fontSizeLarge: { fontSize: '1.75rem' },
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: {
        gap: 2,
        padding: 2,
        background: token.sunken,
        border: `1px solid ${token.hairline}`,
        // Large text leaves no room for all on one line of a phone.
        variants: [{ props: { fullWidth: false }, style: { flexWrap: 'wrap', maxWidth: '100%' } }],
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        flex: '1 1 auto',
        border: 0,
        borderRadius: `${token.radius.small} !important`,
        padding: '3px 12px',
        minHeight: 28,
        minWidth: 52,
        marginLeft: '0 !important',
        color: token.muted,
        fontSize: token.size.body2,
        '&:hover': { background: 'none', color: token.ink },
        '&.Mui-selected, &.Mui-selected:hover': {
          background: token.chosen,
          color: token.ink,
          boxShadow: `0 0 0 1px ${token.hairline}`,
          ...chosenInForcedColors,
        },
        [media.phone]: { minHeight: 44, minWidth: 44, padding: '3px 10px' },
      },
    },
  },
}

import type { Components, Theme } from '@mui/material/styles'
import { chosenInForcedColors, media, token } from '../tokens.ts'

export const navigation: Components<Theme> = {
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: { color: token.accentText, fontWeight: 500, textUnderlineOffset: 3 } },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        borderRadius: token.radius.control,
        '&:hover': { backgroundColor: token.hover },
        '&.Mui-selected, &.Mui-selected:hover, &[aria-current="page"]': {
          backgroundColor: token.accentTint,
          color: token.accentText,
          ...chosenInForcedColors,
        },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, color: 'inherit' } } },
  MuiMenuItem: {
    styleOverrides: { root: { fontSize: token.size.body1, minHeight: 36, [media.phone]: { minHeight: 44 } } },
  },
  MuiStepLabel: {
    styleOverrides: {
      label: {
        color: token.ink,
        fontSize: token.size.body1,
        fontWeight: 500,
        '&.Mui-active': { color: token.accentText, fontWeight: 600 },
        '&.Mui-completed': { color: token.ink, fontWeight: 500 },
        '&.Mui-disabled': { color: token.muted },
      },
      iconContainer: { paddingRight: 12 },
    },
  },
  MuiStepIcon: {
    styleOverrides: {
      root: {
        fontSize: '1.75rem',
        color: token.muted,
        '&.Mui-active, &.Mui-completed': { color: token.accent },
      },
      text: { fill: token.surface, fontSize: '0.75rem', fontWeight: 600 },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 40 },
      list: { gap: 4 },
      indicator: { backgroundColor: token.accentText },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: 40,
        padding: '8px 12px',
        fontWeight: 500,
        color: token.muted,
        '&:hover': { color: token.ink },
        '&.Mui-selected': { color: token.ink, ...chosenInForcedColors },
        '&:focus-visible': { outlineOffset: -2 },
        [media.phone]: { minHeight: 44 },
      },
    },
  },
}

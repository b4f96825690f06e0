import type { Components, Theme } from '@mui/material/styles'
import { media, token, tone } from '../tokens.ts'

export const data: Components<Theme> = {
  MuiTableCell: {
    styleOverrides: {
      root: {
        height: 52,
        padding: '6px 12px',
        borderColor: token.hairline,
        fontSize: token.size.body1,
        '&:first-of-type': { paddingLeft: 20, [media.phone]: { paddingLeft: 16 } },
        // Not the first cell of its row, which is a `th`.
        'th + &:first-of-type': { paddingLeft: 12 },
        '&:last-of-type': { paddingRight: 20, [media.phone]: { paddingRight: 16 } },
        'tr:last-of-type > &': { borderBottom: 0 },
      },
      head: {
        height: 40,
        color: token.muted,
        fontSize: token.size.caption,
        fontWeight: 500,
        'tr:last-of-type > &': { borderBottom: `1px solid ${token.hairline}` },
      },
    },
  },
  MuiTableRow: { styleOverrides: { root: { 'tbody > &:hover': { backgroundColor: token.hover } } } },
  MuiAvatar: {
    styleOverrides: {
      root: { width: 32, height: 32, fontSize: token.size.body2, fontWeight: 650 },
      colorDefault: { backgroundColor: token.accentTint, color: token.accentText },
    },
  },
  MuiBadge: {
    styleOverrides: {
      badge: {
        // MUI's 14 % would cut it at the window's edge with text of twice the size.
        top: '22%',
        minWidth: '1.55em',
        height: '1.55em',
        padding: '0 4px',
        borderRadius: 999,
        fontSize: '0.6875rem',
        fontWeight: 650,
      },
      colorError: {
        backgroundColor: tone('error').tint,
        color: tone('error').text,
        boxShadow: `0 0 0 2px ${token.surface}`,
      },
    },
  },
}

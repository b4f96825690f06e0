import type { Components, Theme } from '@mui/material/styles'
import { fillInForcedColors, forcedColors, token, tone, trackInForcedColors } from '../tokens.ts'

export const feedback: Components<Theme> = {
  MuiTooltip: {
    // As specified: 4 px away. `ui/layout/tip.tsx` opens it.
    defaultProps: { placement: 'top' },
    styleOverrides: {
      tooltip: {
        maxWidth: 320,
        margin: '4px !important',
        padding: '4px 8px',
        borderRadius: token.radius.small,
        backgroundColor: token.ink,
        color: token.surface,
        fontSize: token.size.body2,
        fontWeight: 400,
        lineHeight: 1.4,
        overflowWrap: 'anywhere',
        [forcedColors]: { border: '1px solid' },
      },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        alignItems: 'flex-start',
        borderRadius: token.radius.card,
        [forcedColors]: { border: '1px solid' },
        variants: (['warning', 'info', 'success', 'error'] as const).map((severity) => ({
          props: { variant: 'standard', severity },
          style: {
            color: token.ink,
            backgroundColor: tone(severity).tint,
            '& .MuiAlert-icon': { color: tone(severity).text },
          },
        })),
      },
      icon: { '& .MuiSvgIcon-root': { fontSize: '1.25rem' } },
      message: { minWidth: 0, overflowWrap: 'anywhere' },
      outlined: { backgroundColor: token.surface, color: token.ink, borderColor: token.hairline },
    },
  },
  MuiAlertTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.body1, margin: 0, fontWeight: 600 }) },
  },
  MuiSkeleton: {
    styleOverrides: {
      root: {
        backgroundColor: token.skeleton,
        '&:not(.MuiSkeleton-circular)': { borderRadius: token.radius.small },
        [forcedColors]: { outline: '1px solid GrayText', outlineOffset: -1 },
      },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 6, borderRadius: 999, ...trackInForcedColors },
      bar: { borderRadius: 999, ...fillInForcedColors },
    },
  },
  MuiCircularProgress: {
    // MUI also animates the length of the arc, which is work for the main thread in every frame of a starting page.
    defaultProps: { disableShrink: true },
    styleOverrides: { root: { color: token.accentText } },
  },
}

import Fade from '@mui/material/Fade'
import type { Components, Theme } from '@mui/material/styles'
import { fillInForcedColors, forcedColors, token, tone, trackInForcedColors } from '../tokens.ts'

const chipTone = (name: Parameters<typeof tone>[0]) => ({ color: tone(name).text, backgroundColor: tone(name).tint })
const alertTone = (name: Parameters<typeof tone>[0]) => ({
  color: token.ink,
  backgroundColor: tone(name).tint,
  '& .MuiAlert-icon': { color: tone(name).text },
})

export const feedback: Components<Theme> = {
  MuiTooltip: {
    // As specified: after 700 ms, without a delay up to 300 ms after another tooltip, 4 px away. MUI waits 800 ms plus
    // `leaveDelay` before tooltips are delayed again.
    defaultProps: {
      enterDelay: 700,
      enterNextDelay: 0,
      leaveDelay: 300 - 800,
      placement: 'top',
      slots: { transition: Fade },
    },
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
      },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: { alignItems: 'flex-start', borderRadius: token.radius.card },
      icon: { '& .MuiSvgIcon-root': { fontSize: '1.25rem' } },
      message: { minWidth: 0, overflowWrap: 'anywhere' },
      standard: {
        '&.MuiAlert-colorInfo': alertTone('info'),
        '&.MuiAlert-colorSuccess': alertTone('success'),
        '&.MuiAlert-colorWarning': alertTone('warning'),
        '&.MuiAlert-colorError': alertTone('error'),
      },
      outlined: { backgroundColor: token.surface, color: token.ink, borderColor: token.hairline },
    },
  },
  MuiAlertTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.body1, margin: 0, fontWeight: 600 }) },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 22,
        gap: 6,
        padding: '0 9px',
        fontSize: token.size.caption,
        fontWeight: 550,
        '&.MuiChip-colorDefault': chipTone('default'),
        '&.MuiChip-colorSuccess': chipTone('success'),
        '&.MuiChip-colorInfo': chipTone('info'),
        '&.MuiChip-colorWarning': chipTone('warning'),
        '&.MuiChip-colorError': chipTone('error'),
      },
      label: { padding: 0 },
      icon: { margin: '0 -2px 0 -3px', fontSize: '0.875rem', color: 'inherit' },
    },
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
  MuiCircularProgress: { styleOverrides: { root: { color: token.accentText } } },
}

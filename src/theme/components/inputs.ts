import ExpandMore from '@mui/icons-material/ExpandMoreOutlined'
import type { Components, Theme } from '@mui/material/styles'
import { forcedColors, media, token } from '../tokens.ts'

/** Hides the date that the browser draws, and shows a text instead, until the field is focused. */
const unfocusedDate = (condition: string, text: object) => ({
  [`&${condition}:not(:focus)`]: {
    '&::-webkit-datetime-edit': { opacity: 0 },
    '&::-webkit-date-and-time-value': { opacity: 0 },
    '&::before': { position: 'absolute', pointerEvents: 'none', ...text },
  },
})

/** Fields are 40 px high with the label above, 44 px on a phone. */
export const inputs: Components<Theme> = {
  MuiFormLabel: {
    styleOverrides: {
      root: {
        display: 'block',
        marginBottom: 6,
        color: token.ink,
        fontSize: token.size.body2,
        lineHeight: 1.4,
        fontWeight: 550,
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: token.ink },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '3px 0 0',
        color: token.muted,
        fontSize: token.size.body2,
        lineHeight: 1.4,
        '&.Mui-error': { color: token.error, fontWeight: 500 },
      },
    },
  },
  MuiInputBase: {
    // Without the animation by which MUI notices that a browser has filled a field: its label never moves.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: {
        fontSize: token.size.body1,
        // iOS zooms into the page when a field with text below 16 px gets the focus, also with the phone on its side.
        [media.phone]: { fontSize: '1rem' },
        // Not a disabled field, such as the company in the header: it never gets the focus.
        [media.short]: { '&:not(.Mui-disabled)': { fontSize: '1rem' } },
      },
      input: {
        '&::placeholder': { color: token.muted, opacity: 1 },
        '&:placeholder-shown': { textOverflow: 'ellipsis' },
        '&.Mui-disabled': { WebkitTextFillColor: 'currentColor', color: token.muted },
        variants: [
          {
            props: { type: 'date' },
            style: {
              // Without this, date inputs have a minimum width in iOS.
              appearance: 'none',
              fontVariantNumeric: 'tabular-nums',
              // iOS centres it.
              '&::-webkit-date-and-time-value': { textAlign: 'start' },
              '&::-webkit-calendar-picker-indicator': { opacity: 0.55, cursor: 'pointer' },
              // WebKit shows today's date in an empty date field.
              ...unfocusedDate('[value=""]', { content: 'attr(placeholder)', color: token.muted }),
              // Browsers write dates in their own language. This shows `1 Nov 2026` instead.
              '@supports selector(::-webkit-datetime-edit)': unfocusedDate('[data-date]', {
                content: 'attr(data-date)',
              }),
            },
          },
        ],
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 40,
        backgroundColor: token.surface,
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: token.controlEdge,
          transition: `border-color ${token.motion}`,
        },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: token.muted },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: token.accentText },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: token.error },
        '&.Mui-disabled, &.Mui-readOnly': {
          backgroundColor: token.sunken,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: token.hairline },
        },
        '&.Mui-disabled': { cursor: 'not-allowed' },
        [media.phone]: { minHeight: 44 },
      },
      input: { padding: '8px 12px', height: 'auto', minHeight: 22, boxSizing: 'content-box' },
      multiline: { padding: '9px 12px', '& .MuiOutlinedInput-input': { padding: 0 } },
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: { color: token.muted, '& > .MuiSvgIcon-root': { fontSize: '1.125rem' } },
      positionStart: { marginLeft: -2, marginRight: 0 },
    },
  },
  MuiNativeSelect: {
    defaultProps: { IconComponent: ExpandMore },
    styleOverrides: {
      select: {
        textOverflow: 'ellipsis',
        '&:focus': { background: 'none' },
        '&&&': { paddingRight: 'max(32px, 1.75rem)' },
      },
      icon: {
        right: 8,
        top: 'calc(50% - 0.5em)',
        color: token.muted,
        fontSize: '1.25rem',
        [forcedColors]: { color: 'CanvasText' },
      },
    },
  },
  MuiCheckbox: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: {
        padding: 5,
        margin: '-4px 0',
        color: token.controlEdge,
        '&.Mui-checked': { color: token.accentText },
        '&.Mui-disabled': { opacity: 0.5 },
        '& .MuiSvgIcon-root': { fontSize: '1.25rem' },
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: {
        alignItems: 'flex-start',
        gap: 4,
        margin: '0 0 0 -5px',
        // A grid centres a single line, and keeps the box beside the first of several lines.
        [media.phone]: {
          display: 'inline-grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          placeContent: 'center',
          minHeight: 44,
        },
      },
      label: { lineHeight: 1.57 },
    },
  },
}

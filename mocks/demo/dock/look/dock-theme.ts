import { createTheme, type Theme } from '@mui/material/styles'

/** Where the panel fills the window and targets are sized for fingers. */
export const PHONE = '@media (max-width: 759.95px)'

/** For ids, figures and calls. */
export const mono = {
  fontFamily: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  fontVariantNumeric: 'tabular-nums',
} as const

/** Shortens to one line. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** Colour of the surface that a field lies on, which its label covers the border with. */
export const SURFACE = '--dock-surface'

const FORCED_COLORS = '@media (forced-colors: active)'
const FOCUS = { outline: '2px solid #f6bd5c', outlineOffset: 1 }
const CHOSEN_IN_FORCED_COLORS = { [FORCED_COLORS]: { outline: '2px solid Highlight', outlineOffset: -2 } }

/**
 * The look of the dock: dark, dense, with an accent of its own, so that nobody takes it for the product. It sets no CSS
 * variables. Overlays are rendered in `container`, inside the shadow root.
 */
export const dockTheme = (container: HTMLElement): Theme =>
  createTheme({
    palette: {
      mode: 'dark',
      primary: { main: '#f6bd5c', contrastText: '#16120a' },
      success: { main: '#63d19b' },
      info: { main: '#8ab8ff' },
      error: { main: '#ff9b93' },
      background: { default: '#10141b', paper: '#171c25' },
      text: { primary: '#e9edf3', secondary: '#a5b0c0' },
      divider: 'rgb(255 255 255 / 0.14)',
    },
    shape: { borderRadius: 6 },
    typography: {
      fontFamily: "'Inter Variable', system-ui, sans-serif",
      h2: { fontSize: '0.875rem', fontWeight: 650, lineHeight: 1.4 },
      h3: { fontSize: '0.8125rem', fontWeight: 650, lineHeight: 1.4 },
      body1: { fontSize: '0.8125rem', lineHeight: 1.5 },
      body2: { fontSize: '0.75rem', lineHeight: 1.5 },
      button: { fontSize: '0.8125rem', fontWeight: 550, textTransform: 'none', lineHeight: 1.4 },
    },
    transitions: { create: () => 'none' },
    components: {
      MuiPopper: { defaultProps: { container } },
      MuiModal: { defaultProps: { container } },
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: {
          root: {
            '&:focus-visible': FOCUS,
            '&[aria-disabled="true"]': { opacity: 0.45, cursor: 'default' },
            '&[aria-busy="true"]': { cursor: 'progress' },
          },
        },
      },
      MuiButton: {
        defaultProps: { size: 'small', variant: 'outlined', color: 'inherit', disableElevation: true },
        styleOverrides: {
          root: {
            minWidth: 0,
            minHeight: 30,
            padding: '3px 10px',
            [PHONE]: { minHeight: 44 },
            '&:has(> input:focus-visible)': FOCUS,
          },
          // Forced-colors mode removes the fill, and with it the shape of the button.
          contained: { [FORCED_COLORS]: { border: '2px solid' } },
          outlined: {
            borderColor: 'rgb(255 255 255 / 0.3)',
            '&:hover': { borderColor: 'rgb(255 255 255 / 0.55)', backgroundColor: 'rgb(255 255 255 / 0.06)' },
          },
        },
      },
      MuiIconButton: {
        defaultProps: { size: 'small', color: 'inherit' },
        styleOverrides: { root: { width: 30, height: 30, borderRadius: 6, [PHONE]: { width: 44, height: 44 } } },
      },
      MuiSvgIcon: { styleOverrides: { root: { fontSize: '1.125rem' } } },
      MuiToggleButtonGroup: { defaultProps: { size: 'small' } },
      MuiToggleButton: {
        styleOverrides: {
          root: {
            padding: '3px 10px',
            minHeight: 30,
            color: 'inherit',
            [PHONE]: { minHeight: 44 },
            '&.Mui-selected': { color: '#f6bd5c', ...CHOSEN_IN_FORCED_COLORS },
          },
        },
      },
      MuiPaper: {
        styleOverrides: {
          root: ({ theme }) => ({
            [SURFACE]: theme.palette.background.paper,
            backgroundImage: 'none',
            // Forced-colors mode removes the shadow, and the page around would run into the text.
            '&:not(.MuiPaper-elevation0)': { [FORCED_COLORS]: { border: '1px solid' } },
          }),
        },
      },
      MuiFormControl: { styleOverrides: { root: { paddingTop: 6 } } },
      MuiFormLabel: {
        styleOverrides: {
          // In the border of its field.
          root: ({ theme }) => ({
            position: 'absolute',
            zIndex: 1,
            top: 'calc(6px - 0.5rem)',
            left: 7,
            maxWidth: 'calc(100% - 14px)',
            padding: '0 4px',
            fontSize: '0.6875rem',
            lineHeight: '1rem',
            ...oneLine,
            color: theme.palette.text.secondary,
            backgroundColor: `var(${SURFACE})`,
          }),
        },
      },
      MuiNativeSelect: {
        styleOverrides: {
          select: { '& option': { backgroundColor: '#171c25' } },
          icon: { [FORCED_COLORS]: { color: 'CanvasText' } },
        },
      },
      MuiAutocomplete: {
        styleOverrides: {
          inputRoot: { padding: '0 0 0 10px' },
          input: { padding: '7px 10px 7px 0 !important' },
          listbox: { maxHeight: '60vh' },
          option: { '&.Mui-focused': CHOSEN_IN_FORCED_COLORS },
          groupLabel: { lineHeight: '28px', fontSize: '0.75rem', backgroundColor: '#171c25' },
        },
      },
      MuiInputAdornment: { styleOverrides: { root: { color: '#a5b0c0' } } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { fontSize: '0.8125rem', [PHONE]: { fontSize: '1rem', minHeight: 44 } },
          input: {
            padding: '7px 10px',
            // Without padding, as in Firefox, the colour would cover the label.
            '&[type=color]': { padding: '8px 6px', height: '1.125rem' },
            '&::-webkit-color-swatch-wrapper': { padding: 0 },
            '&:is(textarea)': { padding: 0 },
            [PHONE]: { '&:is(select, input, [type=color])': { height: '2.75rem', boxSizing: 'border-box' } },
          },
          multiline: { padding: '7px 10px' },
          notchedOutline: { borderColor: 'rgb(255 255 255 / 0.35)' },
        },
      },
      MuiFormHelperText: { styleOverrides: { root: { margin: '3px 2px 0', lineHeight: 1.4 } } },
      MuiFormControlLabel: {
        styleOverrides: { root: { margin: 0, gap: 8, minHeight: 30, [PHONE]: { minHeight: 44 } } },
      },
      MuiSwitch: {
        defaultProps: { size: 'small' },
        styleOverrides: {
          // Its own padding is left of the grid.
          root: { marginLeft: -5 },
          track: { [FORCED_COLORS]: { border: '1px solid ButtonText', backgroundColor: 'Canvas' } },
          thumb: { [FORCED_COLORS]: { backgroundColor: 'ButtonText' } },
          switchBase: {
            '&:has(:focus-visible)': FOCUS,
            [FORCED_COLORS]: { '&.Mui-checked + .MuiSwitch-track': { backgroundColor: 'Highlight' } },
          },
        },
      },
      MuiTabs: { styleOverrides: { root: { minHeight: 38 }, indicator: { height: 2 } } },
      MuiTab: {
        styleOverrides: {
          root: {
            minWidth: 0,
            minHeight: 38,
            padding: '6px 8px',
            flexDirection: 'row',
            gap: 6,
            whiteSpace: 'nowrap',
            [PHONE]: { minHeight: 44, padding: '6px 4px' },
            // The row of tabs cuts what is around them.
            '&:focus-visible': { outlineOffset: -2 },
            '&.Mui-selected': CHOSEN_IN_FORCED_COLORS,
          },
        },
      },
      MuiAccordion: {
        defaultProps: {
          disableGutters: true,
          square: true,
          elevation: 0,
        },
        styleOverrides: {
          root: ({ theme }) => ({
            background: 'none',
            [SURFACE]: 'inherit',
            borderBottom: `1px solid ${theme.palette.divider}`,
            '&::before': { display: 'none' },
          }),
        },
      },
      MuiAccordionSummary: {
        styleOverrides: {
          root: {
            minHeight: 34,
            padding: '0 16px',
            '&:hover': { backgroundColor: 'rgb(255 255 255 / 0.04)' },
            [PHONE]: { minHeight: 44 },
          },
          content: { margin: '6px 0', gap: 8, alignItems: 'center' },
        },
      },
      MuiAccordionDetails: { styleOverrides: { root: { padding: '6px 16px 8px' } } },
      MuiList: { defaultProps: { dense: true, disablePadding: true } },
      MuiListItem: { defaultProps: { disableGutters: true }, styleOverrides: { root: { padding: '6px 0' } } },
      MuiListItemText: {
        styleOverrides: { root: { margin: 0, minWidth: 0, overflowWrap: 'anywhere' } },
        defaultProps: { slotProps: { primary: { variant: 'body1' }, secondary: { variant: 'body2' } } },
      },
      MuiListItemButton: {
        styleOverrides: { root: { padding: '4px 8px', borderRadius: 6, [PHONE]: { minHeight: 44 } } },
      },
      MuiChip: {
        defaultProps: { size: 'small', variant: 'outlined' },
        styleOverrides: { root: { height: '1.25rem', fontSize: '0.75rem' }, label: { padding: '0 7px' } },
      },
      MuiAlert: {
        styleOverrides: {
          root: { padding: '4px 12px', fontSize: '0.8125rem', alignItems: 'center' },
          message: { padding: '4px 0', minWidth: 0, overflowWrap: 'anywhere' },
          action: { padding: 0 },
        },
      },
      MuiTableCell: {
        styleOverrides: {
          root: {
            padding: '4px 10px',
            fontSize: '0.75rem',
            lineHeight: '20px',
            '&:first-of-type': { paddingLeft: 16 },
            '&:last-of-type': { paddingRight: 16 },
            [PHONE]: { padding: '12px 8px' },
          },
          head: { color: '#a5b0c0', fontWeight: 500 },
        },
      },
    },
  })

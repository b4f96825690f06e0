import { lightPalette } from './palette.ts'

/** CSS variables of a palette: `{text: {primary: x}}` -> `{'--corridor-palette-text-primary': x}`. */
function variables(values: object, path = '--corridor-palette'): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(variables(value, `${path}-${name}`))
        : [[`${path}-${name}`, String(value)]],
    ),
  )
}

/** Print uses the light palette, hides controls, and shows an open dialog instead of the page behind it. */
export const printStyles = {
  'html[data-scheme]': { ...variables(lightPalette), colorScheme: 'light', overflow: 'visible' },
  body: { background: '#fff !important' },
  // Of what is open, only dialogs are printed.
  [`main nav, button:not([role="tab"]), .MuiTabs-root, [role="group"], input[type="search"], .MuiButton-root,
  .MuiBackdrop-root, .MuiPopover-root`]: { display: 'none !important' },
  'div:has(> .MuiTabs-root)': { display: 'block !important' },
  // Sections with a table may break, because a table can be longer than a sheet.
  'section:not(:has(table)), article, tr, li, dl > div': { breakInside: 'avoid' },
  'h1, h2, h3': { breakAfter: 'avoid' },
  thead: { display: 'table-header-group' },
  '#app:has(> .MuiModal-root:not(.MuiPopover-root) [role="dialog"]) #root': { display: 'none' },
  '.MuiModal-root, .MuiDialog-container, .MuiModal-root .MuiPaper-root, .MuiModal-root .MuiPaper-root > *': {
    position: 'static !important',
    height: 'auto !important',
    maxHeight: 'none !important',
    width: '100% !important',
    margin: '0 !important',
    border: '0 !important',
    boxShadow: 'none !important',
    overflow: 'visible !important',
  },
  // Shows truncated text in full, because print has no tooltips.
  'td > span': { whiteSpace: 'normal !important' },
} as const

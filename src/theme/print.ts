import { lightPalette } from './palettes.ts'

/** `{text: {primary: x}}` -> `{'--corridor-palette-text-primary': x}`. */
function variables(values: object, path = '--corridor-palette'): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(variables(value, `${path}-${name}`))
        : [[`${path}-${name}`, String(value)]],
    ),
  )
}

/** Paper is white whatever the screen is, holds nothing to press, and shows an open sheet instead of the page behind it. */
export const printStyles = {
  'html[data-scheme]': { ...variables(lightPalette), colorScheme: 'light', overflow: 'visible' },
  body: { background: '#fff !important' },
  'main nav, button:not([role="tab"]), [role="tablist"], [role="radiogroup"], input[type="search"], .MuiButton-root': {
    display: 'none !important',
  },
  // A list may go on over any number of sheets; what holds it must not begin on the second for it.
  'section:not(:has(table)), article, tr, li, dl > div': { breakInside: 'avoid' },
  'h1, h2, h3': { breakAfter: 'avoid' },
  thead: { display: 'table-header-group' },
  'html:has(#overlays [role="dialog"]) #root': { display: 'none' },
  '#overlays .MuiDialog-root, #overlays .MuiDialog-container, #overlays .MuiDialog-paper, #overlays .MuiDialog-paper > *':
    {
      position: 'static !important',
      height: 'auto !important',
      maxHeight: 'none !important',
      width: '100% !important',
      margin: '0 !important',
      border: '0 !important',
      boxShadow: 'none !important',
      overflow: 'visible !important',
    },
  // There is no pointing at what is cut, and no other place to read it.
  'td > span': { whiteSpace: 'normal !important' },
  '.MuiBackdrop-root': { display: 'none !important' },
} as const

/** The brand shown on screens and in documents. Calls, codes and identifiers keep the product's own name. */
export interface Brand {
  name: string
  /** Any CSS colour; the accessible palette is derived from it. */
  color?: string
  /** URL or data URL of an image that replaces the symbol. */
  logo?: string
  /** The logo contains the name, so that the name is not written beside it. */
  wordmark?: boolean
  /** Replaces the first name in the dashboard's greeting. */
  greetingName?: string
}

/** The brand of the first paint. It has to do without the code that derives accents from a colour. */
export interface FirstBrand extends Brand {
  /** CSS of the accents. */
  palette?: string
  /** The customer in place of the fixed samples; empty while it is unknown. */
  organization?: string
}

declare global {
  /** Set by the inline script. React hydrates the prerendered sign-in with it. */
  var firstBrand: FirstBrand | undefined
}

/** Accents in the colour of text, for a brand whose own are not known yet. */
export const NEUTRAL_PALETTE =
  'html:root{--corridor-palette-primary-main:var(--corridor-palette-text-primary);' +
  '--corridor-palette-primary-contrastText:var(--corridor-palette-background-paper);' +
  '--corridor-palette-accent-text:var(--corridor-palette-text-primary)}'

const STYLE_ID = 'brand-palette'

/** Replaces the CSS of the accents. */
export function showPalette(css: string): void {
  document.getElementById(STYLE_ID)?.remove()
  if (css) document.head.append(Object.assign(document.createElement('style'), { id: STYLE_ID, textContent: css }))
}

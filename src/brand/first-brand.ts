import type { Brand } from './brand.ts'

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

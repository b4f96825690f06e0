import type { Brand } from './first-brand.ts'

let ownIcon: string | undefined
let manifest: Element | null = null

/**
 * Shows the brand's icon in the tab and takes the manifest out of the page, because it would install the application
 * under its own name. Both come back without a brand.
 */
export function showTabBrand(brand: Brand | undefined): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon) {
    ownIcon ??= icon.href
    icon.href = brand ? iconOf(brand) : ownIcon
  }
  manifest ??= document.querySelector('link[rel="manifest"]')
  if (brand) manifest?.remove()
  else if (manifest) document.head.append(manifest)
}

/** The logo, or the initial of the name: a wordmark is too wide, and the symbol is the product's own. */
function iconOf({ name, logo, wordmark }: Brand): string {
  if (logo && !wordmark) return logo
  const styles = getComputedStyle(document.documentElement)
  const colour = (part: string) => styles.getPropertyValue(`--corridor-palette-primary-${part}`)
  const [initial = ''] = name.toUpperCase()
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" rx="9" fill="${colour('main')}"/>` +
    `<text x="16" y="23" text-anchor="middle" style="font:700 20px sans-serif" fill="${colour('contrastText')}">` +
    // As a number, so that no letter is markup.
    `&#${initial.codePointAt(0)};</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

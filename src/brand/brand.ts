import { useSyncExternalStore } from 'react'
import { PRODUCT_NAME } from '../product.ts'
import { showPalette, type Brand } from './first-brand.ts'

const DEFAULT_BRAND: Brand = { name: PRODUCT_NAME }

/** What the prerendered screen shows: React has to find the same when it hydrates. */
const prerenderedBrand = (): Brand => globalThis.firstBrand ?? DEFAULT_BRAND

let brand = prerenderedBrand()
let isTabBranded = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useBrand(): Brand {
  return useSyncExternalStore(subscribe, () => brand, prerenderedBrand)
}

/** `Öko Bank` -> `support@okobank.example` */
function supportEmailOf(name: string): string {
  const letters = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')
  return `support@${letters.slice(0, 24) || 'bank'}.example`
}

export const useSupportEmail = (): string => supportEmailOf(useBrand().name)

/**
 * Replaces the whole brand; fields that are left out or empty get their defaults. Colours are CSS variables, so they
 * change without a render. Resolves to the CSS for the brand's colour: empty if it has none, null if it is not a colour.
 */
export async function setBrand(next: Partial<Brand>): Promise<string | null> {
  const greetingName = next.greetingName?.trim()
  brand = {
    name: next.name?.trim() || DEFAULT_BRAND.name,
    ...(greetingName && { greetingName }),
    ...(next.color && { color: next.color }),
    ...(next.logo && { logo: next.logo, ...(next.wordmark && { wordmark: true }) }),
  }
  const applied = brand
  for (const listener of listeners) listener()
  const css = next.color ? (await import('./brand-palette.ts')).brandCss(next.color) : ''
  // Another brand may have been set while the palette was loading.
  if (brand === applied) showPalette(css ?? '')
  const isOwn = brand.name === DEFAULT_BRAND.name && !brand.color && !brand.logo
  if (!isOwn || isTabBranded) {
    const { showTabBrand } = await import('./tab-brand.ts')
    if (brand === applied) {
      isTabBranded = !isOwn
      showTabBrand(isOwn ? undefined : brand)
    }
  }
  return css
}

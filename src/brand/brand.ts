import { useSyncExternalStore } from 'react'
import { PRODUCT_NAME } from '../product.ts'

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

const DEFAULT_BRAND: Brand = { name: PRODUCT_NAME }
const STYLE_ID = 'brand-palette'

let brand = DEFAULT_BRAND
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useBrand(): Brand {
  return useSyncExternalStore(
    subscribe,
    () => brand,
    () => DEFAULT_BRAND,
  )
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
 * change without a render. Resolves to false if the colour cannot be parsed and was not changed.
 */
export async function setBrand(next: Partial<Brand>): Promise<boolean> {
  const greetingName = next.greetingName?.trim()
  brand = {
    name: next.name?.trim() || DEFAULT_BRAND.name,
    ...(greetingName && { greetingName }),
    ...(next.color && { color: next.color }),
    ...(next.logo && { logo: next.logo, ...(next.wordmark && { wordmark: true }) }),
  }
  for (const listener of listeners) listener()
  return paint(next.color)
}

async function paint(color: string | undefined): Promise<boolean> {
  if (!color) {
    document.getElementById(STYLE_ID)?.remove()
    return true
  }
  const { brandCss } = await import('./brand-palette.ts')
  const css = brandCss(color)
  // Another brand may have been set while the palette was loading.
  if (css === null || brand.color !== color) return css !== null
  let style = document.getElementById(STYLE_ID)
  if (!style) {
    style = document.createElement('style')
    style.id = STYLE_ID
    document.head.append(style)
  }
  style.textContent = css
  return true
}

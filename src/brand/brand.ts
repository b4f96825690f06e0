import { useSyncExternalStore } from 'react'
import { GREETING_NAME } from '../placeholders.ts'
import { PRODUCT_NAME } from '../product.ts'

/** How the product presents itself, on the screen and in its documents. Calls, codes and identifiers keep the product's own name. */
export interface Brand {
  name: string
  /** Any CSS colour; the accessible palette is derived from it. */
  color?: string
  /** Address or data URL of a picture that replaces the mark. */
  logo?: string
  /** The first name of the dashboard's greeting. */
  greetingName: string
}

const DEFAULT_BRAND: Brand = { name: PRODUCT_NAME, greetingName: GREETING_NAME }
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

/**
 * Replaces the whole brand; what is left out or empty goes back to the product's own. Colours change through CSS
 * variables, so nothing renders again for them. Resolves to false when the colour cannot be read and was left alone.
 */
export async function setBrand(next: Partial<Brand>): Promise<boolean> {
  brand = {
    name: next.name?.trim() || DEFAULT_BRAND.name,
    greetingName: next.greetingName?.trim() || DEFAULT_BRAND.greetingName,
    ...(next.color && { color: next.color }),
    ...(next.logo && { logo: next.logo }),
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
  // While the palette was being fetched another brand may have been chosen.
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

import { plainLetters } from '../contract/values/latin-letters.ts'
import { demonstrate, demonstration } from '../demonstration/demonstration.ts'
import { useDemonstration } from '../demonstration/use-demonstration.ts'
import { PRODUCT_NAME } from '../product.ts'
import { showPalette, type Brand } from './first-brand.ts'

let isTabBranded = false

export const useBrand = (): Brand => useDemonstration('brand')

/** `Øko Bank` -> `support@okobank.example` */
function supportEmailOf(name: string): string {
  const letters = plainLetters(name).replace(/[^a-z\d]/g, '')
  return `support@${letters.slice(0, 24) || 'bank'}.example`
}

export const useSupportEmail = (): string => supportEmailOf(useBrand().name)

/**
 * Replaces the whole brand; fields that are left out or empty get their defaults. Colours are CSS variables, so they
 * change without a render. Resolves to the CSS for the brand's colour: empty if it has none, null if it is not a
 * colour.
 */
export async function setBrand(next: Partial<Brand>): Promise<string | null> {
  const greetingName = next.greetingName?.trim()
  const brand: Brand = {
    name: next.name?.trim() || PRODUCT_NAME,
    ...(greetingName && { greetingName }),
    ...(next.color && { color: next.color }),
    ...(next.logo && { logo: next.logo, ...(next.wordmark && { wordmark: true }) }),
  }
  demonstrate({ brand })
  const isCurrent = () => demonstration().brand === brand
  const css = next.color ? (await import('./brand-palette.ts')).brandCss(next.color) : ''
  // Another brand may have been set while the palette was loading.
  if (isCurrent()) showPalette(css ?? '')
  const isOwn = brand.name === PRODUCT_NAME && !brand.color && !brand.logo
  if (!isOwn || isTabBranded) {
    const { showTabBrand } = await import('./tab-brand.ts')
    if (isCurrent()) {
      isTabBranded = !isOwn
      showTabBrand(isOwn ? undefined : brand)
    }
  }
  return css
}

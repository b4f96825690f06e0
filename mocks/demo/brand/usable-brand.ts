import type { BrandChoice } from '../../bank/store/brand-choice.ts'

/** The brand with a logo that can be shown. Rejects with a sentence. */
export async function usableBrand(brand: BrandChoice = {}): Promise<BrandChoice> {
  const { logo } = brand
  return logo === undefined ? brand : { ...brand, logo: await (await import('./usable-logo.ts')).usableLogo(logo) }
}

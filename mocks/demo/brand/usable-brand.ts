import type { BrandChoice } from '../../bank/store/brand-choice.ts'

/** The brand, once its logo has been decoded. Rejects with a sentence. */
export async function usable(brand: BrandChoice = {}): Promise<BrandChoice> {
  return brand.logo === undefined ? brand : (await import('./usable-logo.ts')).usableBrand(brand)
}

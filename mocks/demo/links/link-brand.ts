import type { BrandChoice } from '../../bank/store/brand-choice.ts'

/** The parts of a link that say how the product is shown. */
export interface LinkBrand {
  brand?: string
  color?: string
  /** A picture as a data URL; begins with `wordmark,` when it contains the name. */
  logo?: string
  greeting?: string
  samples?: 'on' | 'off'
}

export const WORDMARK = /^wordmark,/

/** How a link wants the product shown. The first paint uses it too, so that it imports nothing. */
export const brandOf = ({ brand, color, logo, greeting, samples }: LinkBrand): BrandChoice => ({
  ...(brand !== undefined && { name: brand }),
  ...(color !== undefined && { color }),
  ...(logo !== undefined && { logo: logo.replace(WORDMARK, ''), ...(WORDMARK.test(logo) && { wordmark: true }) }),
  ...(greeting !== undefined && { greetingName: greeting }),
  ...(samples !== undefined && { samples: samples === 'on' }),
})

import { Big } from 'big.js'
import type { FxRates } from '../../contract/fx.ts'
import { GBP_PER_UNIT } from '../../placeholders.ts'

/** The specification's own factors first, the bank's rates for every other currency. Exact: rounding is for what is shown. */
export function gbpConversion(rates: FxRates | undefined) {
  const leftOut = new Set<string>()
  const inGbp = (amount: number, currency: string): Big => {
    const rate = GBP_PER_UNIT[currency] ?? rates?.[`${currency}/GBP`]
    if (rate === undefined) {
      leftOut.add(currency)
      return Big(0)
    }
    return Big(amount).times(rate)
  }
  /** Currencies that no rate converts: they are in none of the figures, and the screen says so. */
  return { inGbp, leftOut }
}

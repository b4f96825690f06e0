import { Big } from 'big.js'
import type { FxRates } from '../../contract/fx.ts'
import { GBP_PER_UNIT } from '../../placeholders.ts'

/** The specification's own factors first, the bank's rates for every other currency. Exact: rounding is for what is shown. */
export function gbpConversion(rates: FxRates | undefined) {
  const leftOut = new Set<string>()
  const inGbp = (amount: number, currency: string): Big => {
    const rate = own(GBP_PER_UNIT, currency) ?? own(rates, `${currency}/GBP`)
    if (rate === undefined || !Number.isFinite(amount)) {
      leftOut.add(currency)
      return Big(0)
    }
    return Big(amount).times(rate)
  }
  /** Currencies that no rate converts: they are in none of the figures, and the screen says so. */
  return { inGbp, leftOut }
}

/** A code that comes from a record may be anything, `toString` too. */
const own = (table: Readonly<Record<string, number>> | undefined, key: string): number | undefined =>
  table && Object.hasOwn(table, key) ? table[key] : undefined

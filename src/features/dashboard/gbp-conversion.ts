import { Big } from 'big.js'
import type { FxRates } from '../../contract/fx.ts'
import { GBP_PER_UNIT } from '../../placeholders.ts'

/**
 * Converts by the fixed factors of the specification (USD, EUR), otherwise by the bank's rates. Unrounded, so that
 * callers can round once after summing. An amount that cannot be converted counts as zero, and its currency is added to
 * `leftOut`.
 */
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
  return { inGbp, leftOut }
}

/** Reads own properties only, because a currency code from a record may be `toString`. */
const own = (table: Readonly<Record<string, number>> | undefined, key: string): number | undefined =>
  table && Object.hasOwn(table, key) ? table[key] : undefined

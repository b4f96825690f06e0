import { Big } from 'big.js'
import type { FxRates } from './contract/fx.ts'
import { GBP_PER_UNIT } from './placeholders.ts'

/** The fixed factor of the specification (USD, EUR), otherwise the bank's rate; undefined without one. */
export const gbpPerUnit = (currency: string, rates: FxRates | undefined): number | undefined =>
  own(GBP_PER_UNIT, currency) ?? own(rates, `${currency}/GBP`)

/**
 * Converts unrounded, so that callers can round once after summing. An amount that cannot be converted counts as zero,
 * and its currency is added to `leftOut`.
 */
export function gbpConversion(rates: FxRates | undefined) {
  const leftOut = new Set<string>()
  const inGbp = (amount: number, currency: string): Big => {
    const rate = gbpPerUnit(currency, rates)
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

import type { ProspectKit } from '../../bank/store/prospect-kit.ts'
import { COUNTRIES } from '../../bank/scenarios/names/countries.ts'

/** What the sign-in illustration shows a prospect: payments from its city, in its currency. */
export function pictureFor({ country, currency }: ProspectKit) {
  const { city: from, europe, currency: local } = COUNTRIES[country]
  const [near, far] = europe
  // SEPA reaches neither America nor Australia.
  const overseas = country === 'US' || country === 'CA' || country === 'AU'
  const abroad = country === 'US' ? { to: 'Toronto', currency: 'CAD' } : { to: 'Chicago', currency: 'USD' }
  const rails = overseas ? (['SWIFT', 'SWIFT'] as const) : (['SEPA Instant', 'SEPA'] as const)
  // A yen is worth about a hundredth of the others.
  const scale = currency === 'JPY' ? 100 : 1
  const home = local === 'GBP' ? { to: 'Bristol', rail: 'Faster Payments', currency: 'GBP' } : undefined
  return {
    balance: { amount: 428_915 * scale, currency },
    routes: [
      { from, to: COUNTRIES[near].city, rail: rails[0], amount: 18_400, currency: 'EUR' },
      { from, rail: 'SWIFT', amount: 48_200, ...abroad },
      { from, to: COUNTRIES[far].city, rail: rails[1], amount: 6_125.5, currency: 'EUR', ...home },
    ],
  }
}

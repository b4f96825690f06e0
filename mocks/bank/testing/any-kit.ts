import * as fc from 'fast-check'
import { PROSPECT_COUNTRIES, PROSPECT_CURRENCIES, PROSPECT_SIZES, type ProspectKit } from '../store/prospect-kit.ts'
import { readProspect, type ProspectWish } from '../scenarios/prospect/read-prospect.ts'

export function kitOf(wish: ProspectWish): ProspectKit {
  const kit = readProspect(wish)
  if (typeof kit === 'string') throw new Error(kit)
  return kit
}

/** Names with quotes, umlauts, other scripts, right to left, without a place to break, and of any letters. */
const anyName = fc
  .oneof(
    fc.constantFrom(
      'O\'Brien "Bros" & Söhne',
      'شركة النور للتجارة العامة والخدمات',
      'חברת אורן',
      'Żółć Łódź sp. z o.o.',
      '東京貿易株式会社',
      'W'.repeat(60),
      'Rindfleischetikettierungsüberwachungsaufgabenübertragungs AG',
      'A B',
    ),
    fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
  )
  .filter((name) => typeof readProspect({ company: name }) !== 'string')

export const anyKit = fc
  .record({
    company: anyName,
    person: fc.record({ name: anyName }),
    country: fc.constantFrom(...PROSPECT_COUNTRIES),
    currency: fc.constantFrom(...PROSPECT_CURRENCIES),
    size: fc.constantFrom(...PROSPECT_SIZES),
    payees: fc.array(anyName, { maxLength: 12 }),
    bank: fc.oneof(fc.constant(''), anyName),
  })
  .map(kitOf)

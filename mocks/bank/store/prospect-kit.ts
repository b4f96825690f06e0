import type { AccountCurrency } from '../../../src/contract/accounts.ts'
import { isRecord, isShortText } from './plain-text.ts'

/** A prospect's company, for which a scenario is seeded instead of its own one. Part of the bank's record. */
export interface ProspectKit {
  company: string
  /** `job` is empty when none was given. */
  person: { name: string; job: string; email: string }
  country: ProspectCountry
  /** Most of the money is in it. */
  currency: ProspectCurrency
  size: ProspectSize
  /** Names of companies that are paid; believable ones fill the rest. */
  payees: string[]
  /** The displayed name of the bank, from which its bank code is made; empty for the product's own. */
  bank: string
}

export const PROSPECT_COUNTRIES = [
  'GB',
  'US',
  'DE',
  'FR',
  'NL',
  'IE',
  'ES',
  'IT',
  'PT',
  'BE',
  'AT',
  'CH',
  'SE',
  'NO',
  'DK',
  'FI',
  'PL',
  'CZ',
  'CA',
  'AU',
] as const
export type ProspectCountry = (typeof PROSPECT_COUNTRIES)[number]

/** Those that an account can hold. Listed again, because the inline script has no room for the contract's schemas. */
export const PROSPECT_CURRENCIES = ['GBP', 'EUR', 'USD', 'JPY', 'CAD', 'AUD'] as const satisfies AccountCurrency[]
export type ProspectCurrency = AccountCurrency

export const PROSPECT_SIZES = ['small', 'mid', 'large'] as const
export type ProspectSize = (typeof PROSPECT_SIZES)[number]

export const MAX_PAYEES = 12

export const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T =>
  (values as readonly unknown[]).includes(value)

const EMAIL = /^[^\s@<>"(),:;[\]\\]{1,64}@[a-z\d](?:[a-z\d.-]{0,180}[a-z\d])?\.[a-z]{2,24}$/i

/** Whether this can be the address of a prospect's person. */
export const isContactEmail = (value: unknown): value is string => typeof value === 'string' && EMAIL.test(value)

export const isName = (value: unknown): value is string => typeof value === 'string' && isShortText(value)

/** Whether a stored or imported kit is complete; `readProspect` makes one. */
export function isProspectKit(value: unknown): value is ProspectKit {
  if (!isRecord(value) || !isRecord(value['person'])) return false
  const { company, person, country, currency, size, payees, bank } = value
  return (
    [company, person['name']].every(isName) &&
    isContactEmail(person['email']) &&
    [person['job'], bank].every((text) => text === '' || isName(text)) &&
    isOneOf(PROSPECT_COUNTRIES, country) &&
    isOneOf(PROSPECT_CURRENCIES, currency) &&
    isOneOf(PROSPECT_SIZES, size) &&
    Array.isArray(payees) &&
    payees.length <= MAX_PAYEES &&
    payees.every(isName)
  )
}

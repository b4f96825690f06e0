import type { PaymentCurrency, Rail } from './payments.ts'

/** The one currency that a rail carries; any where absent. */
export const RAIL_CURRENCY: Readonly<Partial<Record<Rail, PaymentCurrency>>> = {
  FASTER_PAYMENTS: 'GBP',
  SEPA: 'EUR',
  SEPA_INSTANT: 'EUR',
}

/** Judges an IBAN written in capitals without spaces. Its library is large, and nothing of what starts up needs it. */
export type IsIban = (iban: string) => boolean

const SORT_CODE_AND_ACCOUNT = /^(\d{6}|\d{2}-\d{2}-\d{2})[ /-]?\d{8}$/
/** Tested as it was written: in capitals a letter such as ß would be two that pass. */
const ACCOUNT_NUMBER = /^[A-Za-z0-9]{4,34}$/

/** Whether an account looks like what a rail takes, with the spaces and hyphens that people write. */
export function railTakes(rail: Rail, account: string, isIban: IsIban): boolean {
  const number = account.replace(/[\s-]/g, '')
  if (rail === 'FASTER_PAYMENTS' && SORT_CODE_AND_ACCOUNT.test(account.trim().replace(/\s+/g, ' '))) return true
  if (!ACCOUNT_NUMBER.test(number)) return false
  const iban = number.toUpperCase()
  switch (rail) {
    case 'SEPA':
    case 'SEPA_INSTANT':
      return isIban(iban)
    case 'FASTER_PAYMENTS':
      return iban.startsWith('GB') && isIban(iban)
    case 'SWIFT':
      return true
  }
}

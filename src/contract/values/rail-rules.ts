import type { PaymentCurrency, Rail } from '../payments.ts'

/** The only currency of a rail; SWIFT carries any currency. */
export const RAIL_CURRENCY: Readonly<Partial<Record<Rail, PaymentCurrency>>> = {
  FASTER_PAYMENTS: 'GBP',
  SEPA: 'EUR',
  SEPA_INSTANT: 'EUR',
}

/** Checks an IBAN in capitals without spaces. Passed in, because the library is large and not needed at start. */
export type IsIban = (iban: string) => boolean

const SORT_CODE_AND_ACCOUNT = /^\d{2}([ -]?)\d{2}\1\d{2}[ /-]?\d{8}$/
/** Tested before `toUpperCase`, which would turn ß into two valid letters. */
const ACCOUNT_NUMBER = /^[A-Za-z0-9]{4,34}$/

/** Whether a rail accepts an account number, which may contain spaces and hyphens. */
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

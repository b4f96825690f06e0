import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import type { Rail } from '../../contract/payments.ts'
import { isRail, nameOf } from './rails.ts'

interface RailNeeds {
  /** What the rail carries; every currency where absent. */
  currency?: string
  /** As one sentence beside the choice of the rail. */
  sentence: string
  /** Beside the field of the account. */
  accountHelp: string
  /** Said when the account entered does not look like what the rail takes. */
  accountAdvice: string
  takes: (account: string) => boolean
}

const isIban = (account: string): boolean => isValidIBAN(electronicFormatIBAN(account) ?? '')
const isBritish = (account: string): boolean => isIban(account) && account.trim().toUpperCase().startsWith('GB')
const isSortCodeAndNumber = (account: string): boolean => /^(\d{6}|\d{2}-\d{2}-\d{2})[ /-]?\d{8}$/.test(account.trim().replace(/\s+/g, ' '))
const isAccountNumber = (account: string): boolean => /^[A-Za-z0-9]{4,34}$/.test(account.replace(/[\s-]/g, ''))

const SEPA_ACCOUNT = {
  currency: 'EUR',
  accountHelp: 'IBAN, for example DE89 3704 0044 0532 0130 00.',
  accountAdvice: 'This is not a valid IBAN. Check it for a mistyped or missing character.',
  takes: isIban,
} as const

const NEEDS: Readonly<Record<Rail, RailNeeds>> = {
  FASTER_PAYMENTS: {
    currency: 'GBP',
    sentence: 'Pounds to a UK account: a sort code and account number, or a GB IBAN.',
    accountHelp: 'Sort code and account number, for example 20-00-00 55779911, or a GB IBAN.',
    accountAdvice: 'Faster Payments needs a 6-digit sort code and an 8-digit account number, or a GB IBAN.',
    takes: (account) => isSortCodeAndNumber(account) || isBritish(account),
  },
  SEPA: { ...SEPA_ACCOUNT, sentence: 'Euros to an IBAN in the SEPA area.' },
  SEPA_INSTANT: { ...SEPA_ACCOUNT, sentence: 'Euros to an IBAN in the SEPA area, at any hour.' },
  SWIFT: {
    sentence: 'Any currency to an IBAN, or an account number of 4 to 34 letters and digits.',
    accountHelp: 'IBAN, or an account number of 4 to 34 letters and digits.',
    accountAdvice: 'SWIFT needs an IBAN, or an account number of 4 to 34 letters and digits.',
    takes: (account) => isIban(account) || isAccountNumber(account),
  },
}

export const needsOf = (rail: string): RailNeeds | undefined => (isRail(rail) ? NEEDS[rail] : undefined)

/** What would make the bank refuse, said before submitting. Advice only: what the contract accepts is never held back. */
export function railAdvice(rail: string, currency: string, account: string): { currency?: string; account?: string } {
  const needs = needsOf(rail)
  if (!needs) return {}
  const wrongCurrency = needs.currency && currency && currency !== needs.currency
  return {
    ...(wrongCurrency && { currency: `${nameOf(rail)} carries ${needs.currency} only. Choose ${needs.currency} or another rail.` }),
    ...(account.trim() && !needs.takes(account) && { account: needs.accountAdvice }),
  }
}

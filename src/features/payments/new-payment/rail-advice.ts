import { isValidIBAN } from 'ibantools'
import { isRail, railName, type Rail } from '../../../contract/payments.ts'
import { RAIL_CURRENCY, railTakes } from '../../../contract/values/rail-rules.ts'

interface RailNeeds {
  /** Help text of the rail field. */
  sentence: string
  /** Help text of the account field. */
  accountHelp: string
  /** Warning when the account does not have a format that the rail takes. */
  accountAdvice: string
}

const SEPA_ACCOUNT = {
  accountHelp: 'IBAN, for example DE89 3704 0044 0532 0130 00.',
  accountAdvice: 'This is not a valid IBAN. Check it for a mistyped or missing character.',
} as const

const NEEDS: Readonly<Record<Rail, RailNeeds>> = {
  FASTER_PAYMENTS: {
    sentence: 'Pounds to a UK account: a sort code and account number, or a GB IBAN.',
    accountHelp: 'Sort code and account number, for example 20-00-00 55779911, or a GB IBAN.',
    accountAdvice: 'Faster Payments needs a 6-digit sort code and an 8-digit account number, or a GB IBAN.',
  },
  SEPA: { ...SEPA_ACCOUNT, sentence: 'Euros to an IBAN in the SEPA area.' },
  SEPA_INSTANT: { ...SEPA_ACCOUNT, sentence: 'Euros to an IBAN in the SEPA area, at any hour.' },
  SWIFT: {
    sentence: 'Any currency to an IBAN, or an account number of 4 to 34 letters and digits.',
    accountHelp: 'IBAN, or an account number of 4 to 34 letters and digits.',
    accountAdvice: 'SWIFT needs an IBAN, or an account number of 4 to 34 letters and digits.',
  },
}

export const needsOf = (rail: string): RailNeeds | undefined => (isRail(rail) ? NEEDS[rail] : undefined)

/** Warnings about what the bank would refuse. Advice only: the form submits everything that the contract accepts. */
export function railAdvice(rail: string, currency: string, account: string): { currency?: string; account?: string } {
  if (!isRail(rail)) return {}
  const carried = RAIL_CURRENCY[rail]
  return {
    ...(carried &&
      currency &&
      currency !== carried && {
        currency: `${railName(rail)} supports ${carried} only. Choose ${carried} or another rail.`,
      }),
    ...(account.trim() && !railTakes(rail, account, isValidIBAN) && { account: NEEDS[rail].accountAdvice }),
  }
}

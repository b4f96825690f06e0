import { addBusinessDays } from 'date-fns/addBusinessDays'
import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import { RAIL_NAMES, type Rail } from '../../contract/payments.ts'

interface RailFacts {
  /** What the rail carries; every currency where absent. */
  currency?: string
  /** What it needs, as one sentence beside the choice. */
  needs: string
  /** Said when the account entered does not look like what the rail takes. */
  accountAdvice: string
  takes: (account: string) => boolean
  /** Business days until arrival, from and to; none where it takes seconds. */
  days?: readonly [number, number]
}

const isIban = (account: string): boolean => isValidIBAN(electronicFormatIBAN(account) ?? '')
const isBritish = (account: string): boolean => isIban(account) && account.trim().toUpperCase().startsWith('GB')
const isSortCodeAndNumber = (account: string): boolean => /^\d{14}$/.test(account.replace(/[\s-]/g, ''))
const isAccountNumber = (account: string): boolean => /^[A-Za-z0-9]{4,34}$/.test(account.replace(/[\s-]/g, ''))

export const RAIL_FACTS: Readonly<Record<Rail, RailFacts>> = {
  FASTER_PAYMENTS: {
    currency: 'GBP',
    needs: 'Pounds to a UK account: a sort code and account number, or a GB IBAN.',
    accountAdvice: 'Faster Payments needs a 6-digit sort code and an 8-digit account number, or a GB IBAN.',
    takes: (account) => isSortCodeAndNumber(account) || isBritish(account),
  },
  SEPA: {
    currency: 'EUR',
    needs: 'Euros to an IBAN in the SEPA area.',
    accountAdvice: 'This is not a valid IBAN. Check it for a mistyped or missing character.',
    takes: isIban,
    days: [1, 1],
  },
  SEPA_INSTANT: {
    currency: 'EUR',
    needs: 'Euros to an IBAN in the SEPA area, at any hour.',
    accountAdvice: 'This is not a valid IBAN. Check it for a mistyped or missing character.',
    takes: isIban,
  },
  SWIFT: {
    needs: 'Any currency to an IBAN, or an account number of 4 to 34 letters and digits.',
    accountAdvice: 'SWIFT needs an IBAN, or an account number of 4 to 34 letters and digits.',
    takes: (account) => isIban(account) || isAccountNumber(account),
    days: [1, 3],
  },
}

/** What would make the bank refuse, said before submitting. Advice only: what the contract accepts is never held back. */
export function railAdvice(rail: string, currency: string, account: string): { currency?: string; account?: string } {
  const facts = factsOf(rail)
  if (!facts) return {}
  return {
    ...(facts.currency &&
      currency &&
      currency !== facts.currency && { currency: `${nameOf(rail)} carries ${facts.currency} only. Choose ${facts.currency} or another rail.` }),
    ...(account.trim() && !facts.takes(account) && { account: facts.accountAdvice }),
  }
}

/** A stored payment may name a rail this version does not know. */
export const factsOf = (rail: string): RailFacts | undefined =>
  Object.hasOwn(RAIL_FACTS, rail) ? RAIL_FACTS[rail as Rail] : undefined

export const nameOf = (rail: string): string => (Object.hasOwn(RAIL_NAMES, rail) ? RAIL_NAMES[rail as Rail] : rail)

const dayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })

/** When the money should be there, as the end of "Arrives ...". */
export function expectedArrival(rail: string, sentAt: number): string {
  const days = factsOf(rail)?.days
  if (!days || Number.isNaN(sentAt)) return 'within seconds'
  const [first, last] = days.map((count) => dayFormat.format(addBusinessDays(sentAt, count)))
  return first === last ? `by ${first}` : `${first} to ${last}`
}

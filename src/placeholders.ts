import { useSyncExternalStore } from 'react'

/**
 * Fixed sample content that the specification prescribes in places where customer data would be. Samples that are
 * labelled as such on the screen are defined beside their screens.
 */

/**
 * On in the demonstration, unless the first paint has shown a customer of its own. Off in the live build: the same
 * places then show what the bank says, or nothing.
 */
let shown = import.meta.env.MODE !== 'live' && globalThis.firstBrand?.organization === undefined
const listeners = new Set<() => void>()

export const samplesShown = (): boolean => shown

export function showSamples(next: boolean): void {
  shown = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a place shows its fixed sample. */
export const useSamples = (): boolean => useSyncExternalStore(subscribe, samplesShown, samplesShown)

/**
 * Whether keys and card spend, which no call of the contract answers, are shown as labelled samples: in every
 * demonstration, never in the live build.
 */
export const isIllustrated = (): boolean => import.meta.env.MODE !== 'live'

/** The rates of a pair during the last day, oldest first and the current one last. */
export type RateHistory = (pair: string) => readonly number[]

let history: RateHistory | undefined

/** Sets where earlier rates come from, because the contract has only the current ones. */
export function setRateHistory(next: RateHistory | undefined): void {
  history = next
}

export const rateHistoryOf = (pair: string): readonly number[] => history?.(pair) ?? []

/** The options of the disabled organization selector. */
export const SAMPLE_ORGANIZATIONS = ['Halden Coffee Imports Ltd', 'Halden Roastery GmbH'] as const

/** The contents of the notifications menu. Its badge says 3. */
export const SAMPLE_NOTIFICATIONS = [
  {
    id: 'payment',
    title: 'Payment received',
    text: 'Brindle & Wray Hotels paid invoice INV-30718',
    when: '5 minutes ago',
  },
  { id: 'card', title: 'New card issued', text: 'A virtual card was issued to the buying team', when: '1 hour ago' },
  { id: 'rates', title: 'Exchange rate alert', text: 'GBP/USD passed the level you watch', when: '3 hours ago' },
] as const

/** The first name in the greeting, whoever is signed in. */
export const GREETING_NAME = 'Sarah'

/** The dashboard's figures while there are no accounts; GBP in major units. */
export const DASHBOARD_FALLBACK = {
  totalBalance: 247_630.5,
  activeAccounts: 8,
  monthlyVolume: 1_200_000,
  pendingPayments: 12,
  change: '+18.5%',
} as const

/** Fixed rates that the dashboard uses for its totals; other currencies use the bank's rates. */
export const GBP_PER_UNIT: Readonly<Record<string, number>> = { GBP: 1, USD: 0.79, EUR: 0.87 }

/** The client makes up the IBAN of a new account: this prefix and eight random digits. */
export const NEW_ACCOUNT_IBAN_PREFIX = { bank: 'CRDR', sortCode: '040075' } as const
export const NEW_ACCOUNT_BIC = 'CRDRGB2L'

export interface AccountNumbers {
  iban: string
  bic: string
}

let issue: (() => AccountNumbers) | undefined

/** Sets what replaces the fixed prefix and BIC, for a prospect of another country or bank. `undefined` restores them. */
export function issueAccountNumbers(next: (() => AccountNumbers) | undefined): void {
  issue = next
}

export const issuedAccountNumbers = (): AccountNumbers | undefined => issue?.()

interface SignInPicture {
  balance: { amount: number; currency: string }
  routes: readonly { from: string; to: string; rail: string; amount: number; currency: string }[]
}

/** Null until a company that the first paint has shown is known, so that another one's cities are not shown first. */
let ownPicture: SignInPicture | null | undefined = globalThis.firstBrand?.organization ? null : undefined

/** Sets what replaces the figures and cities of the illustration for a prospect. `undefined` restores them. */
export function setSignInPicture(next: SignInPicture | undefined): void {
  ownPicture = next
  for (const listener of listeners) listener()
}

/** Null: no figures yet. */
export const useSignInPicture = (): SignInPicture | null => {
  const own = useSyncExternalStore(
    subscribe,
    () => ownPicture,
    () => ownPicture,
  )
  return own === undefined ? SIGN_IN_PICTURE : own
}

/** The illustration beside the sign-in form. Its claim is the specification's; Corridor exchanges ten currencies. */
export const SIGN_IN_PICTURE = {
  claim: 'Hold, exchange and send money in 25+ currencies, wherever your business works.',
  balance: { amount: 428_915.4, currency: 'GBP' },
  routes: [
    { from: 'London', to: 'Hamburg', rail: 'SEPA Instant', amount: 18_400, currency: 'EUR' },
    { from: 'London', to: 'Bogotá', rail: 'SWIFT', amount: 48_200, currency: 'USD' },
    { from: 'London', to: 'Bristol', rail: 'Faster Payments', amount: 6_125.5, currency: 'GBP' },
  ],
} as const

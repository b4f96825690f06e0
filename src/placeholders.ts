import { paths } from './routing/paths.ts'

/**
 * Fixed sample content that the specification prescribes in places where customer data would be. Samples that are
 * labelled as such on the screen are defined beside their screens.
 */

/** The options of the disabled organization selector. */
export const SAMPLE_ORGANIZATIONS = ['Halden Coffee Imports Ltd', 'Halden Roastery GmbH'] as const

/** The contents of the notifications menu. Its badge says 3. */
export const SAMPLE_NOTIFICATIONS = [
  {
    id: 'payment',
    title: 'Payment received',
    text: 'Brindle & Wray Hotels paid £3,240.00 for invoice INV-30718',
    when: '5 minutes ago',
    unread: true,
    to: paths.accounts,
  },
  {
    id: 'card',
    title: 'New card issued',
    text: 'A virtual card for the buying team is ready to use',
    when: '1 hour ago',
    unread: true,
    to: paths.cards,
  },
  {
    id: 'rates',
    title: 'Exchange rate alert',
    text: 'GBP/USD reached your target rate',
    when: '3 hours ago',
    unread: true,
    to: paths.currencyExchange,
  },
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

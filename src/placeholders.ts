/**
 * Fixed sample content that the specification prescribes and that stands where the customer's own would: nothing here
 * is the customer's data. Samples that are shown as such live beside their screens.
 */

/** The disabled organization selector offers these two. */
export const SAMPLE_ORGANIZATIONS = ['Halden Coffee Imports Ltd', 'Halden Roastery GmbH'] as const

/** The notifications menu: always these three, the badge always says 3. */
export const SAMPLE_NOTIFICATIONS = [
  { id: 'payment', title: 'Payment received', text: 'Nordlicht Rösterei paid invoice HC-2041', when: '5 minutes ago' },
  { id: 'card', title: 'New card issued', text: 'A virtual card was issued to the buying team', when: '1 hour ago' },
  { id: 'rates', title: 'Exchange rate alert', text: 'GBP/USD passed the level you watch', when: '3 hours ago' },
] as const

/** The greeting's first name, whoever is signed in. */
export const GREETING_NAME = 'Sarah'

/** The dashboard's figures while there are no accounts; GBP in major units. */
export const DASHBOARD_FALLBACK = {
  totalBalance: 247_630.5,
  activeAccounts: 8,
  monthlyVolume: 1_200_000,
  pendingPayments: 12,
  change: '+18.5%',
} as const

/** The dashboard's own conversion to GBP; other currencies follow the bank's rates. */
export const GBP_PER_UNIT: Readonly<Record<string, number>> = { GBP: 1, USD: 0.79, EUR: 0.87 }

/** New accounts: a fixed beginning and BIC; the client draws the last eight digits. */
export const NEW_ACCOUNT_IBAN_PREFIX = { bank: 'CRDR', sortCode: '040075' } as const
export const NEW_ACCOUNT_BIC = 'CRDRGB2L'

/** What the picture beside the sign-in form shows: a look at the product, not anybody's money, and a claim that is more than the ten currencies of an exchange. */
export const SIGN_IN_PICTURE = {
  claim: 'Hold, exchange and send money in 25+ currencies, wherever your business works.',
  balance: { amount: 428_915.4, currency: 'GBP' },
  routes: [
    { from: 'London', to: 'Hamburg', rail: 'SEPA Instant', amount: 18_400, currency: 'EUR' },
    { from: 'London', to: 'Bogotá', rail: 'SWIFT', amount: 48_200, currency: 'USD' },
    { from: 'London', to: 'Bristol', rail: 'Faster Payments', amount: 6_125.5, currency: 'GBP' },
  ],
} as const

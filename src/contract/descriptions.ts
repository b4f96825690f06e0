import type { CallName } from './contract.ts'

// What the schemas cannot say. For docs/openapi.json, which has the calls in this order; no page imports it.

// Collections run the calls in this order or by the names of the tags, and both have to begin with the sign-in and end
// with the sign-out.

export const tags = {
  access: 'Signing in, and who is signed in.',
  registration: 'A new customer, and the verification of the email.',
  'business-verification': 'The company and its beneficial owners (KYB).',
  accounts: 'Accounts with an IBAN. Payments and trades change their balances.',
  payments: 'Payments to others. They are carried out by the bank, later than they are accepted.',
  cards: 'Virtual and physical cards.',
  'currency-exchange': 'Rates, quotes and trades between ten currencies.',
  organizations: 'The company of the customer.',
  'audit-log': 'What was done, by the customer or by the bank.',
  'sign-out': 'The end of the session.',
} as const
type Tag = keyof typeof tags

const RICHEST = 'the account of the currency with the most available'

/** What each call does, and which rules its refusals follow. A call without an entry is described by its name. */
export const descriptions: Readonly<
  Partial<Record<CallName, readonly [tag: Tag, summary: string, description: string]>>
> = {
  login: [
    'access',
    'Sign in',
    'Sets the session cookie. 401 for an unknown email or a wrong password, in the same words; 403 with the text ' +
      '"Email not verified" before the email is verified.',
  ],
  getUser: ['access', 'Get the user', 'The user who is signed in.'],
  register: [
    'registration',
    'Register',
    'Sends a mail with a verification link and signs nobody in. `passwordHash` is the password as it was entered. An ' +
      'email that is registered but not verified gets a new mail and the status 200; a verified one is refused with 409.',
  ],
  verifyEmail: [
    'registration',
    'Verify an email',
    'The token is that of the link in the mail. It is valid for 24 hours, until a later mail replaces it; then it is ' +
      'refused with 410 and "Verification token has expired". One that has verified the email succeeds again at any ' +
      'time. An unknown token is refused with 400.',
  ],
  resendVerification: [
    'registration',
    'Send the verification mail again',
    'Earlier links expire. 404 for an unknown email, 409 for a verified one.',
  ],
  submitBusinessProfile: [
    'business-verification',
    'Submit the business profile',
    'Creates the organization, or changes it, as PENDING_VERIFICATION. The bank reviews it after the last change of ' +
      'profile or owners. A suspended company is refused with 422.',
  ],
  listOwners: ['business-verification', 'List beneficial owners', 'Oldest first.'],
  addOwner: [
    'business-verification',
    'Add a beneficial owner',
    'Begins as pending. 422 for an owner younger than 18 years, and where all owners who are not rejected would have ' +
      'more than 100 percent.',
  ],
  listAccounts: [
    'accounts',
    'List accounts',
    'Oldest first. For every account `available` is `current` less `reserved`.',
  ],
  createAccount: [
    'accounts',
    'Create an account',
    'The client makes up the IBAN. Replies have IBAN and BIC in capitals without spaces. The balance is 0.',
  ],
  listPayments: ['payments', 'List payments', 'Newest first.'],
  createPayment: [
    'payments',
    'Pay',
    `Debits ${RICHEST}: its amount is reserved at once, and leaves \`current\` when the payment settles. Begins as ` +
      'queued, then processing, then settled or failed. The beneficiary is stated twice, flat and nested. 422 where the ' +
      'two differ, where less is available, and where the rail does not carry it: SEPA and SEPA_INSTANT take EUR and a ' +
      'valid IBAN, FASTER_PAYMENTS takes GBP and a sort code with an account number or a GB IBAN, SWIFT takes an IBAN or ' +
      'an account number of 4 to 34 characters. 422 also for a suspended company. Without any account it is accepted and ' +
      'stays queued.',
  ],
  listCards: ['cards', 'List cards', 'Newest first.'],
  createCard: [
    'cards',
    'Create a card',
    'Limits may be stated flat, nested or both: 422 where the two differ. An empty limit is none. The reply has ' +
      '`corridorLimits` only with the limits that were entered.',
  ],
  updateCard: ['cards', 'Freeze or unfreeze a card', 'A blocked card is refused with 409.'],
  listFxRates: [
    'currency-exchange',
    'List rates',
    'The mid rate of every ordered pair of GBP, USD, EUR, JPY, CAD, AUD, CHF, SEK, NOK and DKK. The first six are shown: ' +
      'GBP/USD, GBP/EUR, EUR/USD, USD/JPY, GBP/JPY, EUR/CHF.',
  ],
  quoteFx: [
    'currency-exchange',
    'Get a quote',
    '`fee` is 0.5 % of `amount`, in the source currency; `total` is (`amount` - `fee`) x `rate`, in the target currency. ' +
      'Valid for 30 seconds. 422 for two equal currencies, and where the total would be nothing.',
  ],
  executeFx: [
    'currency-exchange',
    'Execute a trade',
    `At a rate that was quoted to this customer, or the current one. Debits \`amount\` from ${RICHEST}, and credits ` +
      '`total` to that of the target currency; `fee` is `amount` x `markupBps` / 10000. 422 for another rate, two equal ' +
      'currencies, without an account in either currency, where less is available, and for a suspended company; 409 for ' +
      'an expired quote where the bank is strict.',
  ],
  listFxTrades: ['currency-exchange', 'List trades', 'Newest first.'],
  listOrganizations: ['organizations', 'List organizations', 'One, or none before the business profile is submitted.'],
  updateOrganization: ['organizations', 'Change an organization', 'A website that is left out stays as it is.'],
  listAuditLogs: ['audit-log', 'List the audit log', 'Newest first. Every successful change adds an entry.'],
  logout: ['sign-out', 'Sign out', 'Ends the session, also for other tabs. Never refused.'],
}

/** What fields of replies mean, by record and field. */
export const fields: Readonly<Record<string, string>> = {
  'Account.label': 'Absent where there is none: then the currency and the type are shown.',
  'Account.current': 'In major units. Includes what is reserved.',
  'Account.reserved': 'Of payments that are queued or processing.',
  'Account.available': '`current` less `reserved`, always.',
  'AuditLogEntry.action': 'Object and past participle with a dot between them, e.g. `payment.settled`.',
  'AuditLogEntry.entity': 'The changed record, e.g. `payment 3f2a91c0`.',
  'BeneficialOwner.ownershipPct': 'Percent, 25 to 100.',
  'Beneficiary.account': 'An IBAN, a sort code with an account number, or an account number, depending on the rail.',
  'CardLimits.daily': 'In major units. Absent where there is no limit.',
  'CardLimits.monthly': 'In major units. Absent where there is no limit.',
  'Card.status': 'A blocked card cannot be changed by the customer.',
  'FxQuote.amount': 'To sell, in the source currency.',
  'FxQuote.rate': 'The mid rate: 1 of the source currency buys so much of the target currency.',
  'FxQuote.fee': 'In the source currency.',
  'FxQuote.total': '(`amount` - `fee`) x `rate`, in the target currency.',
  'FxTrade.amount': 'Sold, in the source currency.',
  'FxTrade.fee': '`amount` x `markupBps` / 10000, in the source currency.',
  'FxTrade.total': '(`amount` - `fee`) x `rate`, in the target currency.',
  'FxTrade.markupBps': 'Basis points: 50 is 0.5 %.',
  'Organization.country': 'ISO 3166-1 alpha-2.',
  'Payment.amount': 'In major units.',
  'Payment.status': 'queued, then processing, then settled or failed.',
}

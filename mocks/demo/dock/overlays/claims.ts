import type { Bank } from '../../../bank/store/bank.ts'

export type Origin = 'live' | 'simulated' | 'sample'

export interface Claim {
  origin: Origin
  note: string
  find: () => Iterable<Element>
}

/** An open dialog hides the rest of the page. */
const scope = (): ParentNode => [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document

const all = (selector: string) => () => scope().querySelectorAll(selector)

const marksOf = (names: readonly string[]) => names.map((name) => `[data-part="${name}"]`).join()

const part = (...names: string[]) => all(marksOf(names))

/** Open dialogs by the mark in their header. */
const dialog =
  (...names: string[]) =>
  () =>
    [...document.querySelectorAll(marksOf(names))].flatMap((head) => head.closest('[role=dialog]') ?? [])

const everywhere: readonly Claim[] = [
  { origin: 'sample', note: 'sample: two fixed organizations', find: all('[data-part="organization-selector"]') },
  { origin: 'sample', note: 'sample: three fixed notices', find: all('[data-part="notifications"]') },
  // The dashboard
  { origin: 'sample', note: 'sample: a fixed name', find: part('greeting') },
  { origin: 'live', note: 'live: from the bank', find: part('attention', 'recent-payments', 'balances') },
  { origin: 'live', note: 'live: counted from the bank’s lists', find: dialog('analytics') },
  { origin: 'live', note: 'live: written from the bank’s list of payments', find: dialog('statement') },
  // Accounts, payments, cards
  { origin: 'live', note: 'live: from the bank', find: all('#root main li:has(h2)') },
  { origin: 'live', note: 'live: from the bank', find: part('payments') },
  { origin: 'live', note: 'live: from the bank', find: all('#root main article') },
  { origin: 'sample', note: 'sample: a number that cannot pay', find: dialog('card-details') },
  { origin: 'sample', note: 'sample: spending made up', find: dialog('card-spend') },
  { origin: 'simulated', note: 'simulated: kept on this device, not sent', find: dialog('card-limits') },
  { origin: 'live', note: 'live: sent to the bank', find: dialog('new-payment', 'create-account', 'new-card') },
  // Currency exchange
  {
    origin: 'simulated',
    note: 'simulated: rates move at random, changes and charts are illustrative',
    find: part('live-rates'),
  },
  { origin: 'live', note: 'live: the bank’s balances and rates', find: part('exchange-form') },
  { origin: 'live', note: 'live: quoted by the bank', find: part('quote-details') },
  { origin: 'sample', note: 'sample: always empty', find: part('fx-trades') },
  // Integrations: the contract has no call for them
  { origin: 'sample', note: 'sample: fixed words', find: part('integration-reasons', 'integration-help') },
  { origin: 'sample', note: 'sample: keys that do not work', find: part('api-keys') },
  { origin: 'sample', note: 'sample: nothing answers at this address', find: part('code-example', 'sdk') },
  { origin: 'sample', note: 'sample: ten fixed methods', find: part('payment-methods') },
  {
    origin: 'sample',
    note: 'sample: planned, changes nothing',
    find: part('planned-feature'),
  },
  { origin: 'simulated', note: 'simulated: kept on this device, nothing is delivered', find: part('webhook') },
  // Settings
  {
    origin: 'live',
    note: 'live: from the bank',
    find: part('verification-status', 'organization', 'registration', 'audit-log'),
  },
  { origin: 'simulated', note: 'simulated: invitations stay on this device', find: part('users') },
  { origin: 'simulated', note: 'simulated: kept on this device, nothing is sent', find: dialog('invite-user') },
  { origin: 'sample', note: 'sample: two fixed documents', find: part('document-vault') },
  {
    origin: 'sample',
    note: 'sample: a fixed document',
    find: dialog('sample-document'),
  },
  { origin: 'simulated', note: 'simulated: a screening on this device', find: part('screening') },
  // Sign-in and registration
  { origin: 'sample', note: 'sample: a fixed picture', find: all('[data-picture]') },
  { origin: 'live', note: 'live: sent to the bank', find: all('#root main form:not(section form)') },
  { origin: 'live', note: 'live: answered by the bank', find: all('#root main > div:has(> [role] > h1)') },
  { origin: 'live', note: 'live: sent to the bank', find: dialog('resend-verification') },
  { origin: 'sample', note: 'sample: fixed words, nothing is sent', find: dialog('forgot-password', 'legal') },
  { origin: 'live', note: 'live: sent to the bank', find: part('business-profile') },
  {
    origin: 'live',
    note: 'live: decided by the bank',
    find: part('owners', 'verified', 'application-received', 'refused', 'suspended'),
  },
  { origin: 'live', note: 'live: decided by the bank', find: dialog('add-owner') },
  {
    origin: 'simulated',
    note: 'simulated: kept on this device, not sent',
    find: part('directors', 'documents', 'compliance'),
  },
  { origin: 'simulated', note: 'simulated: noted on this device, not sent', find: dialog('add-director') },
  // Details of an account, a payment or an owner have its name as title; the dialogs named above are marked already.
  {
    origin: 'live',
    note: 'live: from the bank',
    find: () => [...document.querySelectorAll('[role=dialog]')].filter((element) => element.querySelector('dl')),
  },
]

/** Places that show the bank's own data while the fixed samples are off. */
const FIXED_SAMPLES = new Set([
  'sample: two fixed organizations',
  'sample: three fixed notices',
  'sample: a fixed name',
  'sample: always empty',
])

/** Without samples the charts show the bank's own rates. */
const ILLUSTRATIVE = ', changes and charts are illustrative'

/** Where the parts of the page come from: the (mock) bank, a simulation, or samples fixed by the specification. */
export function claimsAbout(bank: Bank, samples: boolean): readonly Claim[] {
  const user = bank.signedIn()
  const figures: Claim =
    samples && user && bank.db.accounts.where('userId', user.id).length === 0
      ? { origin: 'sample', note: 'sample: fixed figures until there is an account', find: part('figure') }
      : { origin: 'live', note: 'live: from the bank', find: part('figure') }
  if (samples) return [figures, ...everywhere]
  const own = everywhere.map((claim): Claim =>
    FIXED_SAMPLES.has(claim.note)
      ? { ...claim, origin: 'live', note: 'live: from the bank' }
      : { ...claim, note: claim.note.replace(ILLUSTRATIVE, '') },
  )
  return [figures, ...own]
}

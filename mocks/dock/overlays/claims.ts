import type { Bank } from '../../core/bank/bank.ts'

export type Origin = 'live' | 'simulated' | 'sample'

export interface Claim {
  origin: Origin
  note: string
  find: () => Iterable<Element>
}

/** An open dialog is all there is of the page. */
const scope = (): ParentNode => [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document

const all = (selector: string) => () => scope().querySelectorAll(selector)

/** The parts of the page whose name begins with one of these words. */
const part =
  (...names: string[]) =>
  () =>
    [...scope().querySelectorAll('#root section, #root article, [role=dialog] section, [role=dialog] article')].filter(
      (element) => {
        const name = (element.getAttribute('aria-label') ?? element.querySelector('h2, h3')?.textContent ?? '').trim()
        return names.some((beginning) => name.startsWith(beginning))
      },
    )

/** What is in an open dialog whose title begins with one of these words. */
const dialog =
  (...titles: string[]) =>
  () =>
    [...document.querySelectorAll('[role=dialog]')].filter((element) => {
      const title = (element.querySelector('h2')?.textContent ?? '').trim()
      return titles.some((beginning) => title.startsWith(beginning))
    })

const FIGURES = ['Total Balance', 'Active Accounts', 'Monthly Volume', 'Pending Payments']

const everywhere: readonly Claim[] = [
  { origin: 'sample', note: 'sample: two fixed organizations', find: all('select[aria-label="Organization"]') },
  { origin: 'sample', note: 'sample: three fixed notices', find: all('button[aria-label^="Notifications"]') },
  // The dashboard
  { origin: 'live', note: 'live: from the bank', find: part('Needs your attention', 'Account Balances') },
  { origin: 'live', note: 'live: counted from the bank’s lists', find: dialog('Analytics') },
  { origin: 'live', note: 'live: written from the bank’s list of payments', find: dialog('Activity in') },
  // Accounts, payments, cards
  { origin: 'live', note: 'live: from the bank', find: all('#root main li:has(h2)') },
  { origin: 'live', note: 'live: from the bank', find: part('Payments') },
  { origin: 'live', note: 'live: from the bank', find: all('#root main article') },
  { origin: 'sample', note: 'sample: a number that cannot pay', find: dialog('Card details') },
  { origin: 'sample', note: 'sample: spending made up', find: dialog('Transactions') },
  { origin: 'simulated', note: 'simulated: kept on this device, not sent', find: dialog('Set Limits') },
  { origin: 'live', note: 'live: sent to the bank', find: dialog('New Payment', 'Create Account', 'New Card') },
  // Currency exchange
  { origin: 'simulated', note: 'simulated: mid rates walk, change and line are noise', find: part('Live rates') },
  { origin: 'live', note: 'live: the bank’s balances and rates', find: part('Get Quote') },
  { origin: 'live', note: 'live: quoted by the bank', find: part('Quote Details') },
  { origin: 'sample', note: 'sample: always empty', find: part('Recent FX Trades') },
  // Integrations: the contract has no call for them
  { origin: 'sample', note: 'sample: fixed words', find: part('Why integrate', 'Help with your integration') },
  { origin: 'sample', note: 'sample: keys that open nothing', find: part('API keys', 'API Keys') },
  { origin: 'sample', note: 'sample: nothing answers at this address', find: part('Example code', 'Download SDKs') },
  { origin: 'sample', note: 'sample: ten fixed methods', find: part('Local payment methods') },
  {
    origin: 'sample',
    note: 'sample: planned, nothing is set by it',
    find: part('Customisable Checkout', 'Anti-Fraud Tools'),
  },
  { origin: 'simulated', note: 'simulated: kept on this device, nothing is delivered', find: part('Webhook') },
  // Settings
  { origin: 'live', note: 'live: from the bank', find: part('Verification status', 'Organization', 'Audit Log') },
  { origin: 'simulated', note: 'simulated: invitations stay on this device', find: part('Users & Roles') },
  { origin: 'simulated', note: 'simulated: kept on this device, nothing is sent', find: dialog('Invite User') },
  { origin: 'sample', note: 'sample: two fixed documents', find: part('Document vault') },
  {
    origin: 'sample',
    note: 'sample: a fixed document',
    find: dialog('Certificate of Incorporation', 'Proof of Address'),
  },
  { origin: 'simulated', note: 'simulated: a screening on this device', find: part('Screening') },
  // The way in
  { origin: 'sample', note: 'sample: a fixed picture', find: all('[data-picture], aside[aria-label="What follows"]') },
  { origin: 'live', note: 'live: sent to the bank', find: all('#root main form:not(section form)') },
  { origin: 'live', note: 'live: answered by the bank', find: all('#root main > div:has(> [role] > h1)') },
  { origin: 'live', note: 'live: sent to the bank', find: dialog('Resend Verification Email') },
  { origin: 'sample', note: 'sample: fixed words, nothing is sent', find: dialog('Forgot your password') },
  { origin: 'live', note: 'live: sent to the bank', find: part('Business Profile') },
  { origin: 'live', note: 'live: decided by the bank', find: part('Beneficial Owners') },
  { origin: 'live', note: 'live: decided by the bank', find: dialog('Add Beneficial Owner') },
  {
    origin: 'simulated',
    note: 'simulated: kept on this device, not sent',
    find: part('Directors', 'Documents', 'Compliance'),
  },
  { origin: 'simulated', note: 'simulated: noted on this device, not sent', find: dialog('Add Director') },
  // The details of an account, a payment or an owner are called by its name. Whatever dialog is named above is marked already.
  {
    origin: 'live',
    note: 'live: from the bank',
    find: () => [...document.querySelectorAll('[role=dialog]')].filter((element) => element.querySelector('dl')),
  },
]

/** What on the page comes from the (mock) bank, what is only acted out, and what the specification fixes as a sample. */
export function claimsAbout(bank: Bank): readonly Claim[] {
  const user = bank.signedIn()
  const figures: Claim =
    user && bank.db.accounts.where('userId', user.id).length === 0
      ? { origin: 'sample', note: 'sample: fixed figures until there is an account', find: part(...FIGURES) }
      : { origin: 'live', note: 'live: from the bank', find: part(...FIGURES) }
  return [figures, ...everywhere]
}

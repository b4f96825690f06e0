import type { Bank } from '../../../bank/store/bank.ts'
import { openDialog } from '../page/accessible-name.ts'

type Origin = 'live' | 'simulated' | 'sample'

interface Claim {
  origin: Origin
  note: string
  find: () => Iterable<Element>
}

/** An open dialog hides the rest of the page. */
const scope = (): ParentNode => openDialog() ?? document

const all = (selector: string) => () => scope().querySelectorAll(selector)

const marksOf = (names: readonly string[]) => names.map((name) => `[data-part="${name}"]`).join()

const part = (...names: string[]) => all(marksOf(names))

/** Open dialogs by the mark in their header. */
const dialog =
  (...names: string[]) =>
  () =>
    [...document.querySelectorAll(marksOf(names))].flatMap((head) => head.closest('[role=dialog]') ?? [])

const claim =
  (origin: Origin) =>
  (words: string, find: Claim['find']): Claim => ({ origin, note: `${origin}: ${words}`, find })
const live = claim('live')
const simulated = claim('simulated')
const sample = claim('sample')

/**
 * Where the parts of the page come from: the (mock) bank, a simulation, or samples fixed by the specification. Without
 * samples, places of the fixed ones show the bank's own data, and the charts its own rates.
 */
export function claimsAbout({ db, signedIn }: Bank, samples: boolean): readonly Claim[] {
  const fixed: typeof sample = (words, find) => (samples ? sample(words, find) : live('from the bank', find))
  const hasAccounts = db.accounts.where('userId', signedIn()?.id ?? '').length > 0
  return [
    signedIn() && !hasAccounts
      ? fixed('fixed figures until there is an account', part('figure'))
      : live('from the bank', part('figure')),
    fixed('two fixed organizations', all('[data-part="organization-selector"]')),
    fixed('three fixed notices', all('[data-part="notifications"]')),
    // The dashboard
    fixed('a fixed name', part('greeting')),
    live('from the bank', part('attention', 'recent-payments', 'balances')),
    live('counted from the bank’s lists', dialog('analytics')),
    live('written from the bank’s list of payments', dialog('statement')),
    // Accounts, payments, cards
    live('from the bank', all('#root main li:has(h2)')),
    live('from the bank', part('payments')),
    live('from the bank', all('#root main article')),
    sample('a number that cannot pay', dialog('card-details')),
    sample('spending made up', dialog('card-spend')),
    simulated('kept on this device, not sent', dialog('card-limits')),
    live('sent to the bank', dialog('new-payment', 'create-account', 'new-card')),
    // Currency exchange
    simulated(`rates move at random${samples ? ', changes and charts are illustrative' : ''}`, part('live-rates')),
    live('the bank’s balances and rates', part('exchange-form')),
    live('quoted by the bank', part('quote-details')),
    fixed('always empty', part('fx-trades')),
    // Integrations: the contract has no call for them
    sample('fixed words', part('integration-reasons', 'integration-help')),
    sample('keys that do not work', part('api-keys')),
    sample('nothing answers at this address', part('code-example', 'sdk')),
    sample('ten fixed methods', part('payment-methods')),
    sample('planned, changes nothing', part('planned-feature')),
    simulated('kept on this device, nothing is delivered', part('webhook')),
    // Settings
    live('from the bank', part('verification-status', 'organization', 'registration', 'audit-log')),
    simulated('invitations stay on this device', part('users')),
    simulated('kept on this device, nothing is sent', dialog('invite-user')),
    sample('two fixed documents', part('document-vault')),
    sample('a fixed document', dialog('sample-document')),
    simulated('a screening on this device', part('screening')),
    // Sign-in and registration
    sample('a fixed picture', all('[data-picture]')),
    live('sent to the bank', all('#root main form:not(section form)')),
    live('answered by the bank', all('#root main > div:has(> [role] > h1)')),
    live('sent to the bank', dialog('resend-verification')),
    sample('fixed words, nothing is sent', dialog('forgot-password', 'legal')),
    live('sent to the bank', part('business-profile')),
    live('decided by the bank', part('owners', 'verified', 'application-received', 'refused', 'suspended')),
    live('decided by the bank', dialog('add-owner')),
    simulated('kept on this device, not sent', part('directors', 'documents', 'compliance')),
    simulated('noted on this device, not sent', dialog('add-director')),
    // Details of an account, a payment or an owner have its name as title; the dialogs named above are marked already.
    live('from the bank', () =>
      [...document.querySelectorAll('[role=dialog]')].filter((element) => element.querySelector('dl')),
    ),
  ]
}

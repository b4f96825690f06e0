import { moneyText } from './domains/accounts/rules.ts'
import type { PaymentRow } from './domains/payments/model.ts'
import type { Cause } from './store/history/history.ts'
import type { RowChange } from './store/history/row-changes.ts'
import type { Db } from './store/database/db.ts'

/** The row that a step has changed in each table; the latest one of several. */
type Changed = { readonly [Name in keyof Db]?: ReturnType<Db[Name]['get']> }

const MAX_LENGTH = 200

const paid = ({ minor, currency, beneficiaryName }: PaymentRow) => `${moneyText(minor, currency)} to ${beneficiaryName}`

const payment =
  (become: string) =>
  ({ payments }: Changed) =>
    payments && `Payment of ${paid(payments)} ${become}`
const card =
  (done: string) =>
  ({ cards }: Changed) =>
    cards && `${done} card ending in ${cards.last4}`
const owner =
  (done: string) =>
  ({ owners }: Changed) =>
    owners && `${done} owner ${owners.fullName}`
const company =
  (done: string) =>
  ({ organizations }: Changed) =>
    organizations && `${done} ${organizations.name}`
const user =
  (done: string) =>
  ({ users, mails }: Changed) =>
    `${done} ${users?.email ?? mails?.to ?? 'a customer'}`

/** The sentence of a step by the action that the audit log has of it. */
const SENTENCES: Readonly<Record<string, (changed: Changed) => string | undefined>> = {
  'payment.created': ({ payments }) => payments && `Paid ${paid(payments)}`,
  'payment.processing': payment('went to processing'),
  'payment.settled': payment('settled'),
  'payment.failed': payment('failed'),
  'account.created': ({ accounts }) => accounts && `Opened an account in ${accounts.currency}`,
  'account.credited': ({ transfers }) => transfers && `${moneyText(transfers.minor, transfers.currency)} arrived`,
  'fx.executed': ({ trades }) =>
    trades && `Exchanged ${moneyText(trades.minor, trades.fromCurrency)} to ${trades.toCurrency}`,
  'card.created': card('Created the'),
  'card.frozen': card('Froze the'),
  'card.unfrozen': card('Unfroze the'),
  'card.blocked': card('Blocked the'),
  'owner.added': owner('Added the'),
  'owner.approved': owner('Approved the'),
  'owner.rejected': owner('Rejected the'),
  'organization.submitted': company('Submitted the profile of'),
  'organization.updated': company('Changed the details of'),
  'organization.activated': company('Activated'),
  'organization.pending': company('Set to pending:'),
  'organization.suspended': company('Suspended'),
  'user.registered': user('Registered'),
  'user.verified': user('Verified the e-mail of'),
  'user.verification-sent': user('Sent a verification link to'),
}

/** What a step has done, in a sentence. */
export function stepText(rows: readonly RowChange[], { movedBy }: Cause): string {
  if (movedBy) return `Moved the clock on by ${duration(movedBy)}`
  const changed = Object.fromEntries(rows.flatMap(({ table, after }) => (after ? [[table, after]] : []))) as Changed
  const action = changed.auditEntries?.action ?? ''
  const known = Object.hasOwn(SENTENCES, action) ? SENTENCES[action]?.(changed) : undefined
  return Array.from(known ?? unaudited(rows))
    .slice(0, MAX_LENGTH)
    .join('')
}

/** Outcomes of the dock that the bank's customers do not see in their audit log. */
function unaudited(rows: readonly RowChange[]): string {
  const tables = new Set(rows.map(({ table }) => table))
  if (tables.has('verifications')) return 'Expired a verification link'
  if (tables.has('dueChanges')) return 'Held what was due'
  return 'Changed the bank'
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

/** `1 day`, `90 minutes`: in the largest unit without a remainder, or of which there are two or more. */
function duration(ms: number): string {
  const [unit, length] = UNITS.find(([, size]) => ms % size === 0 || ms >= 2 * size) ?? UNITS[3]
  const count = Math.max(1, Math.round(ms / length))
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

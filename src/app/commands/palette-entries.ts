import { accountName, type Account } from '../../contract/accounts.ts'
import type { Card } from '../../contract/cards.ts'
import type { Payment } from '../../contract/payments.ts'
import { paths } from '../../routing/paths.ts'
import { formatDate, formatMoney, groupIban, shortId } from '../../text/format.ts'
import { amountText, fold, wordsOf } from '../../text/search-text.ts'
import { NAVIGATION } from '../shell/navigation.ts'

const GROUPS = ['Pages', 'Actions', 'Accounts', 'Payments', 'Cards'] as const
type Group = (typeof GROUPS)[number]

type Command =
  | { kind: 'go'; to: string }
  | { kind: 'open'; overlay: 'pay' | 'account' | 'analytics'; value: string }
  | { kind: 'scheme' | 'help' | 'logout' }

export interface Entry {
  id: string
  group: Group
  label: string
  hint: string
  /** Additional search words, in lower case without accents (see `fold`). */
  words: string
  command: Command
}

interface Lists {
  accounts: readonly Account[]
  payments: readonly Payment[]
  cards: readonly Card[]
}

const PAGES: readonly Entry[] = [
  ...NAVIGATION.map(({ path, label }): Entry => ({
    id: path,
    group: 'Pages',
    label,
    hint: '',
    words: '',
    command: { kind: 'go', to: path },
  })),
  {
    id: 'verify',
    group: 'Pages',
    label: 'Business Verification',
    hint: '',
    words: 'kyb kyc owners documents',
    command: { kind: 'go', to: paths.businessVerification },
  },
  {
    id: 'audit',
    group: 'Pages',
    label: 'Audit Log',
    hint: 'Settings',
    words: 'history',
    command: { kind: 'go', to: `${paths.settings}?tab=audit-log` },
  },
]

const ACTIONS: readonly Entry[] = [
  {
    id: 'pay',
    group: 'Actions',
    label: 'New Payment',
    hint: 'N',
    words: 'make payment send transfer',
    command: { kind: 'open', overlay: 'pay', value: '' },
  },
  {
    id: 'analytics',
    group: 'Actions',
    label: 'View Analytics',
    hint: '',
    words: 'charts volume',
    command: { kind: 'open', overlay: 'analytics', value: '' },
  },
  {
    id: 'scheme',
    group: 'Actions',
    label: 'Switch theme',
    hint: 'Light or dark',
    words: 'dark mode light mode theme',
    command: { kind: 'scheme' },
  },
  {
    id: 'help',
    group: 'Actions',
    label: 'Keyboard shortcuts',
    hint: '?',
    words: 'help keys',
    command: { kind: 'help' },
  },
  { id: 'logout', group: 'Actions', label: 'Logout', hint: '', words: 'sign out', command: { kind: 'logout' } },
]

/** All entries of the palette. Expensive for many payments: compute it when the lists change, not per keystroke. */
export function paletteEntries({ accounts, payments, cards }: Lists): Entry[] {
  return [
    ...PAGES,
    ...ACTIONS,
    ...accounts.map((account): Entry => ({
      id: account.id,
      group: 'Accounts',
      label: accountName(account),
      hint: `${account.currency} · ${groupIban(account.iban)}`,
      words: fold(`${account.iban} ${account.currency}`),
      command: { kind: 'open', overlay: 'account', value: account.id },
    })),
    ...payments.map((payment): Entry => ({
      id: payment.id,
      group: 'Payments',
      label: payment.beneficiary.name,
      hint: `${formatMoney(payment.amount, payment.currency)} · ${formatDate(payment.createdAt)}`,
      words: fold(
        `${payment.reference ?? ''} ${payment.status} ` +
          `${amountText(payment.amount, payment.currency)} ${shortId(payment.id)}`,
      ),
      command: { kind: 'go', to: `${paths.payments}?payment=${encodeURIComponent(payment.id)}` },
    })),
    ...cards.map((card): Entry => ({
      id: card.id,
      group: 'Cards',
      label: `${card.cardholder} ···· ${card.last4}`,
      hint: `${card.brand} ${card.cardType} · ${card.currency}`,
      words: fold(`${card.last4} ${card.brand} ${card.cardType} ${card.status}`),
      command: { kind: 'go', to: paths.cards },
    })),
  ]
}

const MOST_PER_GROUP = 6

/** Entries that contain every word of the query, best first in each group. For an empty query: pages and actions. */
export function findEntries(entries: readonly Entry[], query: string): Entry[] {
  const words = wordsOf(query)
  if (words.length === 0) return entries.filter(({ group }) => group === 'Pages' || group === 'Actions')

  const found = new Map<Group, { entry: Entry; rank: number }[]>(GROUPS.map((group) => [group, []]))
  for (const entry of entries) {
    const rank = rankOf(entry, words)
    if (rank !== undefined) found.get(entry.group)?.push({ entry, rank })
  }
  return [...found.values()].flatMap((group) =>
    group
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, MOST_PER_GROUP)
      .map(({ entry }) => entry),
  )
}

/** 0: begins with the query; 1: a word begins with it; 2: contains every word; undefined: no match. */
function rankOf({ label, words }: Entry, query: readonly string[]): number | undefined {
  const name = fold(label)
  const compact = words.replaceAll(' ', '')
  if (!query.every((word) => name.includes(word) || words.includes(word)) && !compact.includes(query.join('')))
    return undefined
  const first = query[0] ?? ''
  if (name.startsWith(query.join(' '))) return 0
  return name.split(' ').some((part) => part.startsWith(first)) ? 1 : 2
}

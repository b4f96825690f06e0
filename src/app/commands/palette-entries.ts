import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined'
import AddOutlined from '@mui/icons-material/AddOutlined'
import BarChartOutlined from '@mui/icons-material/BarChartOutlined'
import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined'
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import HubOutlined from '@mui/icons-material/HubOutlined'
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined'
import LogoutOutlined from '@mui/icons-material/LogoutOutlined'
import PersonOutlined from '@mui/icons-material/PersonOutlined'
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined'
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined'
import type { ComponentType } from 'react'
import { accountName, type Account } from '../../contract/accounts.ts'
import type { Card } from '../../contract/cards.ts'
import type { Payment } from '../../contract/payments.ts'
import type { DemonstrationCommand } from '../../demonstration/demonstration.ts'
import { paths } from '../../routing/paths.ts'
import { formatDate, formatMoney, groupIban, shortId } from '../../text/format.ts'
import { amountText, fold, wordsOf } from '../../text/search-text.ts'
import { NAVIGATION } from '../shell/navigation.ts'

const GROUPS = ['Recent beneficiaries', 'Pages', 'Actions', 'Accounts', 'Payments', 'Cards', 'Demonstration'] as const
type Group = (typeof GROUPS)[number]

type Command =
  | { kind: 'go'; to: string }
  | { kind: 'open'; overlay: 'pay' | 'account' | 'analytics'; value: string }
  | { kind: 'run'; run: () => void }
  | { kind: 'scheme' | 'help' | 'logout' }

export interface Entry {
  id: string
  group: Group
  Icon: ComponentType
  label: string
  hint: string
  /** An amount, at the end of the row. */
  figure?: string
  /** Additional search words, in lower case without accents (see `fold`). */
  words: string
  command: Command
}

/** Whether it is a beneficiary, an account, a payment or a card: a page or an action is none. */
export const isRecord = ({ group }: Entry): boolean => !['Pages', 'Actions', 'Demonstration'].includes(group)

interface Lists {
  accounts: readonly Account[]
  payments: readonly Payment[]
  cards: readonly Card[]
  commands: readonly DemonstrationCommand[]
}

const PAGES: readonly Entry[] = [
  ...NAVIGATION.map(({ path, label, Icon }): Entry => ({
    id: path,
    group: 'Pages',
    Icon,
    label,
    hint: '',
    words: '',
    command: { kind: 'go', to: path },
  })),
  {
    id: 'verify',
    group: 'Pages',
    Icon: VerifiedUserOutlined,
    label: 'Business Verification',
    hint: '',
    words: 'kyb kyc owners documents',
    command: { kind: 'go', to: paths.businessVerification },
  },
  {
    id: 'audit',
    group: 'Pages',
    Icon: HistoryOutlined,
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
    Icon: AddOutlined,
    label: 'New Payment',
    hint: 'N',
    words: 'make payment send transfer',
    command: { kind: 'open', overlay: 'pay', value: '' },
  },
  {
    id: 'account',
    group: 'Actions',
    Icon: AccountBalanceOutlined,
    label: 'Create Account',
    hint: '',
    words: 'new account open iban',
    command: { kind: 'go', to: `${paths.accounts}?new=` },
  },
  {
    id: 'card',
    group: 'Actions',
    Icon: CreditCardOutlined,
    label: 'New Card',
    hint: '',
    words: 'create card virtual physical',
    command: { kind: 'go', to: `${paths.cards}?new=` },
  },
  {
    id: 'analytics',
    group: 'Actions',
    Icon: BarChartOutlined,
    label: 'View Analytics',
    hint: '',
    words: 'charts volume',
    command: { kind: 'open', overlay: 'analytics', value: '' },
  },
  {
    id: 'scheme',
    group: 'Actions',
    Icon: DarkModeOutlined,
    label: 'Switch theme',
    hint: 'Light or dark',
    words: 'dark mode light mode theme',
    command: { kind: 'scheme' },
  },
  {
    id: 'help',
    group: 'Actions',
    Icon: KeyboardOutlined,
    label: 'Keyboard shortcuts',
    hint: '?',
    words: 'help keys',
    command: { kind: 'help' },
  },
  {
    id: 'logout',
    group: 'Actions',
    Icon: LogoutOutlined,
    label: 'Logout',
    hint: '',
    words: 'sign out',
    command: { kind: 'logout' },
  },
]

const RECENT = 3

/** Those who were paid last, with the latest payment of each. `payments` has the newest first. */
function recentBeneficiaries(payments: readonly Payment[]): Entry[] {
  const latest = new Map<string, Payment>()
  for (const payment of payments) {
    if (latest.size === RECENT) break
    const { name } = payment.beneficiary
    if (payment.status !== 'failed' && !latest.has(name)) latest.set(name, payment)
  }
  return [...latest].map(([name, { amount, currency, createdAt }]) => ({
    id: `beneficiary ${name}`,
    group: 'Recent beneficiaries',
    Icon: PersonOutlined,
    label: name,
    hint: `Paid ${formatDate(createdAt)}`,
    figure: formatMoney(amount, currency),
    words: '',
    command: { kind: 'go', to: `${paths.payments}?q=${encodeURIComponent(name)}` },
  }))
}

/** All entries of the palette. Expensive for many payments: compute it when the lists change, not per keystroke. */
export function paletteEntries({ accounts, payments, cards, commands }: Lists): Entry[] {
  return [
    ...recentBeneficiaries(payments),
    ...PAGES,
    ...ACTIONS,
    ...accounts.map((account): Entry => ({
      id: account.id,
      group: 'Accounts',
      Icon: AccountBalanceOutlined,
      label: accountName(account),
      hint: groupIban(account.iban),
      figure: formatMoney(account.available, account.currency),
      words: fold(`${account.iban} ${account.currency}`),
      command: { kind: 'open', overlay: 'account', value: account.id },
    })),
    ...payments.map((payment): Entry => ({
      id: payment.id,
      group: 'Payments',
      Icon: SwapHorizOutlined,
      label: payment.beneficiary.name,
      hint: formatDate(payment.createdAt),
      figure: formatMoney(payment.amount, payment.currency),
      words: fold(
        `${payment.reference ?? ''} ${payment.status} ` +
          `${amountText(payment.amount, payment.currency)} ${shortId(payment.id)}`,
      ),
      command: { kind: 'go', to: `${paths.payments}?payment=${encodeURIComponent(payment.id)}` },
    })),
    ...cards.map((card): Entry => ({
      id: card.id,
      group: 'Cards',
      Icon: CreditCardOutlined,
      label: `${card.cardholder} ···· ${card.last4}`,
      hint: `${card.brand} ${card.cardType} · ${card.currency}`,
      words: fold(`${card.last4} ${card.brand} ${card.cardType} ${card.status}`),
      command: { kind: 'go', to: paths.cards },
    })),
    ...commands.map(({ label, run }): Entry => ({
      id: label,
      group: 'Demonstration',
      Icon: HubOutlined,
      label,
      hint: '',
      words: '',
      command: { kind: 'run', run },
    })),
  ]
}

const MOST_PER_GROUP = 6

/** The groups that are shown before anything is typed, in this order. */
const FIRST: readonly Group[] = ['Recent beneficiaries', 'Accounts', 'Actions', 'Pages']

/** Entries that contain every word of the query, best first in each group. For an empty query: where to begin. */
export function findEntries(entries: readonly Entry[], query: string): Entry[] {
  const words = wordsOf(query)
  if (words.length === 0) {
    return FIRST.flatMap((group) => {
      const all = entries.filter((entry) => entry.group === group)
      return group === 'Accounts' ? all.slice(0, RECENT) : all
    })
  }

  const found = new Map<Group, { entry: Entry; rank: number }[]>(GROUPS.map((group) => [group, []]))
  for (const entry of entries) {
    // Their payments are found already.
    if (entry.group === 'Recent beneficiaries') continue
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

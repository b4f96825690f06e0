import { beforeAll, describe, expect, test } from 'vitest'
import { MAX_STATE_TEXT, type SavedState } from '../../bank/store/storage/saved-state.ts'
import { createTestBank } from '../../bank/testing/test-bank.ts'
import { createConsole } from '../console.ts'
import type { Console } from '../corridor.ts'
import { readFileText } from '../dock/panel/marks.ts'
import { readTourText } from '../tours/read-tour.ts'

const rows = <T>(list: readonly T[]): T[] => list.slice(0, 3)

let corridor: Console
let state: SavedState
beforeAll(async () => {
  const { bank } = await createTestBank({ scenario: 'established' })
  corridor = createConsole(bank)
  const { users, payments, cards, accounts, transfers, auditEntries, owners, organizations, mails, dueChanges } =
    bank.db
  await bank.transact((tx) => tx.mail({ to: 'sarah@halden.example', subject: 'Hello', text: 'Hi' }))
  const whole = {
    ...(await corridor.exportState()),
    rows: {
      users: rows(users.all()),
      payments: rows(payments.all()),
      cards: rows(cards.all()),
      accounts: rows(accounts.all()),
      transfers: rows(transfers.all()),
      auditEntries: rows(auditEntries.all()),
      owners: rows(owners.all()),
      organizations: rows(organizations.all()),
      mails: rows(mails.all()),
      dueChanges: rows(dueChanges.all()),
    },
  }
  state = JSON.parse(JSON.stringify(whole)) as SavedState
})

/** The state with one field of its first row of a table replaced. */
const withField = (table: string, field: string, value: unknown) => () => {
  const [first, ...others] = state.rows[table] ?? []
  return JSON.stringify({ ...state, rows: { ...state.rows, [table]: [{ ...first, [field]: value }, ...others] } })
}
const withPart = (part: Readonly<Record<string, unknown>>) => () => JSON.stringify({ ...state, ...part })
const due = (index: number, kind = 'payment.settle') => ({ id: `due-${index}`, at: 1, kind, subject: 'x' })
const withDue = (count: number, kind?: string) => () =>
  JSON.stringify({ ...state, rows: { dueChanges: Array.from({ length: count }, (_, index) => due(index, kind)) } })
const capsule = (text: string) => () => `{"format":"corridor-capsule","state":${text}}`

/** Each with the text of a file and a part of the sentence that refuses it. */
const hostile: [string, () => string, string][] = [
  ['two million nested lists', () => '['.repeat(2_000_000), 'not a saved'],
  ['two million nested lists in a capsule', capsule('['.repeat(2_000_000) + ']'.repeat(2_000_000)), 'not a saved'],
  ['a million empty lists in a capsule', capsule(`[${'[],'.repeat(1_000_000)}1]`), 'not a saved'],
  ['a million keys', () => `{${Array.from({ length: 250_000 }, (_, i) => `"${i}":0`).join()}}`, 'not a saved'],
  ['text after its end', () => `${JSON.stringify(state)}]`, 'damaged'],
  ['more text than can be saved', () => `"${'x'.repeat(MAX_STATE_TEXT)}"`, 'too large'],
  ['20,000 due changes', withDue(20_000), 'too many'],
  ['a due change of the kind __proto__', withDue(1, '__proto__'), 'dueChanges'],
  ['a due change of the kind toString', withDue(1, 'toString'), 'dueChanges'],
  ['a due change after the end of time', withField('dueChanges', 'at', 9e15), 'dueChanges'],
  ['a name of a million characters', withField('users', 'name', 'x'.repeat(1_000_000)), 'users'],
  ['a name that turns the text around', withField('users', 'name', 'Ann \u202Eknab'), 'users'],
  ['a card number of 50,000 digits', withField('cards', 'last4', '4'.repeat(50_000)), 'cards'],
  ['a card number of letters', withField('cards', 'last4', 'abcd'), 'cards'],
  ['a cardholder of 50,000 characters', withField('cards', 'cardholder', 'x'.repeat(50_000)), 'cards'],
  ['a payment at no time', withField('payments', 'createdAt', 'yesterday'), 'payments'],
  ['a payment on 31 February of the year 20000', withField('payments', 'createdAt', '+020000-02-31'), 'payments'],
  ['an amount beyond exact numbers', withField('payments', 'minor', 1e300), 'payments'],
  ['a currency that is none', withField('accounts', 'currency', 'pounds'), 'accounts'],
  ['a transfer after the end of time', withField('transfers', 'at', 9e15), 'transfers'],
  ['a mail at no time', withField('mails', 'sentAt', 'Invalid Date'), 'mails'],
  ['a mail on the 40th of a month', withField('mails', 'sentAt', '2026-11-40T09:00:00.000Z'), 'mails'],
  ['a mail of 100,000 characters', withField('mails', 'text', 'x'.repeat(100_000)), 'mails'],
  ['toString as an extra field', withField('users', 'toString', 'x'), 'users'],
  ['hasOwnProperty as an extra field', withField('mails', 'hasOwnProperty', null), 'mails'],
  ['an owner born on 31 February', withField('owners', 'dob', '1980-02-31'), 'owners'],
  ['a list in place of a text', withField('organizations', 'address', ['x']), 'organizations'],
  ['a key of a removed row of a million characters', withPart({ removed: { mails: ['x'.repeat(1e6)] } }), 'mails'],
  ['a clock in the year 12000', withPart({ now: '+012000-01-01T00:00:00.000Z' }), 'clock'],
  ['a clock in the year 1950', withPart({ now: '1950-01-01T00:00:00.000Z' }), 'clock'],
  ['a clock at no time', withPart({ now: '2026-13-40T09:00:00.000Z' }), 'clock'],
  ['a beginning in the year 12000', withPart({ seededAt: '+012000-01-01T00:00:00.000Z' }), 'beginning'],
  ['a bank whose name cannot be seen', withPart({ presentation: { name: '\u200B\u2060\u3164' } }), 'brand'],
  ['a greeting of 100,000 characters', withPart({ presentation: { greetingName: 'x'.repeat(100_000) } }), 'brand'],
  [
    'a person with an address of 100,000 characters',
    withPart({
      prospect: {
        company: 'Acme',
        person: { name: 'Ann', job: '', email: `${'x'.repeat(100_000)}@acme.example` },
        country: 'GB',
        currency: 'GBP',
        size: 'mid',
        payees: [],
        bank: '',
      },
    }),
    'beginning',
  ],
  [
    'a fault with a name of 100,000 characters',
    withPart({
      network: {
        latency: 0,
        offline: false,
        strictQuotes: false,
        faults: [{ id: 'x'.repeat(100_000), method: '*', path: '*', status: 500 }],
      },
    }),
    'network',
  ],
]

describe('a file that holds', () => {
  test.each(hostile)('%s is refused in a sentence', (_, text, sentence) => {
    expect(() => readFileText(text())).toThrow(sentence)
    expect(() => readFileText(text())).toThrow(/^(The|This) [^\n]{10,160}\.$/)
  })

  test('the same rows unchanged is accepted', () => {
    expect(readFileText(JSON.stringify(state)).state).toEqual(state)
  })
})

test.each([
  ['two million nested lists', '['.repeat(2_000_000)],
  ['a million steps', `[${'1,'.repeat(1_000_000)}1]`],
  ['a step of a million actions', `[{"title":"a","text":"b","do":[${'1,'.repeat(1_000_000)}1]}]`],
])('a tour with %s is refused in a sentence', (_, text) => {
  expect(() => readTourText(text)).toThrow(/\.$/)
})

test('the clock stops with the year 9999, whose state can be saved and opened', async () => {
  await corridor.importState({ ...state, rows: {}, now: '9999-12-31T23:00:00.000Z' })
  await corridor.advance('2d')
  const late = await corridor.exportState()
  expect(late.now).toBe('9999-12-31T23:59:59.999Z')
  await corridor.importState(late)
  expect((await corridor.exportState()).now).toBe(late.now)
})

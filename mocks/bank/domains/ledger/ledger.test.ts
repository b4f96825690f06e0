import { expect, test } from 'vitest'
import type { Account } from '../../../../src/contract/accounts.ts'
import { DEFAULT_MARKUP_BPS } from '../../../../src/contract/fx.ts'
import { addAccount } from '../../testing/add-rows.ts'
import { Teller } from '../../testing/teller.ts'
import { topUpAccount } from '../accounts/changes.ts'
import { balanceOf, balancesOf, book, unsoundIn } from './ledger.ts'
import { creditTransfer, releaseTransfer, reserveTransfer, settleTransfer } from './transfers.ts'

const PAYMENT = {
  rail: 'FASTER_PAYMENTS',
  amount: '5',
  currency: 'GBP',
  beneficiaryName: 'Tom Okafor',
  beneficiaryAccount: '99-40-27 58201173',
  beneficiary: { name: 'Tom Okafor', account: '99-40-27 58201173' },
}

async function operatingAccount() {
  const teller = await Teller.at('established')
  const [account] = teller.bank.db.accounts.all()
  if (!account) throw new Error('The importer has no account')
  return { teller, accountId: account.id }
}

test('a transfer is booked only once', async () => {
  const { teller, accountId } = await operatingAccount()
  const before = balanceOf(teller.bank.db, accountId)
  const credit = creditTransfer('refund-7', { accountId, currency: 'GBP', minor: 5, at: 0 })
  await teller.bank.change(({ db }) => book(db, credit, credit))
  await teller.bank.change(({ db }) => book(db, credit))
  expect(balanceOf(teller.bank.db, accountId)).toEqual({
    ...before,
    current: before.current + 5,
    available: before.available + 5,
  })
})

test.for([0, -1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('refuses a transfer of %s', async (minor) => {
  const { teller, accountId } = await operatingAccount()
  const before = teller.snapshot()
  await expect(
    teller.bank.change(({ db }) => book(db, creditTransfer('x', { accountId, currency: 'GBP', minor, at: 0 }))),
  ).rejects.toThrow('No amount')
  expect(teller.snapshot()).toBe(before)
})

test('an account refuses more than can be counted exactly', async () => {
  const { teller, accountId } = await operatingAccount()
  const topUp = () => teller.bank.change((tx) => topUpAccount(tx, accountId, '999999999999.99'))
  for (let times = 0; times < 90; times += 1) await topUp()
  const before = teller.snapshot()
  await expect(topUp()).rejects.toThrow('Amount is too large')
  expect(teller.snapshot()).toBe(before)
  const [account] = await teller.list<Account>('/api/accounts')
  expect(account?.available).toBe((90 * 99_999_999_999_999 + 18_432_018) / 100)
})

test.each([
  ['gives', { from: 'full', to: 'b' }],
  ['takes', { from: 'b', to: 'full' }],
])('a transfer is refused when the account that %s can no longer be counted exactly', async (_, { from, to }) => {
  const { teller } = await operatingAccount()
  const transfer = { currency: 'GBP', at: 0 }
  const filling = from === 'full' ? { from: 'full', to: 'a' } : { from: 'a', to: 'full' }
  await teller.bank.change(({ db }) => book(db, { id: '1', ...transfer, ...filling, minor: Number.MAX_SAFE_INTEGER }))
  await expect(teller.bank.change(({ db }) => book(db, { id: '2', ...transfer, from, to, minor: 1 }))).rejects.toThrow(
    'Amount is too large',
  )
  expect(balancesOf(teller.bank.db).side('b')).toBe(0)
})

test('a payment is not settled when its money was released', async () => {
  const { teller, accountId } = await operatingAccount()
  const booking = { accountId, currency: 'GBP', minor: 5, at: 0 }
  await teller.bank.change(({ db }) => book(db, reserveTransfer('p', booking), releaseTransfer('p', booking)))
  const before = teller.snapshot()
  await expect(teller.bank.change(({ db }) => book(db, settleTransfer('p', booking)))).rejects.toThrow(
    'The transfer p:outcome was booked in another way',
  )
  expect(teller.snapshot()).toBe(before)
})

test.for([
  ['a payment was not booked as its status says', { from: 'settled', to: 'failed' }],
  ['a payment was not booked as its status says', { from: 'failed', to: 'settled' }],
] as const)('a book is refused in which %s: %j', async ([problem, { from, to }]) => {
  const { teller } = await operatingAccount()
  await teller.bank.change(({ db }) => {
    const payment = db.payments.all().find(({ id, status }) => status === from && db.transfers.get(`${id}:outcome`))
    if (payment) db.payments.update(payment.id, { status: to })
  })
  expect(unsoundIn(teller.bank.db)).toBe(`The saved demonstration is damaged: ${problem}.`)
})

test.for(['minor', 'from'] as const)('a transfer that is booked already is refused with another "%s"', async (part) => {
  const { teller, accountId } = await operatingAccount()
  const credit = creditTransfer('refund-7', { accountId, currency: 'GBP', minor: 5, at: 0 })
  const other = { ...credit, ...(part === 'minor' ? { minor: 6 } : { from: 'opening/GBP' }) }
  await expect(teller.bank.change(({ db }) => book(db, credit, other))).rejects.toThrow(
    'The transfer refund-7:credit was booked in another way',
  )
})

const NOT_BOOKED = 'The saved demonstration is damaged: a payment was not booked as its status says.'

test('a payment without an account moves no money', async () => {
  const newcomer = await Teller.at('empty')
  await newcomer.ask('POST', '/api/payments', PAYMENT)
  expect(unsoundIn(newcomer.bank.db)).toBeUndefined()
  const { teller } = await operatingAccount()
  const settled = teller.bank.db.payments.all().find(({ id }) => teller.bank.db.transfers.get(`${id}:outcome`))
  await teller.bank.change(({ db }) => db.payments.update(settled?.id ?? '', { accountId: '' }))
  expect(unsoundIn(teller.bank.db)).toBe(NOT_BOOKED)
})

test('two open payments that reserve the amounts of each other are refused', async () => {
  const { teller } = await operatingAccount()
  const made = ['5', '7'].map(
    async (amount) => (await teller.ask('POST', '/api/payments', { ...PAYMENT, amount })).json as { id: string },
  )
  const [five, seven] = await Promise.all(made)
  expect(unsoundIn(teller.bank.db)).toBeUndefined()
  await teller.bank.change(({ db }) => {
    db.payments.update(five?.id ?? '', { minor: 700 })
    db.payments.update(seven?.id ?? '', { minor: 500 })
  })
  expect(unsoundIn(teller.bank.db)).toBe(NOT_BOOKED)
})

test('the payments of a long history are booked as one sum, without outcomes of their own', async () => {
  const teller = await Teller.at('enterprise')
  const { db } = teller.bank
  expect(unsoundIn(db)).toBeUndefined()
  const payment = db.payments.all().find(({ id, accountId }) => accountId && !db.transfers.get(`${id}:reserve`))
  const stray = { from: 'outside/GBP', to: 'opening/GBP', currency: 'GBP', minor: 1, at: 0 }
  await teller.bank.change((tx) => tx.db.transfers.insert({ id: `${payment?.id}:outcome`, ...stray }))
  expect(unsoundIn(db)).toBe(NOT_BOOKED)
  await teller.bank.change((tx) => tx.db.transfers.remove(`${payment?.id}:outcome`))
  expect(unsoundIn(db)).toBeUndefined()
  await teller.bank.change((tx) => tx.db.transfers.remove(`${payment?.accountId}:history`))
  expect(unsoundIn(db)).toBe(NOT_BOOKED)
})

async function trade({ ask }: Teller): Promise<string> {
  const quoted = { fromCurrency: 'GBP', toCurrency: 'USD', amount: '100' }
  const { rate } = (await ask('POST', '/api/fx/quote', quoted)).json as { rate: number }
  const { amount: notional, ...pair } = quoted
  const order = { ...pair, notional, rate, markupBps: DEFAULT_MARKUP_BPS }
  return ((await ask('POST', '/api/fx/execute', order)).json as { id: string }).id
}

test.for(['sell', 'fee', 'buy'])('a book that lacks a side of a trade is refused: %s', async (side) => {
  const { teller } = await operatingAccount()
  const id = await trade(teller)
  expect(unsoundIn(teller.bank.db)).toBeUndefined()
  await teller.bank.change(({ db }) => db.transfers.remove(`${id}:${side}`))
  expect(unsoundIn(teller.bank.db)).toBe('The saved demonstration is damaged: a trade was not booked.')
})

test.for(['minor', 'feeMinor', 'totalMinor'] as const)(
  'a book is refused in which a trade has another %s',
  async (part) => {
    const { teller } = await operatingAccount()
    const id = await trade(teller)
    await teller.bank.change(({ db }) => db.trades.update(id, { [part]: (db.trades.get(id)?.[part] ?? 0) + 1 }))
    expect(unsoundIn(teller.bank.db)).toBe('The saved demonstration is damaged: a trade was not booked.')
  },
)

test('a book with an amount of nothing is refused', async () => {
  const { teller } = await operatingAccount()
  await teller.bank.change(({ db }) =>
    db.transfers.insert({ id: 'x', from: 'a', to: 'b', currency: 'GBP', minor: 0, at: 0 }),
  )
  expect(unsoundIn(teller.bank.db)).toBe('The saved demonstration is damaged: it moves invalid amounts.')
})

test('a book with money that belongs to no account is refused, an empty account may go', async () => {
  const { teller, accountId } = await operatingAccount()
  const empty = await addAccount(teller.bank)
  const passing = { accountId: empty, currency: 'GBP', minor: 5, at: 0 }
  await teller.bank.change(({ db }) => {
    book(db, creditTransfer('c', passing), reserveTransfer('p', passing), settleTransfer('p', passing))
    db.accounts.remove(empty)
  })
  expect(unsoundIn(teller.bank.db)).toBeUndefined()
  await teller.bank.change(({ db }) => db.accounts.remove(accountId))
  expect(unsoundIn(teller.bank.db)).toBe(
    'The saved demonstration is damaged: it holds money that belongs to no account.',
  )
})

test('the balances of a bank are computed once', async () => {
  const { teller } = await operatingAccount()
  expect(balancesOf(teller.bank.db)).toBe(balancesOf(teller.bank.db))
})

test('another scenario begins with balances of its own', async () => {
  const { teller, accountId } = await operatingAccount()
  const before = balancesOf(teller.bank.db).side('outside/GBP')
  expect(before).not.toBe(0)
  expect(balancesOf(teller.bank.db).filled()).toContain('outside/GBP')
  await teller.bank.begin('empty')
  expect(balanceOf(teller.bank.db, accountId)).toEqual({ current: 0, reserved: 0, available: 0 })
  expect(balancesOf(teller.bank.db).side('outside/GBP')).toBe(0)
  expect(balancesOf(teller.bank.db).filled()).toEqual([])
})

test('a change that is rolled back leaves the balances unchanged', async () => {
  const { teller, accountId } = await operatingAccount()
  const before = balanceOf(teller.bank.db, accountId)
  const broken = teller.bank.change((tx) => {
    topUpAccount(tx, accountId, 10)
    throw new Error('on second thought')
  })
  await expect(broken).rejects.toThrow('on second thought')
  expect(balanceOf(teller.bank.db, accountId)).toEqual(before)
})

test('a book that pays out more than was reserved is refused', async () => {
  const { teller, accountId } = await operatingAccount()
  expect(unsoundIn(teller.bank.db)).toBeUndefined()
  await teller.bank.change(({ db }) => book(db, settleTransfer('x', { accountId, currency: 'GBP', minor: 1, at: 0 })))
  expect(unsoundIn(teller.bank.db)).toBe('The saved demonstration is damaged: its accounts do not add up.')
})

test.for([1, -1])('a book that reserves %s more than the open payments is refused', async (more) => {
  const { teller, accountId } = await operatingAccount()
  await teller.ask('POST', '/api/payments', PAYMENT)
  expect(unsoundIn(teller.bank.db)).toBeUndefined()
  const stray = { accountId, currency: 'GBP', minor: 1, at: 0 }
  await teller.bank.change(({ db }) => book(db, more > 0 ? reserveTransfer('x', stray) : releaseTransfer('x', stray)))
  expect(unsoundIn(teller.bank.db)).toBe('The saved demonstration is damaged: its reserved amounts do not add up.')
})

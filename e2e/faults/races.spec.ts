import type { Page } from '@playwright/test'
import type { Account } from '../../src/contract/accounts.ts'
import type { Payment } from '../../src/contract/payments.ts'
import { accountsOf, read } from '../support/bank.ts'
import { payment } from '../support/calls.ts'
import { expect, test, type App } from '../support/test.ts'

const ROUNDS = 20

// One of twenty is enough to lose money: a repetition must not hide it.
test.describe.configure({ retries: 0 })

/** Two tabs of one browser, in two processes. */
async function twoTabs(app: App): Promise<[Page, Page]> {
  const first = await app.open('/accounts', { signedIn: true, link: { dock: 'off' } })
  const second = await app.page.context().newPage()
  await second.goto(`${app.host.url}payments#dock=off`)
  await second.waitForFunction(() => 'corridor' in window)
  return [first, second]
}

interface Answer {
  status: number
  text: string
}

/** Sends a payment at this time of the wall clock. */
const payAt = (page: Page, at: number, body: string, key: string): Promise<Answer> =>
  page.evaluate(
    async (call) => {
      await new Promise((resolve) => setTimeout(resolve, call.at - Date.now()))
      const headers = { 'content-type': 'application/json', 'idempotency-key': call.key }
      const reply = await fetch('/api/payments', { method: 'POST', headers, body: call.body })
      return { status: reply.status, text: await reply.text() }
    },
    { at, body, key },
  )

/** Far enough away that both tabs have begun to wait. */
const soon = () => Date.now() + 60

const richest = (accounts: readonly Account[]): Account | undefined =>
  accounts.filter(({ currency }) => currency === 'GBP').toSorted((a, b) => b.available - a.available)[0]

async function expectSameAnswers([first, second]: readonly [Page, Page]): Promise<void> {
  await first.evaluate(() => window.corridor.pause())
  for (const path of ['/api/accounts', '/api/payments', '/api/cards', '/api/audit-logs'])
    expect(await read(first, path), path).toEqual(await read(second, path))
  await first.evaluate(() => window.corridor.resume())
}

test('of two tabs that pay most of an account at once, one is refused', async ({ app }) => {
  const tabs = await twoTabs(app)
  for (let round = 0; round < ROUNDS; round += 1) {
    // What a tab reads may be older than the reset of the other by a moment.
    await expect.poll(async () => await accountsOf(tabs[0])).toEqual(await accountsOf(tabs[1]))
    const account = richest(await accountsOf(tabs[0]))
    const body = payment({ amount: String(Math.floor((account?.available ?? 0) * 0.9)) }).body ?? ''
    const at = soon()
    const answers = await Promise.all(tabs.map((tab, index) => payAt(tab, at, body, `${round}-${index}`)))
    expect(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      `round ${round}`,
    ).toEqual([201, 422])
    await expectSameAnswers(tabs)
    await tabs[round % 2 === 0 ? 0 : 1].evaluate(() => window.corridor.reset())
  }
})

test('of two tabs that settle and fail a payment at once, one is refused', async ({ app }) => {
  const tabs = await twoTabs(app)
  for (let round = 0; round < ROUNDS; round += 1) {
    const sent = await payAt(tabs[0], 0, payment({ amount: '12.50' }).body ?? '', `decided-${round}`)
    const { id } = JSON.parse(sent.text) as Payment
    const at = soon()
    const decided = await Promise.all(
      tabs.map((tab, index) =>
        tab.evaluate(
          async ([decision, start, subject]) => {
            await new Promise((resolve) => setTimeout(resolve, start - Date.now()))
            return window.corridor[decision](subject).then(
              () => true,
              () => false,
            )
          },
          [index === 0 ? 'settle' : 'fail', at + index * round, id] as const,
        ),
      ),
    )
    expect(decided.filter(Boolean), `round ${round}`).toHaveLength(1)
    const { rows } = await tabs[1].evaluate(() => window.corridor.exportState())
    expect(
      (rows.transfers ?? []).filter((row) => row.id.startsWith(id)),
      `round ${round}`,
    ).toHaveLength(2)
  }
  await expectSameAnswers(tabs)
})

test('a payment sent from two tabs with one key is made once', async ({ app }) => {
  const tabs = await twoTabs(app)
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await read<Payment[]>(tabs[0], '/api/payments')
    const at = soon()
    const [one, other] = await Promise.all(
      tabs.map((tab) => payAt(tab, at, payment({ amount: '12.50' }).body ?? '', `once-${round}`)),
    )
    expect(one, `round ${round}`).toEqual(other)
    expect(await read<Payment[]>(tabs[1], '/api/payments'), `round ${round}`).toHaveLength(before.length + 1)
  }
  await expectSameAnswers(tabs)
})

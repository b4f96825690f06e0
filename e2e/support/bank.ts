import { expect, type Frame, type Page } from '@playwright/test'
import type { Account } from '../../src/contract/accounts.ts'
import { CURRENCIES, minorDigits } from '../../src/contract/money.ts'
import { PAYMENT_STATUSES, type Payment } from '../../src/contract/payments.ts'

/** What the bank answers to a GET, asked from inside the page. */
export async function read<T>(page: Page, path: string): Promise<T> {
  return (await page.evaluate(async (address) => {
    const reply = await fetch(address)
    if (!reply.ok) throw new Error(`${address}: ${reply.status} ${await reply.text()}`)
    return await (reply.json() as Promise<unknown>)
  }, path)) as T
}

export const accountsOf = (page: Page): Promise<Account[]> => read<Account[]>(page, '/api/accounts')

/** What the accounts page shows of them. */
export const accountCards = (page: Page) => page.getByRole('list', { name: 'Accounts' }).getByRole('listitem')

/**
 * Money is neither made nor lost, of every account: available is what is there less what is reserved, in whole minor
 * units; every payment is in a state that there is. Where nobody is signed in there is nothing to look at. Whatever
 * disturbs calls is taken away first. It is looked at inside the page: some scenarios have 100,000 payments.
 */
export async function expectSoundLedger(page: Page | Frame): Promise<void> {
  const wrong = await page.evaluate(
    async ([statuses, whole]) => {
      const state = await window.corridor.exportState()
      if (state.network.faults.length > 0) await window.corridor.clearFaults()
      if (state.network.offline || state.network.latency > 0)
        await window.corridor.importState({
          ...state,
          network: { ...state.network, offline: false, latency: 0, faults: [] },
        })
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- it is sent into the page along with the rest
      const list = async <T>(path: string): Promise<T[]> => {
        const reply = await fetch(path)
        if (reply.status === 401) return []
        if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
        return (await reply.json()) as T[]
      }
      const minor = (amount: unknown, currency: string): number => {
        const digits = whole.includes(currency) ? /^-?\d+$/ : /^-?\d+(\.\d{1,2})?$/
        return typeof amount === 'number' && digits.test(String(amount)) ? Math.round(amount * 100) : Number.NaN
      }
      const accounts = await list<Account>('/api/accounts')
      const payments = await list<Payment>('/api/payments')
      return [
        ...accounts.filter(({ currency, current, reserved, available }) => {
          const [there, held, free] = [current, reserved, available].map((amount) => minor(amount, currency)) as [
            number,
            number,
            number,
          ]
          return !(free === there - held && held >= 0)
        }),
        ...payments.filter(
          ({ status, amount, currency }) => !(statuses.includes(status) && minor(amount, currency) > 0),
        ),
      ]
        .slice(0, 5)
        .map((row) => JSON.stringify(row))
    },
    [
      PAYMENT_STATUSES as readonly string[],
      CURRENCIES.filter((currency) => minorDigits(currency) === 0) as readonly string[],
    ] as const,
  )
  expect(wrong, 'rows with which the books are not sound').toEqual([])
}

export async function expectRoute(page: Page, route: 'page' | 'worker'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-bank', route)
}

/** Ends the worker as the browser does with an idle one. */
export async function stopWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}

/** Waits until the whole build is kept for offline use. */
export async function expectPrecached(page: Page): Promise<void> {
  const isComplete = () =>
    page.evaluate(async () => {
      for (const name of await caches.keys()) {
        if (await (await caches.open(name)).match(`${name.split('|')[1]}corridor-complete`)) return true
      }
      return false
    })
  await expect.poll(isComplete, { message: 'the whole build is kept' }).toBe(true)
}

/** Opens the dialog on the accounts page and fills it in; submitting is the test's business. */
export async function fillNewAccount(page: Page, currency: string): Promise<void> {
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByLabel('Currency', { exact: true }).selectOption(currency)
}

export const submitNewAccount = (page: Page, currency: string) =>
  page.getByRole('button', { name: `Create ${currency} account` }).click()

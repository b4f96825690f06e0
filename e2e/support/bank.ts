import { expect, type Frame, type Page } from '@playwright/test'
import type { Account } from '../../src/contract/accounts.ts'
import { CURRENCIES, minorDigits } from '../../src/contract/values/money.ts'
import { PAYMENT_STATUSES, type Payment } from '../../src/contract/payments.ts'

/** Sends a GET from inside the page and returns the body. */
export async function read<T>(page: Page, path: string): Promise<T> {
  return (await page.evaluate(async (address) => {
    const reply = await fetch(address)
    if (!reply.ok) throw new Error(`${address}: ${reply.status} ${await reply.text()}`)
    return await (reply.json() as Promise<unknown>)
  }, path)) as T
}

export const accountsOf = (page: Page): Promise<Account[]> => read<Account[]>(page, '/api/accounts')

/** The accounts on the accounts page. */
export const accountCards = (page: Page) => page.getByRole('list', { name: 'Accounts' }).getByRole('listitem')

/**
 * Checks that each account has available = current - reserved and that each payment has a known status, all in whole
 * minor units. Runs inside the page, because some scenarios have 100,000 payments. Clears the faults of the network
 * first. Without a session there is nothing to check.
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
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
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
  expect(wrong, 'inconsistent ledger rows').toEqual([])
}

/** The worker carries calls once the whole build is kept for offline use. */
export async function expectRoute(page: Page, route: 'page' | 'worker'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-bank', route)
}

/** Holds the next such call in the bank until it is released: what happens meanwhile may take as long as it likes. */
export async function holdNext(page: Page, method: string, path: string): Promise<() => Promise<void>> {
  await page.evaluate(
    ([heldMethod, heldPath]) => {
      const delay = 60_000
      const later = window.setTimeout.bind(window)
      const holding = (run: () => void, ms?: number): number => {
        if (ms !== delay) return later(run, ms)
        Object.assign(window, { letGo: run })
        return 0
      }
      Object.assign(window, { setTimeout: holding })
      return window.corridor.fault({ method: heldMethod, path: heldPath, delay, once: true })
    },
    [method, path] as const,
  )
  return async () => {
    await page.waitForFunction(() => 'letGo' in window)
    await page.evaluate(() => (window as Window & { letGo?: () => void }).letGo?.())
  }
}

/** Stops the worker as the browser does when it is idle. */
export async function stopWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}

/** Opens and fills in the dialog of a new account without submitting it. */
export async function fillNewAccount(page: Page, currency: string): Promise<void> {
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByLabel('Currency', { exact: true }).selectOption(currency)
}

export const submitNewAccount = (page: Page, currency: string) =>
  page.getByRole('button', { name: `Create ${currency} account` }).click()

import { expect, type Page } from '@playwright/test'
import type { Account } from '../../src/contract/accounts.ts'
import { minorDigits } from '../../src/contract/money.ts'
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

/**
 * Money is neither made nor lost, of every account: available is what is there less what is reserved, in whole minor
 * units; every payment is in a state that there is. Where nobody is signed in there is nothing to look at.
 */
export async function expectSoundLedger(page: Page): Promise<void> {
  const [accounts, payments] = await page.evaluate(async () => {
    const lists = ['/api/accounts', '/api/payments'].map(async (path): Promise<unknown> => {
      const reply = await fetch(path)
      return reply.ok ? await (reply.json() as Promise<unknown>) : []
    })
    return (await Promise.all(lists)) as [Account[], Payment[]]
  })
  for (const { id, currency, current, reserved, available } of accounts) {
    const [whole, held, free] = [current, reserved, available].map((amount) => minor(amount, currency, id))
    expect(free, `available of ${id}`).toBe((whole ?? NaN) - (held ?? NaN))
    expect(held, `reserved of ${id}`).toBeGreaterThanOrEqual(0)
  }
  for (const { id, status, amount, currency } of payments) {
    expect(PAYMENT_STATUSES, `state of ${id}`).toContain(status)
    expect(minor(amount, currency, id), `amount of ${id}`).toBeGreaterThan(0)
  }
}

/** The amount in minor units; one that has more digits than its currency, or none, is an error. */
function minor(amount: number, currency: string, id: string): number {
  const text = String(amount)
  expect(text, `an amount of ${id} in ${currency}`).toMatch(minorDigits(currency) === 0 ? /^-?\d+$/ : /^-?\d+(\.\d{1,2})?$/)
  return Math.round(amount * 10 ** minorDigits(currency))
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
        if (await (await caches.open(name)).match(`${window.corridorBase}corridor-complete`)) return true
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

export const submitNewAccount = (page: Page, currency: string) => page.getByRole('button', { name: `Create ${currency} account` }).click()

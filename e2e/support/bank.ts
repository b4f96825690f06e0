import { expect, type Page } from '@playwright/test'
import type { Account } from '../../src/contract/accounts.ts'

/** What the bank answers to a GET, asked from inside the page. */
export async function read<T>(page: Page, path: string): Promise<T> {
  return (await page.evaluate(async (address) => {
    const reply = await fetch(address)
    if (!reply.ok) throw new Error(`${address}: ${reply.status} ${await reply.text()}`)
    return await (reply.json() as Promise<unknown>)
  }, path)) as T
}

export const accountsOf = (page: Page): Promise<Account[]> => read<Account[]>(page, '/api/accounts')

/** Money is neither made nor lost: of every account, what is available is what is there less what is reserved. */
export async function expectSoundLedger(page: Page): Promise<void> {
  for (const { id, current, reserved, available } of await accountsOf(page)) {
    for (const amount of [current, reserved, available]) expect(Number.isFinite(amount), `an amount of ${id} is a number`).toBe(true)
    expect(Math.round(available * 100), `available of ${id}`).toBe(Math.round(current * 100) - Math.round(reserved * 100))
    expect(reserved, `reserved of ${id}`).toBeGreaterThanOrEqual(0)
  }
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

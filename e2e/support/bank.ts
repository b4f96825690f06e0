import { expect, type Frame, type Page } from '@playwright/test'
import type { Account } from '../../src/contract/accounts.ts'

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

/** Checks the invariants of the bank, e.g. that no cent was lost, and that this page holds what is stored. */
export async function expectSoundLedger(page: Page | Frame): Promise<void> {
  await page.waitForFunction(() => 'corridor' in window)
  expect(await page.evaluate(() => window.corridor.check()), 'broken invariants of the bank').toEqual([])
}

/** The worker carries calls once the whole build is kept for offline use. */
export async function expectRoute(page: Page, route: 'page' | 'worker'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-bank', route)
}

/** A fault that is set for one call is gone once that call is in the bank. */
export const expectFaultUsed = (page: Page) =>
  expect.poll(() => page.evaluate(async () => (await window.corridor.exportState()).network.faults)).toEqual([])

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

export async function createAccount(page: Page, currency: string): Promise<void> {
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByLabel('Currency', { exact: true }).selectOption(currency)
  await page.getByRole('button', { name: `Create ${currency} account` }).click()
}

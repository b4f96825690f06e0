import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { accountsOf } from '../support/bank.ts'
import { payment, sendCalls } from '../support/calls.ts'
import { openDock } from '../support/dock.ts'

const inList = (panel: Locator, list: string, text: string) =>
  panel.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: text })

const product = (page: Page) => page.locator('#root')
const pay = (page: Page) => sendCalls(page, [payment({ name: 'Northgate Printers' })])

test.describe('Outcomes', () => {
  test('settles, holds and fails payments of the list', async ({ app }) => {
    const page = await app.open('/payments', { signedIn: true })
    await page.evaluate(() => window.corridor.pause())
    const row = product(page).getByRole('row').filter({ hasText: 'Northgate Printers' }).first()
    await pay(page)
    await page.reload()
    await expect(row).toContainText(/Queued/i)
    const panel = await openDock(page, 'Drive')
    const entry = inList(panel, 'Payments under way', 'Northgate Printers')
    await entry.getByRole('button', { name: 'Hold' }).click()
    await expect(row).toContainText(/Processing/i)
    await entry.getByRole('button', { name: 'Settle' }).click()
    await expect(row).toContainText(/Settled/i)
    await pay(page)
    await page.reload()
    await expect(row).toContainText(/Queued/i)
    await openDock(page, 'Drive')
    await entry.getByRole('button', { name: 'Fail' }).click()
    await expect(row).toContainText(/Failed/i)
    await expect(entry).toHaveCount(0)
  })

  test('approves and rejects owners and sets the company status', async ({ app }) => {
    const page = await app.open('/settings', { scenario: 'onboarding', signedIn: true })
    const panel = await openDock(page, 'Drive', 'Company and owners')
    await panel.getByRole('button', { name: 'active', exact: true }).click()
    await expect(product(page).getByRole('button', { name: 'Request Re-screening' })).toBeVisible()
    const lukas = inList(panel, 'Owners', 'Lukas Brandt')
    await lukas.getByRole('button', { name: 'Approve' }).click()
    await expect(lukas.getByText('approved')).toBeVisible()
    const noor = inList(panel, 'Owners', 'Noor Haddad')
    await noor.getByRole('button', { name: 'Reject' }).click()
    await expect(noor.getByText('rejected')).toBeVisible()
    await expect(noor.getByRole('button')).toHaveCount(0)
  })

  test('blocks a card and tops up an account', async ({ app }) => {
    const page = await app.open('/cards', { signedIn: true })
    await expect(product(page).getByText('Sarah Whitfield').first()).toBeVisible()
    const panel = await openDock(page, 'Drive', 'Cards', 'Money arrives')
    await panel.getByRole('listitem').filter({ hasText: '4821' }).getByRole('button', { name: 'Block' }).click()
    await expect(product(page).getByRole('button', { name: 'Freeze', exact: true, disabled: true })).toHaveCount(2)
    const [before] = await accountsOf(page)
    await panel.getByLabel('Amount').fill('1000')
    await panel.getByRole('button', { name: 'Top up' }).click()
    await expect(panel.getByText(/1000 GBP arrived/)).toBeVisible()
    const [after] = await accountsOf(page)
    expect((after?.available ?? 0) - (before?.available ?? 0)).toBeCloseTo(1000)
  })

  test('fills a demo value into the open form, from beside it and from the panel', async ({ app }) => {
    const page = await app.open('/payments?pay=GBP', { signedIn: true })
    const reference = page.getByRole('dialog', { name: 'New Payment' }).getByLabel('Reference (optional)')
    await page.keyboard.press('Shift+F2')
    await page.getByRole('complementary', { name: 'Demo values' }).getByRole('button', { name: 'DEMO-HOLD' }).click()
    await expect(reference).toHaveValue('DEMO-HOLD')
    const panel = await openDock(page, 'Drive', 'Fill the open form')
    await panel.getByRole('button', { name: 'DEMO-FAIL' }).click()
    await expect(reference).toHaveValue('DEMO-FAIL')
  })
})

test('Clock pauses, and Next event moves a payment on', async ({ app }) => {
  const page = await app.open('/payments', { signedIn: true })
  const panel = await openDock(page, 'Drive')
  await panel.getByRole('button', { name: 'Pause' }).click()
  await pay(page)
  await page.reload()
  const row = product(page).getByRole('row').filter({ hasText: 'Northgate Printers' }).first()
  await expect(row).toContainText(/Queued/i)
  await openDock(page, 'Drive')
  await panel.getByRole('button', { name: 'Next event' }).click()
  await expect(row).toContainText(/Processing/i)
  await panel.getByRole('button', { name: '+1 hour' }).click()
  await expect(row).toContainText(/Settled/i)
  const bankTime = () => page.evaluate(async () => Date.parse((await window.corridor.exportState()).now))
  const before = await bankTime()
  await panel.getByRole('button', { name: '+1 day' }).click()
  await expect.poll(bankTime).toBe(before + 24 * 60 * 60 * 1000)
})

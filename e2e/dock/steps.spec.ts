import type { Page } from '@playwright/test'
import { openDock } from '../support/dock.ts'
import { pay, row } from '../support/payments.ts'
import { expect, test } from '../support/test.ts'

const balance = (page: Page) =>
  page.getByRole('list', { name: 'Accounts' }).getByRole('listitem').filter({ hasText: 'EUR' }).first()

test('a payment is taken back from another tab, and made again after a reload', async ({ app }) => {
  const first = await app.open('/payments', { signedIn: true })
  const second = await first.context().newPage()
  await second.goto(`${app.host.url}accounts`)
  const before = await balance(second).innerText()
  await pay(first, 'Wrong recipient')
  await expect(row(first, 'Wrong recipient')).toHaveCount(1)
  await expect(balance(second)).not.toHaveText(before, { useInnerText: true })

  const panel = await openDock(second, 'Drive', 'Steps')
  const step = panel.getByRole('button', { name: /^Paid €12\.50 to Wrong recipient, \d\d:\d\d/ })
  await expect(step).toHaveAttribute('aria-current', 'step')
  await panel.getByRole('button', { name: 'Back one step' }).click()
  await expect(row(first, 'Wrong recipient')).toHaveCount(0)
  await expect(balance(second)).toHaveText(before, { useInnerText: true })

  await first.reload()
  await expect(row(first, 'Wrong recipient')).toHaveCount(0)
  await first.waitForFunction(() => 'corridor' in window)
  await first.keyboard.press('Alt+Shift+Y')
  await expect(row(first, 'Wrong recipient')).toHaveCount(1)
  await expect(balance(second)).not.toHaveText(before, { useInnerText: true })
  await panel.getByRole('button', { name: 'The beginning' }).click()
  await expect(row(first, 'Wrong recipient')).toHaveCount(0)
  expect(await first.evaluate(() => window.corridor.check())).toEqual([])
  expect(await first.evaluate(() => window.corridor.history())).toMatchObject([{ undone: true }])
})

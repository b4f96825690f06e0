import type { Page } from '@playwright/test'
import { expectSettled, walk } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

/** Lets the bank answer each path with its first row, changed in these ways. */
async function answer(page: Page, replies: Record<string, object[]>): Promise<void> {
  await page.evaluate(async (changed) => {
    for (const [path, changes] of Object.entries(changed)) {
      const [row] = (await (await fetch(path)).json()) as object[]
      const body = JSON.stringify(changes.map((change, index) => ({ ...row, ...change, id: `odd-${index}` })))
      await window.corridor.fault({ method: 'GET', path, status: 200, body, contentType: 'application/json' })
    }
  }, replies)
}

test('100,000 payments: every page opens, the list scrolls to its end, a payment is made', async ({ app, page }) => {
  const payments = 100_000
  test.slow()
  await app.open('/', { scenario: 'enterprise', signedIn: true, link: { dock: 'off', payments: String(payments) } })
  await walk(page, (label) => expectSettled(page, label))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Payments & Transfers' }).click()
  const rows = page.getByRole('table', { name: 'Payments' })
  await expect(rows).toHaveAttribute('aria-rowcount', String(payments + 1))
  expect(await rows.getByRole('row').count(), 'rows in the page').toBeLessThan(200)
  const oldest = await page.evaluate(async () =>
    ((await (await fetch('/api/payments')).json()) as { id: string }[]).at(-1)?.id.slice(0, 8),
  )
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const last = rows.locator(`tr[aria-rowindex="${payments + 1}"]`)
  await expect(last).toBeInViewport()
  await expect(last).toContainText(oldest ?? 'no id')
  await page.getByRole('button', { name: 'New Payment' }).click()
  const form = page.getByRole('dialog', { name: 'New Payment' })
  await form.getByRole('radio', { name: 'Faster Payments' }).check()
  await form.getByLabel('Amount', { exact: true }).fill('12.50')
  await form.getByLabel('Currency', { exact: true }).selectOption('GBP')
  await form.getByLabel('Beneficiary name').fill('Tom Okafor')
  await form.getByLabel('Beneficiary account').fill('99-40-27 58201173')
  await form.getByRole('button', { name: 'Send £12.50' }).click()
  await expect(form).toBeHidden({ timeout: 60_000 })
  await expect(rows).toHaveAttribute('aria-rowcount', String(payments + 2), { timeout: 60_000 })
})

test('unknown currencies, statuses and brands and invalid dates break no page', async ({ app, page }) => {
  await app.open('/', { signedIn: true, link: { dock: 'off' } })
  // The mock bank stores no such values; a real bank may return them.
  await answer(page, {
    '/api/accounts': [
      {},
      ...['XXX', 'ZZZ', 'gbp', '£', '', 'CHF', 'toString'].map((currency) => ({ currency, label: `Odd ${currency}` })),
      { type: 'multi', currency: 'JPY', label: 'Yen' },
    ],
    '/api/payments': [
      { createdAt: 'not a date' },
      { createdAt: '' },
      { createdAt: '+275760-09-13T00:00:00.001Z' },
      { createdAt: '2024-02-30T00:00:00.000Z' },
      { currency: 'XXX' },
      { currency: '' },
      { currency: '__proto__' },
      { amount: 0 },
      { amount: -0.05 },
      { amount: Number.MAX_SAFE_INTEGER },
    ].map((change) => ({ status: 'settled', ...change })),
    '/api/cards': [{ brand: '' }, { currency: 'XXX' }, { createdAt: 'soon' }, { last4: '' }],
    '/api/audit-logs': [{ createdAt: 'never' }, { action: '' }, { entity: '' }],
  })
  await walk(page, async (label) => {
    await expectSettled(page, label)
    await expect(page.locator('main')).not.toContainText('could not be shown')
  })
  for (const path of [
    '',
    'payments',
    '?analytics=',
    'payments?payment=odd-0',
    'payments?payment=odd-6',
    'accounts?account=odd-1',
    'settings?tab=audit-log',
    'accounts?statement=XXX',
    '?pay=XXX',
  ]) {
    await page.goto(app.host.url + path)
    await expectSettled(page, path)
  }
  // The total omits currencies without an exchange rate and names them.
  await page.goto(app.host.url)
  await expect(
    page.getByRole('region', { name: 'Total Balance' }).getByText(/^Excludes .*XXX.*: no exchange rate to GBP\.$/),
  ).toBeVisible()
  await page.goto(`${app.host.url}payments`)
  for (const column of ['Date', 'Amount', 'Status'])
    await page.getByRole('columnheader', { name: column }).getByRole('button').click()
  await expectSettled(page, 'sorted')
  await page.waitForFunction(() => 'corridor' in window)
  await page.evaluate(() => window.corridor.clearFaults())
  await answer(page, {
    '/api/payments': [{ status: 'lost' }, { rail: 'PIGEON' }],
    '/api/cards': [{ status: 'melted' }, { cardType: 'paper' }],
  })
  for (const path of ['', 'payments', '?analytics=', 'payments?payment=odd-0', 'cards']) {
    await page.goto(app.host.url + path)
    await expectSettled(page, `${path} with unknown values`)
    await expect(page.locator('main')).not.toContainText('could not be shown')
  }
})

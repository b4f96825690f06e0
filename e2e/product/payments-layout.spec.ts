import type { Locator } from '@playwright/test'
import { railName } from '../../src/contract/payments.ts'
import { post, sendCalls } from '../support/calls.ts'
import { overflow } from '../support/pages.ts'
import { filterBy, readPayments, table } from '../support/payments.ts'
import { expect, test } from '../support/test.ts'

const cutTexts = (texts: Locator) =>
  texts.evaluateAll((all) =>
    all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
  )

test('on a phone a row shows its ID, and the rail whole or not at all', { tag: '@long' }, async ({ app, page }) => {
  await app.open('/payments', { signedIn: true })
  const facts = table(page).locator('tbody td[data-column="beneficiary"] span')
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(facts.filter({ hasText: / · [0-9a-f]{8}$/ })).not.toHaveCount(0)
    await expect(facts.filter({ hasText: /Faster Payments$/ })).not.toHaveCount(0)
    const cut = await facts.evaluateAll((parts) =>
      parts
        .filter((part) => {
          const line = part.parentElement?.getBoundingClientRect()
          const { right, top } = part.getBoundingClientRect()
          const isHidden = line !== undefined && top >= line.bottom - 1
          const isId = / · [0-9a-f]{8}$/.test(part.textContent)
          const isCut = part.scrollWidth > part.clientWidth || right > (line?.right ?? 0) + 0.5
          return isHidden ? isId : isCut
        })
        .map(({ textContent }) => textContent),
    )
    expect(cut, `${width} px`).toEqual([])
  }
})

test('long amounts are not cut at any width', { tag: '@long' }, async ({ app }) => {
  // Without accounts the bank accepts every amount.
  const page = await app.open('/payments', { signedIn: true, scenario: 'empty' })
  const beneficiary = { name: 'Fazenda Santa Clara Ltda', account: '0031948271' }
  const amounts = ['1234567.89', '12345678.90', '888888888.88', '888888888888.88']
  await sendCalls(
    page,
    amounts.map((amount) =>
      post('/api/payments', {
        rail: 'SWIFT',
        amount,
        currency: 'USD',
        beneficiaryName: beneficiary.name,
        beneficiaryAccount: beneficiary.account,
        beneficiary,
      }),
    ),
  )
  await app.reload()
  const cells = table(page).locator('tbody [data-column=amount]')
  await expect(cells).toHaveCount(amounts.length)
  for (const width of [320, 640, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await cutTexts(cells), `${width} px`).toEqual([])
  }
})

test('on a desktop beneficiary accounts and references are not cut', { tag: '@long' }, async ({ app }) => {
  const page = await app.open('/payments', { signedIn: true })
  const texts = table(page)
    .locator('tbody')
    .locator('[data-column=beneficiary] div, [data-column=reference]')
    .filter({ visible: true })
  await expect(texts.filter({ hasText: /^FR76/ })).not.toHaveCount(0)
  for (const width of [1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 1600 })
    // The fallback font is wider.
    await expect.poll(() => cutTexts(texts), `${width} px`).toEqual([])
  }
})

test('the toolbar is one row, and the filters that are set are a second one', async ({ app }) => {
  const page = await app.open('/payments', { signedIn: true })
  const toolbar = page.getByRole('search', { name: 'Payments' })
  await expect(toolbar.getByRole('status')).toHaveText(/payments/)
  for (const width of [1440, 1024, 640]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(async () => (await toolbar.boundingBox())?.height, `${width} px`).toBeLessThan(70)
  }
  await filterBy(page, { Status: 'settled' })
  await expect.poll(async () => (await toolbar.boundingBox())?.height).toBeGreaterThan(90)
  await toolbar.getByRole('button', { name: 'Remove Settled' }).click()
  await expect.poll(async () => (await toolbar.boundingBox())?.height).toBeLessThan(70)
})

test('the names of the columns stay below the header of the page while the list scrolls', async ({ app }) => {
  const page = await app.open('/payments', { signedIn: true, link: { dock: 'off' } })
  await expect(table(page).locator('tbody tr[aria-rowindex]').first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 900))
  const name = table(page).getByRole('button', { name: 'Beneficiary' })
  await expect
    .poll(() =>
      name.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      }),
    )
    .toBe(true)
  await expect(table(page).locator('tr[aria-rowindex="2"]')).not.toBeInViewport()
})

for (const width of [1440, 390]) {
  test(`with large text the list ends with its last row at ${width} px`, { tag: '@long' }, async ({ app, page }) => {
    await page.setViewportSize({ width, height: 900 })
    await app.open('/payments', { signedIn: true, link: { dock: 'off' } })
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    const count = (await readPayments(page)).length
    const last = table(page).locator(`tbody tr[aria-rowindex="${count + 1}"]`)
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        if ((await last.count()) === 0) return 'it is not rendered'
        const [row, list] = await Promise.all([last.boundingBox(), table(page).boundingBox()])
        return row && list && Math.abs(row.y + row.height - list.y - list.height) < 2
      })
      .toBe(true)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a payment has two lines without overflow, and a select sorts the list', async ({ app }) => {
    const page = await app.open('/payments', { signedIn: true })
    const first = table(page).locator('tbody').getByRole('row').first()
    await expect(first).toHaveCSS('height', '64px')
    const payments = await readPayments(page)
    await expect(first).toContainText(new RegExp(`${railName(payments[0]?.rail ?? '')}.*${payments[0]?.status}`, 'i'))
    const cells = first.locator('td')
    await expect(cells).toHaveCount(2)
    // Print layout is wider than a phone.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(cells).toHaveCount(7)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(cells).toHaveCount(2)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByLabel('Order').selectOption({ label: 'Oldest first' })
    await page.keyboard.press('Escape')
    await expect(first).toContainText(payments.at(-1)?.beneficiary.name ?? 'nobody')
  })
})

import type { Page } from '@playwright/test'
import { readPayments, table } from '../support/payments.ts'
import { expect, test } from '../support/test.ts'

/** Switches to print layout as the browser does. */
const startPrinting = async (page: Page) => {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
}

test.describe('in print', { tag: '@long' }, () => {
  test('every payment is there with all columns, and the screen is restored', async ({ app }) => {
    const page = await app.open('/payments', { signedIn: true })
    const payments = await readPayments(page)
    const rows = table(page).locator('tbody tr[aria-rowindex]')
    await expect(rows.first()).toBeVisible()
    expect(await rows.count()).toBeLessThan(payments.length)
    await startPrinting(page)
    await expect(table(page).locator('tbody tr')).toHaveCount(payments.length)
    await expect(table(page).getByRole('row').last()).toContainText(payments.at(-1)?.id.slice(0, 8) ?? 'no id')
    await expect(page.getByText(`${payments.length} payments.`, { exact: true })).toBeVisible()
    await expect(page.getByRole('search')).toBeHidden()
    // The dot is a background, which browsers do not print.
    const status = rows.first().locator('[data-column="status"] [data-tone]')
    await expect(status).toHaveCSS('padding-left', '0px')
    expect(await status.evaluate((element) => getComputedStyle(element, '::before').display)).toBe('none')
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    // Rows outside the viewport render one frame later.
    await expect.poll(() => rows.count()).toBeLessThan(payments.length)
    await expect(rows.first()).toBeVisible()
    await expect(page.getByRole('search')).toBeVisible()
  })

  test('the browser prints the rows outside the viewport', async ({ app }) => {
    const page = await app.open('/payments', { signedIn: true, scenario: 'enterprise', link: { payments: '400' } })
    await expect(table(page)).toHaveAttribute('aria-rowcount', '401')
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(8)
  })

  test('the filters and the number of printed payments are named', async ({ app }) => {
    const page = await app.open('/payments?status=settled&rail=SEPA', { signedIn: true, scenario: 'enterprise' })
    const found = (await readPayments(page)).filter(
      ({ status, rail }) => status === 'settled' && rail === 'SEPA',
    ).length
    await startPrinting(page)
    const all = found.toLocaleString('en-GB')
    await expect(
      page.getByText(
        `${all} of 10,000 payments: Settled, SEPA. ` +
          `The first 2,000 of ${all} are printed; the exported CSV holds all of them.`,
      ),
    ).toBeVisible()
    await expect(table(page).locator('tbody tr')).toHaveCount(2000)
  })
})

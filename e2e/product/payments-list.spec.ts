import { csv2json } from 'csv42'
import { receive } from '../support/files.ts'
import { filterBy, readPayments, table } from '../support/payments.ts'
import { expect, test } from '../support/test.ts'

const euros = (amount: number) => amount.toLocaleString('en-GB', { style: 'currency', currency: 'EUR' })

test('filters are in the address, survive a reload and can be cleared', async ({ app }) => {
  const page = await app.open('/payments', { signedIn: true })
  const payments = await readPayments(page)
  await page.getByLabel('Search payments').fill('rosterei')
  const nordlicht = payments.filter(({ beneficiary }) => beneficiary.name.includes('Rösterei'))
  await expect(page.getByText(`${nordlicht.length} of ${payments.length} payments`)).toBeVisible()
  await filterBy(page, { Status: 'settled', Rail: 'SEPA' })
  await expect(page).toHaveURL(/\?q=rosterei&status=settled&rail=SEPA$/)
  await page.reload()
  await expect(page.getByLabel('Search payments')).toHaveValue('rosterei')
  const left = nordlicht.filter(({ status, rail }) => status === 'settled' && rail === 'SEPA')
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(left.length + 1))
  const file = await receive(page, () => page.getByRole('button', { name: 'Export CSV' }).click())
  const data = csv2json<{ Amount: number }>(file.bytes.toString('utf8'))
  expect(data.map(({ Amount }) => Amount)).toEqual(left.map(({ amount }) => amount))
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/payments$/)
  await expect(page.getByLabel('Search payments')).toHaveValue('')
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(payments.length + 1))
})

test('the filters work while the payments are loading', { tag: '@long' }, async ({ app }) => {
  const page = await app.open('/accounts', { signedIn: true })
  await page.evaluate(() => window.corridor.fault({ method: 'GET', path: '/api/payments', delay: 60_000, once: true }))
  await page.getByRole('link', { name: 'Payments & Transfers' }).click()
  await page.getByLabel('Search payments').fill('rosterei')
  await filterBy(page, { Status: 'settled' })
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  // The status is set within the typing delay of the search and must not overwrite it.
  await expect(page).toHaveURL(
    ({ searchParams }) => searchParams.get('q') === 'rosterei' && searchParams.get('status') === 'settled',
  )
})

test('a column sorts in both directions and sets aria-sort', async ({ app }) => {
  const page = await app.open('/payments?currency=EUR', { signedIn: true })
  const amounts = (await readPayments(page)).filter(({ currency }) => currency === 'EUR').map(({ amount }) => amount)
  const head = page.getByRole('columnheader', { name: 'Amount' })
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect(table(page).getByRole('row').nth(1)).toContainText(euros(Math.max(...amounts)))
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await expect(table(page).getByRole('row').nth(1)).toContainText(euros(Math.min(...amounts)))
})

import { expect, test } from '../support/test.ts'

test('View Analytics shows charts without another request', async ({ app }) => {
  const page = await app.open('/', { signedIn: true })
  await page.getByRole('button', { name: 'View Analytics' }).click()
  const sheet = page.getByRole('dialog', { name: 'Analytics' })
  for (const title of ['Balance by currency', 'Volume by week', 'Volume by rail']) {
    await expect(sheet.getByRole('region', { name: title }).getByRole('img', { name: /^Bar chart\. / })).toBeVisible()
  }
  const reads = await page.evaluate(async () => (await window.corridor.requests()).map(({ path }) => path))
  for (const path of ['/api/accounts', '/api/payments']) expect(reads.filter((read) => read === path)).toHaveLength(1)
  await page.goBack()
  await expect(sheet).toBeHidden()
})

test('the tables of the charts add up to the total of the dashboard', { tag: '@long' }, async ({ app }) => {
  const page = await app.open('/?analytics=', { signedIn: true })
  const sheet = page.getByRole('dialog', { name: 'Analytics' })
  await sheet.getByRole('button', { name: 'Tables' }).click()
  const balances = sheet.getByRole('table', { name: 'Balance by currency' })
  await expect(balances.getByRole('row', { name: /^USD/ })).toBeVisible()
  const total =
    /£[\d,]+\.\d\d/.exec(
      await sheet.getByRole('region', { name: 'Balance by currency' }).getByRole('paragraph').first().innerText(),
    )?.[0] ?? 'no total'
  await expect(sheet.getByRole('table', { name: 'Volume by week' }).getByRole('row')).toHaveCount(13)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('main')).toContainText(total)
})

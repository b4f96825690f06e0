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

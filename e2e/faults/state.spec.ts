import { expect, test } from '../support/test.ts'

test('a reset removes local invitations and directors from open pages and from storage', async ({ app, page }) => {
  await app.open('/settings?tab=users', { signedIn: true, link: { dock: 'off' } })
  await page.getByRole('button', { name: 'Invite User' }).click()
  await page.getByRole('dialog').getByLabel('Email').fill('tom@okafor.example')
  await page.getByRole('dialog').getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByRole('main').getByText('tom@okafor.example')).toBeVisible()
  await page.evaluate(() => window.corridor.reset())
  await expect(page.getByRole('main').getByText('tom@okafor.example')).toHaveCount(0)

  await page.goto('about:blank')
  await app.open('/verify', { scenario: 'onboarding', signedIn: true, link: { dock: 'off' } })
  await page.getByRole('tab', { name: /Directors/ }).click()
  await page.getByRole('button', { name: 'Add Director' }).click()
  await page.getByRole('dialog').getByLabel('Full Name').fill('Tom Okafor')
  await page.getByRole('dialog').getByLabel('Nationality').selectOption('GB')
  await page.getByRole('dialog').getByRole('button', { name: 'Add Director' }).click()
  await expect(page.getByRole('main').getByText('Tom Okafor')).toBeVisible()
  await page.evaluate(() => window.corridor.reset())
  await expect(page.getByRole('heading', { name: 'Business Verification' })).toBeVisible()
  await page.getByRole('tab', { name: /Directors/ }).click()
  await expect(page.getByText('No directors added yet')).toBeVisible()
  const kept = await page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      (key) => key.startsWith('corridor:device:') && /users|invited|director/.test(key),
    ),
  )
  expect(kept).toEqual([])
})

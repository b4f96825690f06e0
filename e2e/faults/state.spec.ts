import { MAX_BODY_BYTES } from '../../mocks/bank/http/read-body.ts'
import { payment, sendCalls } from '../support/calls.ts'
import { expect, test } from '../support/test.ts'

test('an invalid link changes nothing and is removed from the address', async ({ app, page }) => {
  await app.open('/', { signedIn: true, link: { dock: 'off' } })
  await sendCalls(page, [payment({ name: 'Kept' })])
  const long = 'A'.repeat(MAX_BODY_BYTES * 4)
  for (const fragment of [
    'state=garbage',
    'state=%00',
    `state=${long}`,
    'state=',
    'scenario=nope',
    'scenario=__proto__',
    'scenario=fresh&scenario=empty',
    'now=yesterday',
    'seed=1e9',
    'payments=-1',
    'unknown=1',
    'signin=maybe',
    '=',
    '%E0%A4%A=1',
  ]) {
    await page.goto('about:blank')
    await page.goto(`${app.host.url}payments#${fragment}`)
    await page.waitForFunction(() => 'corridor' in window)
    await expect(page.getByText('Kept').first(), fragment.slice(0, 40)).toBeVisible()
    expect(new URL(page.url()).hash, fragment.slice(0, 40)).toBe('')
  }
})

test.describe('a reset', () => {
  test('removes local invitations and directors from open pages and from storage', async ({ app, page }) => {
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
})

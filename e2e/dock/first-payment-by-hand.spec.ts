import { countPresses } from '../support/presses.ts'
import { expect, test } from '../support/test.ts'

const FILL = 'F8'

/** On the bank's clock, from sending a payment by Faster Payments until it has settled. */
const SETTLES_AFTER = 6

test('from sign-up to a settled payment takes less than 25 presses by hand', { tag: '@long' }, async ({ app }) => {
  const presses = await countPresses(app.page)
  const page = await app.open('/signup', { scenario: 'fresh' })
  const root = page.locator('#root')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = (name: string) => page.getByRole('dialog', { name })
  const isOpen = (step: string) =>
    expect(page.getByRole('heading', { level: 2, name: step, exact: true })).toBeVisible()
  /** Fills the form and sends it: the focus is then on the button that goes on. */
  const fillAndSend = async (name: string) => {
    await page.keyboard.press(FILL)
    await expect(button(name)).toBeFocused()
    await page.keyboard.press('Enter')
  }

  await fillAndSend('Create Account')
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await page.getByRole('complementary', { name: 'New mail' }).getByRole('button', { name: 'Open' }).click()
  await page.getByRole('link', { name: 'Continue to Login' }).click()
  await expect(button('Sign In')).toBeVisible()
  await fillAndSend('Sign In')

  await root.getByRole('link', { name: /Complete verification to activate all features/ }).click()
  await isOpen('Business Profile')
  await fillAndSend('Continue')
  await isOpen('Beneficial Owners')
  await fillAndSend('Add Owner')
  await expect(dialog('Add Beneficial Owner')).toHaveCount(0)
  await button('Continue').click()
  await isOpen('Directors')
  await button('Continue').click()
  await isOpen('Documents')
  await fillAndSend('Continue')
  await isOpen('Compliance')
  await fillAndSend('Complete Verification')

  await root.getByRole('link', { name: 'New Account' }).click()
  await expect(root.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
  await fillAndSend('Create GBP account')
  await expect(dialog('Create Account')).toHaveCount(0)
  await button('Transfer').click()
  await page.keyboard.press(FILL)
  await expect(button('Send £250.00')).toBeFocused()
  await button('Top up £10,000.00').click()
  await expect(page.getByText('£10,000.00 available')).toBeVisible()
  await button('Send £250.00').click()
  await expect(dialog('New Payment')).toHaveCount(0)

  const payments = await page.evaluate(async () => (await window.corridor.exportState()).rows['payments'] ?? [])
  expect(payments).toHaveLength(1)
  await page.evaluate((seconds) => window.corridor.advance(`${seconds}s`), SETTLES_AFTER)
  await expect
    .poll(() => page.evaluate(async () => (await window.corridor.exportState()).rows['payments']))
    .toEqual([expect.objectContaining({ status: 'settled' })])
  expect(presses()).toBeLessThan(25)
})

import { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

const FILL = 'F8'

/** On the bank's clock, from sending a payment by Faster Payments until it has settled. */
const SETTLES_AFTER = 6

test(
  'from sign-up to a settled payment takes less than 25 presses and 90 seconds by hand',
  { tag: '@long' },
  async ({ app }) => {
    const page = await app.open('/signup', { scenario: 'fresh' })
    const root = page.locator('#root')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const dialog = (name: string) => page.getByRole('dialog', { name })
    const isOpen = (step: string) =>
      expect(page.getByRole('heading', { level: 2, name: step, exact: true })).toBeVisible()
    const person = new Person(page)
    /** Fills the form and sends it: the focus is then on the button that goes on. */
    const fillAndSend = async (name: string) => {
      person.think()
      await person.press(FILL)
      await expect(button(name)).toBeFocused()
      person.think()
      await person.press('Enter')
    }

    await fillAndSend('Create Account')
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
    person.think()
    await person.click(page.getByRole('complementary', { name: 'New mail' }).getByRole('button', { name: 'Open' }))
    person.think()
    await person.click(page.getByRole('link', { name: 'Continue to Login' }))
    await expect(button('Sign In')).toBeVisible()
    await fillAndSend('Sign In')

    person.think()
    await person.click(root.getByRole('link', { name: /Complete verification to activate all features/ }))
    await isOpen('Business Profile')
    await fillAndSend('Continue')
    await isOpen('Beneficial Owners')
    await fillAndSend('Add Owner')
    await expect(dialog('Add Beneficial Owner')).toHaveCount(0)
    person.think()
    await person.click(button('Continue'))
    await isOpen('Directors')
    person.think()
    await person.click(button('Continue'))
    await isOpen('Documents')
    await fillAndSend('Continue')
    await isOpen('Compliance')
    await fillAndSend('Complete Verification')

    person.think()
    await person.click(root.getByRole('link', { name: 'New Account' }))
    await expect(root.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
    await fillAndSend('Create GBP account')
    await expect(dialog('Create Account')).toHaveCount(0)
    person.think()
    await person.click(button('Transfer'))
    person.think()
    await person.press(FILL)
    await expect(button('Send £250.00')).toBeFocused()
    person.think()
    await person.click(button('Top up £10,000.00'))
    await expect(page.getByText('£10,000.00 available')).toBeVisible()
    person.think()
    await person.click(button('Send £250.00'))
    await expect(dialog('New Payment')).toHaveCount(0)

    const payments = await page.evaluate(async () => (await window.corridor.exportState()).rows['payments'] ?? [])
    expect(payments).toHaveLength(1)
    await page.evaluate((seconds) => window.corridor.advance(`${seconds}s`), SETTLES_AFTER)
    await expect
      .poll(() => page.evaluate(async () => (await window.corridor.exportState()).rows['payments']))
      .toEqual([expect.objectContaining({ status: 'settled' })])
    const counted = JSON.stringify({ presses: person.presses, seconds: person.time, ...person.actions })
    test.info().annotations.push({ type: 'by hand', description: counted })
    expect(person.presses, counted).toBeLessThan(25)
    expect(person.time + SETTLES_AFTER, counted).toBeLessThan(90)
  },
)

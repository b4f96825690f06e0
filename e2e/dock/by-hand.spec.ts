import type { Page } from '@playwright/test'
import { handleOf, panelOf } from '../support/dock.ts'
import { expect, test } from '../support/test.ts'

/** Counts the keys and clicks in every document that is loaded from now on. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0
  await page.exposeFunction('pressed', () => (presses += 1))
  await page.addInitScript(() => {
    const { pressed } = window as unknown as { pressed: () => void }
    for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, pressed, true)
  })
  return () => presses
}

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

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" rx="8" fill="#1d4ed8"/></svg>',
)

test('a prospect is prepared in the dock by hand with less than 60 presses', async ({ app, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const presses = await countPresses(app.page)
  const page = await app.open('/', { signedIn: true })
  await expect(page.getByRole('region', { name: 'Total Balance' })).toContainText('£')
  const panel = panelOf(page)

  await handleOf(page).click()

  await panel.getByLabel('Company').click()
  await page.keyboard.type('Brightwater Logistics')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Anouk de Vries')
  await page.keyboard.press('Tab')
  await page.keyboard.type('CFO')
  await page.keyboard.press('Tab')
  await expect(panel.getByLabel('Country')).toBeFocused()
  await page.keyboard.type('N')
  await expect(panel.getByLabel('Country')).toHaveValue('NL')
  await panel.getByLabel('Name of the bank').click()
  await page.keyboard.type('Northbank')
  // No test can operate the picker of colours and the dialog of files.
  await panel.getByLabel('Colour of the bank').fill('#1d4ed8')
  await panel
    .getByLabel('Logo of the bank')
    .setInputFiles({ name: 'northbank.svg', mimeType: 'image/svg+xml', buffer: LOGO })
  await panel.getByRole('button', { name: 'Show this' }).click()

  await expect(page.getByRole('heading', { level: 1, name: /Anouk/ })).toBeVisible()
  await expect(page.getByRole('banner').getByText('Northbank', { exact: true })).toBeVisible()
  await expect(page.getByRole('banner').locator('img[src^="data:image/svg+xml"]')).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('--corridor-palette-primary-main', '#1d4ed8')

  await panel.getByRole('button', { name: 'Copy link' }).click()
  await expect(panel.getByText(/^Link copied\./)).toBeVisible()

  const link = await page.evaluate(() => navigator.clipboard.readText())
  const carried = new URLSearchParams(new URL(link).hash.slice(1))
  expect([...carried.keys()]).toEqual(
    expect.arrayContaining(['scenario', 'signin', 'company', 'person', 'country', 'brand', 'color', 'logo']),
  )
  expect(presses()).toBeLessThan(60)
})

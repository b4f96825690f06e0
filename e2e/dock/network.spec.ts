import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { openDock } from '../support/dock.ts'
import { PATIENCE } from '../support/patience.ts'

const product = (page: Page) => page.locator('#root')

test.describe('Break', () => {
  test('makes one endpoint fail until cleared', async ({ app }) => {
    const page = await app.open('/cards', { signedIn: true })
    await expect(product(page).getByRole('button', { name: 'Freeze', exact: true }).first()).toBeVisible()
    const panel = await openDock(page, 'Break')
    await panel.getByLabel('Calls').selectOption('PATCH /api/cards/:id')
    await panel.getByLabel('What happens').selectOption('503')
    await panel.getByRole('button', { name: 'Set failure' }).click()
    await expect(panel.getByText('PATCH /api/cards/:id → 503')).toBeVisible()
    await product(page).getByRole('button', { name: 'Freeze', exact: true }).first().click()
    await expect(page.getByText(/^503: /)).toBeVisible()
    await panel.getByRole('button', { name: 'Clear all' }).click()
    await product(page).getByRole('button', { name: 'Freeze', exact: true }).first().click()
    await expect(page.getByText('Card has been updated successfully.').last()).toBeVisible()
  })
})

test.describe('Inspect', () => {
  test('shows an alert for a call outside the contract', async ({ app }) => {
    const page = await app.open('/', { signedIn: true })
    await page.evaluate(() => fetch('/api/not-there'))
    const panel = await openDock(page, 'Inspect')
    await expect(panel.getByRole('alert')).toContainText('GET /api/not-there')
  })
})

/** The text on the page for each message of the gallery, in the order of the gallery. */
const MESSAGES: Readonly<Record<string, RegExp>> = {
  'Login failed': /^401: Invalid email or password|^Invalid email or password/,
  'Please verify your email before logging in. …': /^Please verify your email before logging in\. Check your inbox/,
  'Registration failed': /An account with this email already exists/,
  'Account created successfully!': /^Account created successfully!/,
  'Logout failed': /^Logout failed/,
  'Verification token has expired': /^Verification token has expired/,
  'Invalid verification link': /^Invalid verification link/,
  'Verification failed': /^Verification failed/,
  'Failed to verify email. Please try again.': /^Failed to verify email\. Please try again\./,
  'Failed to resend verification email': /^Failed to resend verification email/,
  'UBOs required': /^Please add at least one beneficial owner to continue\./,
  'Business profile submitted': /^Your business profile has been submitted for verification\./,
  'Error · 422: This registration number is not known': /^422: This registration number is not known/,
  'UBO added': /^Beneficial owner has been added successfully\./,
  'Error · 503: The bank is under maintenance. …': /^503: The bank is under maintenance/,
  'Payment created': /^Your payment has been queued for processing\./,
  'Please get a quote first.': /^Please get a quote first\./,
  'Trade executed': /^Your FX trade has been executed successfully\./,
  'Account created': /^Your new account has been created successfully\./,
  'Card created': /^Your new card has been created successfully\./,
  'Organization updated': /^Your organization details have been updated successfully\./,
  'Card updated': /^Card has been updated successfully\./,
}

test('each message of the gallery appears on its real screen', async ({ app }) => {
  test.setTimeout(120_000 * PATIENCE)
  const page = await app.open('/', { signedIn: true })
  // One message opens a prompt for an e-mail and then an alert.
  page.on('dialog', (dialog) => void dialog.accept('sarah@halden.example'))
  const gallery = (await openDock(page, 'Break', 'Every message'))
    .getByRole('list', { name: 'Messages of the product' })
    .getByRole('listitem')
  await expect(gallery).toContainText(Object.keys(MESSAGES))
  for (const [title, message] of Object.entries(MESSAGES)) {
    await test.step(title, async () => {
      await page.evaluate(() => window.corridor.reset())
      await openDock(page, 'Break', 'Every message')
      await gallery.filter({ has: page.getByText(title, { exact: true }) }).click()
      await expect(page.getByText(message).filter({ visible: true }).first()).toBeVisible()
      await page.keyboard.press('Escape')
    })
  }
})

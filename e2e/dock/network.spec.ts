import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { openDock } from '../support/dock.ts'
import { receive } from '../support/files.ts'
import { fillIn, form, readPayments, SEPA_PAYMENT } from '../support/payments.ts'
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
    await expect(
      page.getByRole('region', { name: 'Messages' }).getByText('Card updated', { exact: true }),
    ).toBeVisible()
  })

  test('a payment that was made but not answered is made once, however often it is sent', async ({ app }) => {
    const page = await app.open('/payments?pay=EUR', { signedIn: true })
    await fillIn(page, SEPA_PAYMENT)
    const before = (await readPayments(page)).length
    const panel = await openDock(page, 'Break')
    await panel.getByRole('button', { name: 'Paid but the answer is lost' }).click()
    await expect(panel.getByText('POST /api/payments → carried out, then no answer · once')).toBeVisible()
    const send = form(page).getByRole('button', { name: /^Send / })
    await send.click()
    await expect(page.getByText('The bank could not be reached. Please try again.')).toBeVisible()
    expect(await readPayments(page)).toHaveLength(before + 1)
    await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
    await send.click()
    await expect(form(page)).toBeHidden()
    expect(await readPayments(page)).toHaveLength(before + 1)
  })
})

test.describe('Inspect', () => {
  test('lists calls without secrets, shows the contract and saves a HAR file', async ({ app }) => {
    const page = await app.open('/auth')
    await product(page).getByLabel('Email').fill('sarah@halden.example')
    await product(page).getByLabel('Password').fill('corridor-demo')
    await product(page).getByRole('button', { name: 'Sign In' }).click()
    await expect(product(page).getByRole('heading', { name: /Sarah/ })).toBeVisible()
    const panel = await openDock(page, 'Inspect')
    await panel.getByRole('button', { name: 'POST /api/login' }).click()
    await expect(panel.getByText('"password": "[redacted]"')).toBeVisible()
    const text = (
      await receive(page, () => panel.getByRole('button', { name: 'Download HAR' }).click())
    ).bytes.toString('utf8')
    expect((JSON.parse(text) as { log: { version: string } }).log.version).toBe('1.2')
    expect(text).not.toContain('corridor-demo')
    await panel.getByRole('button', { name: 'Contract', exact: true }).click()
    await expect(panel.getByText(/of the 23 calls of the contract used/)).toBeVisible()
    const document = await receive(page, () => panel.getByRole('button', { name: 'Download OpenAPI' }).click())
    expect(document.name).toBe('corridor-openapi.json')
    expect(JSON.parse(document.bytes.toString('utf8'))).toMatchObject({ openapi: '3.1.0' })
  })

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

import { EventEmitter, once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { openDock, panelOf } from '../support/dock.ts'

const product = (page: Page) => page.locator('#root')
const pay = async (page: Page, reference = '') => {
  await page.evaluate(async (text) => {
    const reply = await fetch('/api/payments', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        rail: 'SWIFT',
        amount: '125.00',
        currency: 'GBP',
        beneficiaryName: 'Northgate Printers',
        beneficiaryAccount: 'GB29NWBK60161331926819',
        reference: text,
        beneficiary: { name: 'Northgate Printers', account: 'GB29NWBK60161331926819' },
      }),
    })
    if (!reply.ok) throw new Error(await reply.text())
  }, reference)
}

/** Starts the tour up to the form of its second step; returns a function that finds the card of a step. */
const beginTour = async (page: Page) => {
  const panel = await openDock(page, 'Scenario')
  await panel.getByRole('button', { name: 'Pay a supplier' }).click()
  const step = (number: number) => page.getByRole('dialog', { name: `Pay a supplier, step ${number} of 3` })
  await step(1).getByRole('button', { name: 'Next' }).click()
  return step
}

test.describe('Scenario', () => {
  test('starts another scenario signed in as its person', async ({ app }) => {
    const page = await app.open('/', { signedIn: true })
    const panel = await openDock(page, 'Scenario')
    await panel.getByRole('button', { name: /^Verified, no accounts/ }).click()
    await expect(product(page).getByText('No accounts found')).toBeVisible()
    await expect(page.getByRole('banner').getByText('Owen Pritchard', { exact: true })).toBeVisible()
  })

  test('signs out and in again', async ({ app }) => {
    const page = await app.open('/', { signedIn: true })
    const panel = await openDock(page, 'Scenario')
    await panel.getByRole('button', { name: 'Leave' }).click()
    await expect(product(page).getByRole('button', { name: 'Sign In' })).toBeVisible()
    await panel.getByRole('button', { name: 'Enter as the scenario’s person' }).click()
    await expect(product(page).getByRole('heading', { name: /Sarah/ })).toBeVisible()
  })

  test('runs a tour that signs in and pays with the real form', async ({ app }) => {
    const page = await app.open('/auth')
    const step = await beginTour(page)
    await expect(page.getByRole('dialog', { name: 'New Payment' }).getByLabel('Beneficiary name')).toHaveValue(
      'Bermondsey Print Works',
    )
    await step(2).getByRole('button', { name: 'Next' }).click()
    await expect(product(page).getByText('Bermondsey Print Works')).toBeVisible()
    await step(3).getByRole('button', { name: 'Done' }).click()
    await expect(step(3)).toBeHidden()
  })

  test('returns the focus to the form when a tour is ended early', async ({ app }) => {
    const page = await app.open('/auth')
    const step = await beginTour(page)
    await expect(step(2)).toBeFocused()
    await step(2).getByRole('button', { name: 'End the tour' }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'New Payment' }).getByLabel('Beneficiary account')).toBeFocused()
  })
})

test('the shortcut of the dock works while the dock is still loading', async ({ app }) => {
  let asked = false
  const gate = new EventEmitter()
  app.host.setHook(({ path }) => {
    if (!path.includes('/mount-')) return undefined
    asked = true
    return { delay: once(gate, 'open') }
  })
  const page = await app.open('/', { signedIn: true, transport: 'page' })
  await expect.poll(() => asked, { message: 'the code of the dock is requested' }).toBe(true)
  await page.keyboard.press('Alt+Shift+KeyD')
  gate.emit('open')
  await expect(panelOf(page)).toBeVisible()
})

test('the demo entry on the sign-in page signs in without a password', async ({ app }) => {
  const page = await app.open('/auth')
  await page
    .getByRole('region', { name: 'Demo entry' })
    .getByRole('button', { name: 'Enter as Sarah Whitfield' })
    .click()
  await expect(product(page).getByRole('heading', { name: /Sarah/ })).toBeVisible()
})

test('Inbox expires and opens the verification link', async ({ app }) => {
  const page = await app.open('/auth', { scenario: 'unverified' })
  const panel = await openDock(page, 'Inbox')
  await panel.getByRole('button', { name: 'Expire this link' }).click()
  await panel.getByRole('button', { name: 'Open the link' }).click()
  await expect(product(page).getByText('Verification token has expired')).toBeVisible()
})

test.describe('Outcomes', () => {
  test('settles, holds and fails payments of the list', async ({ app }) => {
    const page = await app.open('/payments', { signedIn: true })
    await page.evaluate(() => window.corridor.pause())
    const row = product(page).getByRole('row').filter({ hasText: 'Northgate Printers' }).first()
    await pay(page)
    await page.reload()
    await expect(row).toContainText(/Queued/i)
    const panel = await openDock(page, 'Outcomes')
    const payment = panel.getByRole('listitem').filter({ hasText: 'Northgate Printers' })
    await payment.getByRole('button', { name: 'Hold' }).click()
    await expect(row).toContainText(/Processing/i)
    await payment.getByRole('button', { name: 'Settle' }).click()
    await expect(row).toContainText(/Settled/i)
    await pay(page)
    await page.reload()
    await expect(row).toContainText(/Queued/i)
    await openDock(page, 'Outcomes')
    await payment.getByRole('button', { name: 'Fail' }).click()
    await expect(row).toContainText(/Failed/i)
    await expect(payment).toHaveCount(0)
  })

  test('approves and rejects owners and sets the company status', async ({ app }) => {
    const page = await app.open('/settings', { scenario: 'onboarding', signedIn: true })
    const panel = await openDock(page, 'Outcomes')
    await panel.getByRole('button', { name: 'active', exact: true }).click()
    await expect(product(page).getByRole('button', { name: 'Request Re-screening' })).toBeVisible()
    const lukas = panel.getByRole('listitem').filter({ hasText: 'Lukas Brandt' })
    await lukas.getByRole('button', { name: 'Approve' }).click()
    await expect(lukas.getByText('approved')).toBeVisible()
    const noor = panel.getByRole('listitem').filter({ hasText: 'Noor Haddad' })
    await noor.getByRole('button', { name: 'Reject' }).click()
    await expect(noor.getByText('rejected')).toBeVisible()
    await expect(noor.getByRole('button')).toHaveCount(0)
  })

  test('blocks a card and tops up an account', async ({ app }) => {
    const page = await app.open('/cards', { signedIn: true })
    await expect(product(page).getByText('Sarah Whitfield').first()).toBeVisible()
    const panel = await openDock(page, 'Outcomes')
    await panel.getByRole('listitem').filter({ hasText: '4821' }).getByRole('button', { name: 'Block' }).click()
    await expect(product(page).getByRole('button', { name: 'Freeze', exact: true, disabled: true })).toHaveCount(2)
    const before = await page.evaluate(
      async () => ((await (await fetch('/api/accounts')).json()) as { available: number }[])[0]?.available,
    )
    await panel.getByLabel(/^Amount in/).fill('1000')
    await panel.getByRole('button', { name: 'Top up' }).click()
    await expect(panel.getByText(/1000 GBP arrived/)).toBeVisible()
    const after = await page.evaluate(
      async () => ((await (await fetch('/api/accounts')).json()) as { available: number }[])[0]?.available,
    )
    expect((after ?? 0) - (before ?? 0)).toBeCloseTo(1000)
  })

  test('fills a demo value into the open form, from beside it and from the panel', async ({ app }) => {
    const page = await app.open('/payments?pay=GBP', { signedIn: true })
    const reference = page.getByRole('dialog', { name: 'New Payment' }).getByLabel('Reference (optional)')
    await page.getByRole('complementary', { name: 'Demo values' }).getByRole('button', { name: 'DEMO-HOLD' }).click()
    await expect(reference).toHaveValue('DEMO-HOLD')
    await page.keyboard.press('Alt+Shift+KeyD')
    const panel = await openDock(page, 'Outcomes')
    await panel.getByRole('button', { name: 'DEMO-FAIL' }).click()
    await expect(reference).toHaveValue('DEMO-FAIL')
  })
})

test('Clock pauses, and Next event moves a payment on', async ({ app }) => {
  const page = await app.open('/payments', { signedIn: true })
  const panel = await openDock(page, 'Clock')
  await panel.getByRole('button', { name: 'Pause' }).click()
  await pay(page)
  await page.reload()
  const row = product(page).getByRole('row').filter({ hasText: 'Northgate Printers' }).first()
  await expect(row).toContainText(/Queued/i)
  await openDock(page, 'Clock')
  await panel.getByRole('button', { name: 'Next event' }).click()
  await expect(row).toContainText(/Processing/i)
  await panel.getByRole('button', { name: '+1 hour' }).click()
  await expect(row).toContainText(/Settled/i)
  const bankTime = () => page.evaluate(async () => Date.parse((await window.corridor.exportState()).now))
  const before = await bankTime()
  await panel.getByRole('button', { name: '+1 day' }).click()
  await expect.poll(bankTime).toBe(before + 24 * 60 * 60 * 1000)
})

test.describe('Network', () => {
  test('makes one endpoint fail until cleared', async ({ app }) => {
    const page = await app.open('/cards', { signedIn: true })
    await expect(product(page).getByRole('button', { name: 'Freeze', exact: true }).first()).toBeVisible()
    const panel = await openDock(page, 'Network')
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

  test('replaces a response by a web page or an empty body with status 200', async ({ app }) => {
    const page = await app.open('/cards', { signedIn: true })
    await expect(product(page).getByRole('button', { name: 'Freeze', exact: true }).first()).toBeVisible()
    const panel = await openDock(page, 'Network')
    for (const [what, shown] of [
      ['200 with a web page', 'PATCH /api/cards/:id → 200 text/html · once'],
      ['200 with nothing', 'PATCH /api/cards/:id → 200 application/json · once'],
    ] as const) {
      await panel.getByLabel('Calls').selectOption('PATCH /api/cards/:id')
      await panel.getByLabel('What happens').selectOption(what)
      await panel.getByLabel('Next call only').check()
      await panel.getByRole('button', { name: 'Set failure' }).click()
      await expect(panel.getByText(shown)).toBeVisible()
      await product(page).getByRole('button', { name: 'Freeze', exact: true }).first().click()
      await expect(page.getByText('502: The answer could not be read')).toBeVisible()
      await expect(panel.getByText(shown)).toHaveCount(0)
      await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
    }
  })

  test('shows a message of the product in its real place', async ({ app }) => {
    const page = await app.open('/', { signedIn: true })
    const panel = await openDock(page, 'Network')
    await panel.getByRole('button', { name: /^Please verify your email before logging in/ }).click()
    await expect(
      page.getByText('Please verify your email before logging in. Check your inbox for a verification email.'),
    ).toBeVisible()
    await panel.getByRole('button', { name: /^Failed to verify email/ }).click()
    await expect(product(page).getByText('Failed to verify email. Please try again.')).toBeVisible()
  })
})

test.describe('Requests', () => {
  test('lists calls without secrets, shows the contract and saves a HAR file', async ({ app }) => {
    const page = await app.open('/auth')
    await product(page).getByLabel('Email').fill('sarah@halden.example')
    await product(page).getByLabel('Password').fill('corridor-demo')
    await product(page).getByRole('button', { name: 'Sign In' }).click()
    await expect(product(page).getByRole('heading', { name: /Sarah/ })).toBeVisible()
    const panel = await openDock(page, 'Requests')
    await panel.getByRole('button', { name: /POST \/api\/login/ }).click()
    await expect(panel.getByText('"password": "[redacted]"')).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: 'Download HAR' }).click(),
    ])
    const text = await readFile(await download.path(), 'utf8')
    expect((JSON.parse(text) as { log: { version: string } }).log.version).toBe('1.2')
    expect(text).not.toContain('corridor-demo')
    await panel.getByRole('button', { name: 'Contract' }).click()
    await expect(panel.getByText(/of the 23 calls of the contract used/)).toBeVisible()
  })

  test('shows an alert for a call outside the contract', async ({ app }) => {
    const page = await app.open('/', { signedIn: true })
    await page.evaluate(() => fetch('/api/not-there'))
    const panel = await openDock(page, 'Requests')
    await expect(panel.getByRole('alert')).toContainText('GET /api/not-there')
  })
})

test('Brand changes name, greeting and colour', async ({ app }) => {
  const page = await app.open('/', { signedIn: true })
  const panel = await openDock(page, 'Brand')
  await panel.getByLabel('Displayed name').fill('Tideway Bank')
  await panel.getByLabel('Greeting’s first name').fill('Rosa')
  await panel.getByRole('button', { name: 'Show names' }).click()
  await expect(product(page).getByText('Tideway Bank').first()).toBeVisible()
  await expect(product(page).getByRole('heading', { name: /Rosa/ })).toBeVisible()
  await panel.getByRole('button', { name: 'Colour #7c3aed' }).click()
  await expect(page.locator('#brand-palette')).toHaveCount(1)
  await panel.getByLabel('Logo as a data URL').fill('https://evil.example/logo.png')
  await expect(panel.getByText(/nothing is loaded from other hosts/)).toBeVisible()
  await page.reload()
  await expect(product(page).getByText('Tideway Bank').first()).toBeVisible()
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
  test.setTimeout(240_000)
  const page = await app.open('/', { signedIn: true })
  // One message opens a prompt for an e-mail and then an alert.
  page.on('dialog', (dialog) => void dialog.accept('sarah@halden.example'))
  const gallery = (await openDock(page, 'Network')).locator('.choice b')
  await expect(gallery).toHaveText(Object.keys(MESSAGES))
  for (const [title, said] of Object.entries(MESSAGES)) {
    await test.step(title, async () => {
      await page.evaluate(() => window.corridor.reset())
      const panel = await openDock(page, 'Network')
      await panel
        .locator('.choice')
        .filter({
          has: page.locator('b', { hasText: new RegExp(`^${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) }),
        })
        .click()
      await expect(page.getByText(said).filter({ visible: true }).first()).toBeVisible()
      await page.keyboard.press('Escape')
    })
  }
})

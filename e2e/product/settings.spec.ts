import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectTabsToBeAddresses, tab } from '../support/tabs.ts'
import { expect, test } from '../support/test.ts'

const rows = (page: Page) => page.getByRole('table', { name: 'Audit log' }).getByRole('row')

test('the tabs are addresses that survive a reload', async ({ app }) => {
  const page = await app.open('/settings', { signedIn: true })
  await expectTabsToBeAddresses(page, [
    { name: 'Users & Roles', id: 'users', heading: 'Users & Roles' },
    { name: 'API Keys', id: 'api-keys', heading: 'API Keys' },
    { name: 'Webhooks', id: 'webhooks', heading: 'Webhooks' },
    { name: 'Compliance', id: 'compliance', heading: 'Document vault' },
    { name: 'Audit Log', id: 'audit-log', heading: 'Audit Log' },
  ])
})

test('the tabs work by keyboard on a desktop and on a phone', { tag: '@long' }, async ({ app }) => {
  const page = await app.open('/settings', { signedIn: true })
  const vertical = page.locator('[role="tablist"][aria-orientation="vertical"]')
  for (const [width, columns, forward] of [
    [1440, 1, 'ArrowDown'],
    [390, 0, 'ArrowRight'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await expect(vertical).toHaveCount(columns)
    await tab(page, 'Organization').press(forward)
    await expect(tab(page, 'Users & Roles')).toBeFocused()
    await page.keyboard.press('End')
    await expect(tab(page, 'Audit Log')).toBeFocused()
    await expect(tab(page, 'Audit Log')).toBeInViewport()
    await page.keyboard.press('Home')
    await expect(tab(page, 'Organization')).toHaveAttribute('aria-selected', 'true')
  }
})

test(
  'a link to a tab scrolls it into view on a phone in both orientations',
  { tag: '@long' },
  async ({ app, page }) => {
    await page.setViewportSize({ width: 640, height: 360 })
    await app.open('/settings?tab=audit-log', { signedIn: true, page })
    await expect(tab(page, 'Audit Log')).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 360, height: 640 })
    await expect(tab(page, 'Audit Log')).toBeInViewport({ ratio: 1 })
  },
)

test('the date fields of the audit log show the year on a narrow phone', { tag: '@long' }, async ({ app, page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await app.open('/settings?tab=audit-log', { signedIn: true, page })
  await page.getByRole('button', { name: 'Filter' }).click()
  for (const label of ['From', 'To']) {
    // Ten characters, the button of the browser and the padding.
    const room = await page
      .getByLabel(label, { exact: true })
      .evaluate((field) => field.clientWidth - Number.parseFloat(getComputedStyle(field).fontSize) * 8.5)
    expect(room, label).toBeGreaterThanOrEqual(0)
  }
})

test('saves the organization and records the change in the audit log', async ({ app }) => {
  const page = await app.open('/settings', { signedIn: true })
  await expect(page.getByLabel('Registration Number')).toHaveAttribute('readonly')
  await expect(page.getByLabel('Country')).toHaveValue('United Kingdom')
  await page.getByLabel('Company Name').fill('')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Company name is required')).toBeVisible()
  await page.getByLabel('Company Name').fill('Halden Coffee Traders Ltd')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Organization updated', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Legal Name')).toHaveValue('Halden Coffee Traders Ltd')
  await page.reload()
  await expect(page.getByLabel('Company Name')).toHaveValue('Halden Coffee Traders Ltd')
  await tab(page, 'Audit Log').click()
  await expect(rows(page).nth(1)).toContainText(/organization updated/i)
})

test('shows the error of the bank and keeps the fields', async ({ app }) => {
  const page = await app.open('/settings', { signedIn: true })
  await page.evaluate(() =>
    window.corridor.fault({ method: 'PATCH', path: '/api/organizations/*', status: 500, once: true }),
  )
  await page.getByLabel('Website').fill('https://coffee.example')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText(/^500: /)).toBeVisible()
  await expect(page.getByLabel('Website')).toHaveValue('https://coffee.example')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Organization updated', { exact: true })).toBeVisible()
})

test('both screenings show their progress and then the same time', { tag: '@long' }, async ({ app }) => {
  const page = await app.open('/settings', { signedIn: true })
  await page.getByRole('button', { name: 'Request Re-screening' }).click()
  await expect(page.getByRole('progressbar', { name: 'Screening progress' })).toBeVisible()
  const last = page.getByText(/^Last screened \d/)
  await expect(last).toBeVisible()
  const when = (await last.textContent()) ?? ''
  await tab(page, 'Compliance').click()
  await expect(page.getByText(when)).toBeVisible()
  await page.getByRole('button', { name: 'Run New Screening' }).click()
  await expect(page.getByRole('progressbar', { name: 'Screening progress' })).toBeVisible()
  await expect(last).toBeVisible()
})

test('invites a user on this device and removes the invitation', async ({ app }) => {
  const page = await app.open('/settings?tab=users', { signedIn: true })
  await expect(page.getByText('Nobody else has been invited')).toBeVisible()
  await page.getByRole('button', { name: 'Invite User' }).click()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Invite User' }).click()
  await page.getByLabel('Email').fill('ben@halden.example')
  await page.keyboard.press('Enter')
  await expect(page.getByText('User invited')).toBeVisible()
  await page.reload()
  await expect(page.getByText('ben@halden.example')).toBeVisible()
  await page.getByRole('button', { name: 'Remove ben@halden.example' }).click()
  await expect(page.getByText('Nobody else has been invited')).toBeVisible()
})

test('API keys and webhooks link to where they are created and can be removed', async ({ app }) => {
  const page = await app.open('/settings?tab=api-keys', { signedIn: true })
  await page.getByRole('link', { name: 'Generate a test key' }).click()
  await page.getByRole('button', { name: 'Generate Key' }).click()
  await page.getByLabel('Webhook URL').fill('https://shop.example/hook')
  await page.getByRole('button', { name: 'Check URL' }).click()
  await expect(page.getByText('Valid URL. No request was sent.')).toBeVisible()
  await page.getByRole('link', { name: 'Settings' }).click()
  await tab(page, 'API Keys').click()
  await page.getByRole('button', { name: 'Remove test key' }).click()
  await expect(page.getByText('No test key of your own yet')).toBeVisible()
  await tab(page, 'Webhooks').click()
  await expect(page.getByText('https://shop.example/hook')).toBeVisible()
  await page.getByRole('button', { name: 'Remove webhook' }).click()
  await page.getByRole('link', { name: 'Set up a webhook' }).click()
  await expect(page.getByLabel('Webhook URL')).toHaveValue('')
})

test('shows and downloads each document of the vault', { tag: '@long' }, async ({ app }) => {
  const page = await app.open('/settings?tab=compliance', { signedIn: true })
  for (const [title, file] of [
    ['Certificate of Incorporation', 'sample-certificate-of-incorporation.pdf'],
    ['Proof of Address', 'sample-proof-of-address.pdf'],
  ] as const) {
    await page.getByRole('button', { name: `View ${title}` }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toContainText('Sample document')
    for (const button of [
      dialog.getByRole('button', { name: 'Download PDF' }),
      page.getByRole('button', { name: `Download ${title}` }),
    ]) {
      const arriving = page.waitForEvent('download')
      await button.click()
      const download = await arriving
      expect(download.suggestedFilename()).toBe(file)
      expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
      if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toBeHidden()
    }
  }
})

test('the audit log shows ten entries, filters them and exports every match', async ({ app }) => {
  const page = await app.open('/settings?tab=audit-log', { signedIn: true })
  await expect(rows(page)).toHaveCount(11)
  await expect(rows(page).nth(1).getByRole('cell').last()).toHaveText(/^[0-9a-f]{8}$/, { useInnerText: true })
  const exported = async () => {
    const arriving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    return (await readFile(await (await arriving).path(), 'utf8')).trim().split('\r\n')
  }
  const all = await exported()
  expect(all.length).toBeGreaterThan(40)

  await page.getByRole('button', { name: 'Filter' }).click()
  const filter = page.getByRole('group', { name: 'Filter the audit log' })
  await filter.getByLabel('Action').selectOption({ label: 'Payment settled' })
  const settled = await exported()
  expect(settled.length).toBeLessThan(all.length)
  expect(settled.slice(1).every((line) => line.includes('payment.settled'))).toBe(true)

  await filter.getByLabel('Entity').selectOption({ label: 'Card' })
  await expect(page.getByText('No matching entries')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await filter.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(page.getByText('No matching entries')).toBeVisible()
  await filter.getByRole('button', { name: 'Clear filters' }).click()
  await filter.getByLabel('Text').fill(/,([0-9a-f]{8})-[0-9a-f-]{27}$/.exec(all.at(-1) ?? '')?.[1] ?? 'no id')
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Filter (1)' }).click()
  await expect(filter).toBeHidden()
})

test('without an organization saving shows an error and a link to verification', { tag: '@long' }, async ({ app }) => {
  const page = await app.open('/signup', { scenario: 'fresh' })
  await page.evaluate(async () => {
    await fetch('/api/register', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'rosa@tamar.example', passwordHash: 'quayside', name: 'Rosa Penrose' }),
    })
    const [mail] = await window.corridor.inbox()
    await fetch(`/api/verify-email?token=${new URL(mail?.link ?? '').searchParams.get('token') ?? ''}`)
    await window.corridor.signIn('rosa@tamar.example')
  })
  await page.goto(`${app.host.url}settings`)
  await expect(page.getByText('Complete verification to activate all features.')).toBeVisible()
  await page.getByLabel('Company Name').fill('Tamar')
  await page.getByLabel('Address').fill('1 Quay Road, Looe')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('No organization found')).toBeVisible()
  await expect(page.getByText('Error', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Start verification' }).click()
  await expect(page.getByRole('heading', { name: 'Business Verification' })).toBeVisible()
})

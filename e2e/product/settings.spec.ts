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
  const registered = page.getByRole('region', { name: 'Registration details' })
  await expect(registered).toContainText('CountryUnited Kingdom')
  await page.getByLabel('Company Name').fill('')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Company name is required')).toBeVisible()
  await page.getByLabel('Company Name').fill('Halden Coffee Traders Ltd')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Organization updated', { exact: true })).toBeVisible()
  await expect(registered).toContainText('Halden Coffee Traders Ltd')
  await page.reload()
  await expect(page.getByLabel('Company Name')).toHaveValue('Halden Coffee Traders Ltd')
  await tab(page, 'Audit Log').click()
  await expect(rows(page).nth(1)).toContainText(/organization updated/i)
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
  await expect(page.getByText('Generate one to try an integration.')).toBeVisible()
  await tab(page, 'Webhooks').click()
  await expect(page.getByText('https://shop.example/hook')).toBeVisible()
  await page.getByRole('button', { name: 'Remove webhook' }).click()
  await page.getByRole('link', { name: 'Set up a webhook' }).click()
  await expect(page.getByLabel('Webhook URL')).toHaveValue('')
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

import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name })

test('the tabs are addresses that survive a reload', async ({ app }) => {
  const page = await app.open('/settings', { signedIn: true })
  for (const [name, id, heading] of [
    ['Users & Roles', 'users', 'Users & Roles'],
    ['API Keys', 'api-keys', 'API Keys'],
    ['Webhooks', 'webhooks', 'Webhooks'],
    ['Compliance', 'compliance', 'Document vault'],
    ['Audit Log', 'audit-log', 'Audit Log'],
  ] as const) {
    await tab(page, name).click()
    await expect(page).toHaveURL(new RegExp(`\\?tab=${id}$`))
    await page.reload()
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel').getByRole('heading', { name: heading })).toBeVisible()
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

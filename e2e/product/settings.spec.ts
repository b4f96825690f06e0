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

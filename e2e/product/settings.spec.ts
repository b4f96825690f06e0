import { expect, test } from '../support/test.ts'

test('a link to a tab scrolls it into view on a phone, held either way', { tag: '@long' }, async ({ app, page }) => {
  const tab = page.getByRole('tab', { name: 'Audit Log' })
  await page.setViewportSize({ width: 640, height: 360 })
  await app.open('/settings?tab=audit-log', { signedIn: true, page })
  await expect(tab).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(tab).toBeInViewport({ ratio: 1 })
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.MuiTabs-root'), 'no empty band on paper').toBeHidden()
})

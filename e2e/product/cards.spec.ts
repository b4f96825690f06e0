import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const tile = (page: Page, last4: string) => page.getByRole('article', { name: new RegExp(last4) })

test('prints two cards side by side and none across a page break', { tag: '@long' }, async ({ app, page }) => {
  // The width of A4.
  await page.setViewportSize({ width: 703, height: 900 })
  await app.open('/cards', { signedIn: true })
  await expect(tile(page, '7730')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(tile(page, '7730')).toHaveCSS('break-inside', 'avoid')
  const [first, second] = await page
    .getByRole('article')
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
  expect(second).toBe(first)
})

test('a card takes the place of its skeleton', { tag: '@long' }, async ({ app, page }) => {
  await page.clock.install()
  await app.open('/accounts', { signedIn: true, link: { dock: 'off' } })
  await page.evaluate(() => window.corridor.fault({ path: '/api/cards', delay: 60_000, once: true }))
  await page.getByRole('link', { name: 'Cards', exact: true }).click()
  const skeleton = page.getByRole('status', { name: 'Loading cards' }).locator('> *').first()
  await expect(skeleton).toBeVisible()
  const heights: number[] = []
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    heights.push((await skeleton.boundingBox())?.height ?? 0)
  }
  await page.clock.fastForward(61_000)
  const card = page.getByRole('article').first()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(card).toBeVisible()
    const height = (await card.boundingBox())?.height ?? 0
    expect.soft(Math.abs(height - (heights.shift() ?? 0)), `${width} px: ${height}`).toBeLessThan(12)
  }
})

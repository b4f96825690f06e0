import type { Page } from '@playwright/test'
import type { Card } from '../../src/contract/cards.ts'
import { expect, test } from '../support/test.ts'

const readCards = (page: Page) => page.evaluate(async () => (await (await fetch('/api/cards')).json()) as Card[])
const readCard = async (page: Page, last4: string) => (await readCards(page)).find((card) => card.last4 === last4)
const tile = (page: Page, last4: string) => page.getByRole('article', { name: new RegExp(last4) })

test(
  'freezing in one tab and unfreezing in another: the last change wins in both',
  { tag: '@long' },
  async ({ app, context }) => {
    const first = await app.open('/cards', { signedIn: true })
    const second = await context.newPage()
    await second.goto(`${app.host.url}cards`)
    await tile(first, '7730').getByRole('button', { name: 'Freeze', exact: true }).click()
    await tile(second, '7730').getByRole('button', { name: 'Unfreeze' }).click()
    for (const page of [first, second]) {
      await expect(tile(page, '7730').getByText('Active')).toBeVisible()
      expect((await readCard(page, '7730'))?.status).toBe('active')
    }
  },
)

test('closing a dialog or sheet returns the focus to its button, every time', { tag: '@long' }, async ({ app }) => {
  const page = await app.open('/cards', { signedIn: true })
  const card = tile(page, '7730')
  for (const name of ['Transactions', 'View Details', 'Set Limits', 'Transactions', 'View Details']) {
    await card.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(card.getByRole('button', { name })).toBeFocused()
  }
})

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

import type { Page } from '@playwright/test'
import type { Card } from '../../src/contract/cards.ts'
import { expect, test } from '../support/test.ts'

const readCards = (page: Page) => page.evaluate(async () => (await (await fetch('/api/cards')).json()) as Card[])
const readCard = async (page: Page, last4: string) => (await readCards(page)).find((card) => card.last4 === last4)
const tile = (page: Page, last4: string) => page.getByRole('article', { name: new RegExp(last4) })
const sent = (page: Page, method: string) =>
  page.evaluate(
    async (wanted) =>
      (await window.corridor.requests()).filter((call) => call.method === wanted && call.path.startsWith('/api/cards')),
    method,
  )

test('creates a card as entered', async ({ app }) => {
  const page = await app.open('/cards', { signedIn: true })
  await expect(page.getByRole('article')).toHaveCount(5)
  await page.getByRole('button', { name: 'New Card' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Card' })
  await expect(dialog.getByRole('radio', { name: 'Virtual' })).toBeChecked()
  await dialog.getByLabel('Cardholder name').fill('')

  await dialog.getByRole('button', { name: 'Create Card' }).click()
  await expect(dialog.getByText('Currency is required')).toBeVisible()
  await expect(dialog.getByText('Cardholder name is required')).toBeVisible()

  await dialog.getByLabel('Currency').selectOption('EUR')
  await dialog.getByLabel('Cardholder name').fill('Lena Brandt')
  await dialog.getByLabel('Monthly limit').fill('1.000,50')
  await dialog.getByRole('button', { name: 'Create Card' }).click()
  await expect(dialog.getByText('Enter the amount in plain digits, for example 1250.50')).toBeVisible()
  await dialog.getByLabel('Monthly limit').fill('1000.50')
  await dialog.getByRole('button', { name: 'Create Card' }).click()

  await expect(page.getByText('Your new card has been created successfully.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('article')).toHaveCount(6)
  await expect(page.getByRole('article').first()).toContainText('Lena Brandt')
  await expect(page.getByRole('article').first()).toContainText('€1,000.50')
  expect((await readCards(page))[0]).toMatchObject({
    cardholder: 'Lena Brandt',
    cardType: 'virtual',
    currency: 'EUR',
    status: 'active',
    corridorLimits: { monthly: 1000.5 },
  })
  expect((await sent(page, 'POST')).map(({ requestBody }) => requestBody)).toEqual([
    {
      cardType: 'virtual',
      currency: 'EUR',
      cardholder: 'Lena Brandt',
      dailyLimit: '',
      monthlyLimit: '1000.50',
      corridorLimits: { monthly: '1000.50' },
    },
  ])
})

test('freezing and unfreezing update the card and send only the status', async ({ app }) => {
  const page = await app.open('/cards', { signedIn: true })
  const card = tile(page, '7730')
  await card.getByRole('button', { name: 'Freeze', exact: true }).click()
  await expect(card.getByRole('button', { name: 'Unfreeze' })).toBeVisible()
  await expect(page.getByText('Card has been updated successfully.')).toBeVisible()
  await expect(card.getByText('Frozen').first()).toBeVisible()
  expect((await readCard(page, '7730'))?.status).toBe('frozen')
  await card.getByRole('button', { name: 'Unfreeze' }).click()
  await expect(card.getByRole('button', { name: 'Freeze', exact: true })).toBeVisible()
  expect((await readCard(page, '7730'))?.status).toBe('active')
  expect((await sent(page, 'PATCH')).map(({ requestBody }) => requestBody)).toEqual([
    { status: 'active' },
    { status: 'frozen' },
  ])
})

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

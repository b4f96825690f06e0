import type { Page } from '@playwright/test'
import type { Account } from '../../src/contract/accounts.ts'
import type { FxTrade } from '../../src/contract/fx.ts'
import { expect, test } from '../support/test.ts'

const read = <T>(page: Page, path: string) =>
  page.evaluate(async (from) => (await (await fetch(from)).json()) as T, path)
const available = async (page: Page, label: string) =>
  (await read<Account[]>(page, '/api/accounts')).find((account) => account.label === label)?.available ?? Number.NaN
const trades = (page: Page) => read<FxTrade[]>(page, '/api/fx/trades')
const toPence = (pounds: number) => Math.round(pounds * 100)

const quoted = async (page: Page) => {
  await page.getByRole('button', { name: 'Get Quote' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
}

test('shows six pairs with four decimals and labels the charts as illustrative', async ({ app }) => {
  const page = await app.open('/currency-exchange', { signedIn: true })
  const tiles = page.getByRole('region', { name: 'Live rates' }).getByRole('listitem')
  await expect(tiles).toHaveCount(6)
  const texts = await tiles.allInnerTexts()
  expect(texts.map((text) => text.slice(0, 7))).toEqual([
    'GBP/USD',
    'GBP/EUR',
    'EUR/USD',
    'USD/JPY',
    'GBP/JPY',
    'EUR/CHF',
  ])
  for (const text of texts) expect(text).toMatch(/^\d+\.\d{4}$/m)
  await expect(page.getByText(/Changes and charts are illustrative/)).toBeVisible()
})

test('executes a trade and updates both balances', async ({ app }) => {
  const page = await app.open('/currency-exchange', { signedIn: true })
  const pounds = await available(page, 'Operating account')
  const dollars = await available(page, 'Farm payments')
  await expect(page.getByText('£184,320.18 available in Operating account')).toBeVisible()

  await page.getByLabel('Amount').fill('2500.50')
  await quoted(page)
  await expect(page.getByText('£2,500.50', { exact: true }).last()).toBeVisible()
  await expect(page.getByText('−£12.50')).toBeVisible()
  await page.getByRole('button', { name: 'Execute Trade' }).click()
  await expect(page.getByText('Your FX trade has been executed successfully.')).toBeVisible()

  await expect(page.getByRole('timer')).toHaveCount(0)
  await expect(page.getByLabel('Amount')).toHaveValue('10,000')
  await expect(page.getByText('£181,819.68 available in Operating account')).toBeVisible()
  await expect(page.getByText('No trades yet')).toBeVisible()

  const [trade, ...others] = await trades(page)
  expect(others).toEqual([])
  expect(trade).toMatchObject({ fromCurrency: 'GBP', toCurrency: 'USD', amount: 2500.5, markupBps: 50 })
  expect(toPence(await available(page, 'Operating account'))).toBe(toPence(pounds) - 250_050)
  expect(toPence(await available(page, 'Farm payments'))).toBe(toPence(dollars) + toPence(trade?.total ?? 0))
})

test('scrolls the quote into view on a phone', { tag: '@long' }, async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await app.open('/currency-exchange', { signedIn: true })
  await expect(page.getByRole('button', { name: 'Execute Trade' })).not.toBeInViewport()
  await quoted(page)
  await expect(page.getByRole('timer')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Execute Trade' })).toBeInViewport()
})

test('both sides of the exchange have the same size and fields', { tag: '@long' }, async ({ app, page }) => {
  await app.open('/currency-exchange', { signedIn: true })
  await expect(page.getByText(/^Goes to Farm payments/)).toBeVisible()
  const sizes = async () =>
    Promise.all(['You send', 'You receive'].map((name) => page.getByRole('group', { name }).boundingBox()))
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const [send, receive] = await sizes()
    expect(Math.abs((send?.height ?? 0) - (receive?.height ?? Number.NaN)), `${width} px`).toBeLessThan(2)
  }
})

test('a long estimate is not cut on a phone', { tag: '@long' }, async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await app.open('/currency-exchange', { signedIn: true, link: { dock: 'off' } })
  await page.getByLabel('Amount', { exact: true }).fill('99000000')
  const estimate = page.getByLabel('Estimate')
  await expect(estimate).toHaveValue(/^≈ \d{3},\d{3},\d{3}\.\d{2}$/)
  expect(await estimate.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

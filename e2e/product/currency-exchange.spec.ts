import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const quoted = async (page: Page) => {
  await page.getByRole('button', { name: 'Get Quote' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
}

test('scrolls the quote into view on a phone, and prints it alone', { tag: '@long' }, async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await app.open('/currency-exchange', { signedIn: true })
  await expect(page.getByRole('button', { name: 'Execute Trade' })).not.toBeInViewport()
  await quoted(page)
  await expect(page.getByRole('timer')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Execute Trade' })).toBeInViewport()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Rate held')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Get Quote' })).toBeHidden()
})

test('both sides of the exchange have the same size and fields', { tag: '@long' }, async ({ app, page }) => {
  await app.open('/currency-exchange', { signedIn: true })
  await expect(page.getByText(/^Goes to Farm payments/)).toBeVisible()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const heightOf = async (name: string) => (await page.getByRole('group', { name }).boundingBox())?.height ?? NaN
    expect(Math.abs((await heightOf('You send')) - (await heightOf('You receive'))), `${width} px`).toBeLessThan(2)
  }
})

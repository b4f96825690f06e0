import { handleOf, panelOf } from '../support/dock.ts'
import { countPresses } from '../support/presses.ts'
import { expect, test } from '../support/test.ts'

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" rx="8" fill="#1d4ed8"/></svg>',
)

test('a prospect is prepared in the dock by hand with less than 60 presses', async ({ app, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const presses = await countPresses(app.page)
  const page = await app.open('/', { signedIn: true })
  await expect(page.getByRole('region', { name: 'Total Balance' })).toContainText('£')
  const panel = panelOf(page)

  await handleOf(page).click()

  await panel.getByLabel('Company').click()
  await page.keyboard.type('Brightwater Logistics')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Anouk de Vries')
  await page.keyboard.press('Tab')
  await page.keyboard.type('CFO')
  await page.keyboard.press('Tab')
  await expect(panel.getByLabel('Country')).toBeFocused()
  await page.keyboard.type('N')
  await expect(panel.getByLabel('Country')).toHaveValue('NL')
  await panel.getByLabel('Name of the bank').click()
  await page.keyboard.type('Northbank')
  // No test can operate the picker of colours and the dialog of files.
  await panel.getByLabel('Colour of the bank').fill('#1d4ed8')
  await panel.getByLabel('Logo of the bank').setInputFiles({
    name: 'northbank.svg',
    mimeType: 'image/svg+xml',
    buffer: LOGO,
  })
  await panel.getByRole('button', { name: 'Show this' }).click()

  await expect(page.getByRole('heading', { level: 1, name: /Anouk/ })).toBeVisible()
  await expect(page.getByRole('banner').getByText('Northbank', { exact: true })).toBeVisible()
  await expect(page.getByRole('banner').locator('img[src^="data:image/svg+xml"]')).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('--corridor-palette-primary-main', '#1d4ed8')

  await panel.getByRole('button', { name: 'Copy link' }).click()
  await expect(panel.getByText(/^Link copied\./)).toBeVisible()

  const link = await page.evaluate(() => navigator.clipboard.readText())
  const carried = new URLSearchParams(new URL(link).hash.slice(1))
  expect([...carried.keys()]).toEqual(
    expect.arrayContaining(['scenario', 'signin', 'company', 'person', 'country', 'brand', 'color', 'logo']),
  )
  expect(presses()).toBeLessThan(60)
})

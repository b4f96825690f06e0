import { handleOf, panelOf } from '../support/dock.ts'
import { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" rx="8" fill="#1d4ed8"/></svg>',
)

test('a prospect is prepared in the dock by hand in less than a minute', async ({ app, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await app.open('/', { signedIn: true })
  await expect(page.getByRole('region', { name: 'Total Balance' })).toContainText('£')
  const panel = panelOf(page)
  const person = new Person(page)

  person.think()
  await person.click(handleOf(page))

  person.think()
  await person.click(panel.getByLabel('Company'))
  await person.type('Brightwater Logistics')
  person.think()
  await person.press('Tab')
  await person.type('Anouk de Vries')
  person.think()
  await person.press('Tab')
  await person.type('CFO')
  person.think()
  await person.press('Tab')
  await expect(panel.getByLabel('Country')).toBeFocused()
  await person.type('N')
  await expect(panel.getByLabel('Country')).toHaveValue('NL')
  person.think()
  await person.click(panel.getByLabel('Name of the bank'))
  await person.type('Northbank')
  person.think()
  await person.pickColour(panel.getByLabel('Colour of the bank'), '#1d4ed8')
  person.think()
  await person.chooseFile(panel.getByLabel('Logo of the bank'), {
    name: 'northbank.svg',
    mimeType: 'image/svg+xml',
    buffer: LOGO,
  })
  person.think()
  await person.click(panel.getByRole('button', { name: 'Show this' }))

  await expect(page.getByRole('heading', { level: 1, name: /Anouk/ })).toBeVisible()
  await expect(page.getByRole('banner').getByText('Northbank', { exact: true })).toBeVisible()
  await expect(page.getByRole('banner').locator('img[src^="data:image/svg+xml"]')).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('--corridor-palette-primary-main', '#1d4ed8')

  person.think()
  await person.click(panel.getByRole('button', { name: 'Copy link' }))
  await expect(panel.getByText(/^Link copied\./)).toBeVisible()

  const link = await page.evaluate(() => navigator.clipboard.readText())
  const carried = new URLSearchParams(new URL(link).hash.slice(1))
  expect([...carried.keys()]).toEqual(
    expect.arrayContaining(['scenario', 'signin', 'company', 'person', 'country', 'brand', 'color', 'logo']),
  )
  expect(person.time, JSON.stringify(person.actions)).toBeLessThan(60)
})

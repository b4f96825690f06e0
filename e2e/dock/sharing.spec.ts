import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { handleOf, openDock } from '../support/dock.ts'
import { receive } from '../support/files.ts'

const product = (page: Page) => page.locator('#root')
const frozenCards = (page: Page) => product(page).getByRole('button', { name: 'Unfreeze', exact: true })
const freezeFirstCard = async (page: Page) => {
  await product(page).getByRole('button', { name: 'Freeze', exact: true }).first().click()
  await expect(frozenCards(page)).toHaveCount(2)
}

test('a state link restores the state in a new profile without sending it to the host', async ({ app, browser }) => {
  const page = await app.open('/cards', { signedIn: true })
  await freezeFirstCard(page)
  await page.evaluate(() => window.corridor.pause())
  const link = await page.evaluate(() => window.corridor.shareLink())

  const profile = await browser.newContext()
  const elsewhere = await profile.newPage()
  await elsewhere.goto(link)
  await expect(frozenCards(elsewhere)).toHaveCount(2)
  expect(elsewhere.url()).not.toContain('#')
  const [here, there] = await Promise.all(
    [page, elsewhere].map((open) => open.evaluate(async () => (await fetch('/api/payments')).text())),
  )
  expect(there).toBe(here)
  await profile.close()
  expect(app.host.log.map(({ target }) => target).filter((target) => /[?#]|state=|scenario=/.test(target))).toEqual([])
})

test('the scenario link carries page, scenario, sign-in and brand', async ({ app, browser }) => {
  const page = await app.open('/settings?tab=audit-log', {
    scenario: 'suspended',
    signedIn: true,
    link: { brand: 'Tideway', color: '#7c3aed', greeting: 'Rosa' },
  })
  const panel = await openDock(page, 'Hand over', 'Open a file', 'Marks')
  const link = await panel.getByLabel('Scenario link').inputValue()
  const profile = await browser.newContext()
  const elsewhere = await profile.newPage()
  await elsewhere.goto(link)
  await expect(product(elsewhere).getByText('Tideway').first()).toBeVisible()
  await expect(product(elsewhere).getByRole('tab', { name: 'Audit Log' })).toHaveAttribute('aria-selected', 'true')
  await product(elsewhere).getByRole('link', { name: 'Dashboard' }).click()
  await expect(product(elsewhere).getByRole('heading', { name: /Rosa/ })).toBeVisible()
  await expect(elsewhere.getByRole('banner').getByText('Marta Lindqvist', { exact: true })).toBeVisible()
  await profile.close()
})

for (const [fragment, shown] of [
  ['scenario=empty&signin=1', 'Owen Pritchard'],
  ['scenario=nowhere', 'Sarah Whitfield'],
] as const) {
  test(`the link #${fragment} applies to a page that is already open`, async ({ app, page }) => {
    await page.goto(app.address('/cards', { signedIn: true }))
    await expect(page.getByRole('banner').getByText('Sarah Whitfield', { exact: true })).toBeVisible()
    await page.goto(`${app.host.url}cards#${fragment}`)
    await expect(page).toHaveURL(`${app.host.url}cards`)
    await expect(page.getByRole('banner').getByText(shown, { exact: true })).toBeVisible()
    await expect(handleOf(page)).toHaveAccessibleName(
      fragment === 'scenario=nowhere' ? 'Demonstration: open the dock, 1 notice' : 'Demonstration: open the dock',
    )
  })
}

test('a saved file and a bookmark restore the state', async ({ app }) => {
  const page = await app.open('/cards', { signedIn: true })
  const panel = await openDock(page, 'Hand over', 'Open a file', 'Marks')
  await panel.getByLabel('Name of the mark').fill('Before freezing')
  await panel.getByRole('button', { name: 'Save mark' }).click()
  await expect(panel.getByText('Mark saved.')).toBeVisible()
  await freezeFirstCard(page)
  const saved = await receive(page, () => panel.getByRole('button', { name: 'Save file' }).click())

  await panel.getByRole('button', { name: 'Return' }).click()
  await expect(frozenCards(page)).toHaveCount(1)
  await panel
    .getByLabel('Choose a saved file')
    .setInputFiles({ name: 'state.json', mimeType: 'application/json', buffer: saved.bytes })
  await expect(frozenCards(page)).toHaveCount(2)
  await openDock(page, 'Scene')
  await panel.getByRole('button', { name: 'Reset the scenario' }).click()
  await expect(frozenCards(page)).toHaveCount(1)
})

test('a bug capsule restores the state and the route, without secrets', async ({ app }) => {
  const page = await app.open('/cards?note=two+words', { signedIn: true })
  await freezeFirstCard(page)
  const panel = await openDock(page, 'Hand over', 'Open a file', 'Marks')
  const { bytes: buffer } = await receive(page, () =>
    panel.getByRole('button', { name: 'Bug capsule', exact: true }).click(),
  )
  const capsule = JSON.parse(buffer.toString()) as { route: string; build: string; requests: unknown[] }
  expect(capsule.route).toBe('/cards?note=two+words')
  const scripts = (await (await fetch(`${app.host.url}corridor.json`)).json()) as string[]
  expect(capsule.build).toBe(`/${scripts.find((file) => file.startsWith('assets/index-'))}`)
  expect(capsule.requests.length).toBeGreaterThan(0)

  await app.open('/settings', { scenario: 'empty', signedIn: true })
  await openDock(page, 'Hand over', 'Open a file', 'Marks')
  await panel
    .getByLabel('Choose a saved file')
    .setInputFiles({ name: 'capsule.json', mimeType: 'application/json', buffer })
  await expect(frozenCards(page)).toHaveCount(2)
  await expect(page).toHaveURL(/\/cards\?note=two\+words$/)
})

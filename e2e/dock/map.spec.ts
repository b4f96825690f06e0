import { handleOf, openDock, panelOf } from '../support/dock.ts'
import { expect, test } from '../support/test.ts'

test('the map finds a screen and opens it in a room of its own', async ({ app, context }) => {
  const page = await app.open('/', { signedIn: true })
  await openDock(page, 'Scene')
  expect(app.host.log.some(({ path }) => path.endsWith('.webp'))).toBe(false)
  await panelOf(page).getByRole('button', { name: 'Map of all screens' }).click()
  const map = page.getByRole('dialog', { name: 'Map of all screens' })
  await map.getByLabel('Find a screen').fill('payments failed')
  const link = map.getByRole('link', { name: /^Loading failed/ })
  await expect(link).toHaveCount(1)
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()])
  await expect(opened.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  await map.getByRole('button', { name: 'Close the map' }).click()
  expect(await page.evaluate(() => sessionStorage.getItem('corridor:room:/sales/demo/'))).toBeNull()

  await map.waitFor({ state: 'detached' })
  await page.goto(`${app.host.url}#map=1`)
  await map.getByRole('button', { name: 'Step through Cards' }).click()
  const states = map.getByRole('region', { name: 'States of Cards' })
  await expect(states.locator('img')).toHaveCount(4)
  await page.keyboard.press('ArrowRight')
  await expect(states).toContainText('Cards, 2 of 8: Empty')
  await expect
    .poll(() =>
      states.locator('img').evaluateAll((all: HTMLImageElement[]) => all.every((one) => one.naturalWidth > 0)),
    )
    .toBe(true)
  await map.getByLabel('Find a screen').fill('in euros')
  const pinned = map.getByRole('link', { name: 'Pin feedback on payment-new-eur' })
  const [pinning] = await Promise.all([context.waitForEvent('page'), pinned.click()])
  await expect(pinning.getByText(/Choose a spot|Press the spot/)).toBeVisible()
})

test('the palette opens the map for who looks for it, and does not offer it before', async ({ app }) => {
  const page = await app.open('/', { signedIn: true })
  await expect(handleOf(page)).toBeVisible()
  await page.keyboard.press('Control+K')
  const command = page.getByRole('option', { name: 'Map of all screens' })
  await expect(page.getByRole('option', { name: 'New Payment' })).toBeVisible()
  await expect(command).toHaveCount(0)
  await page.keyboard.type('all screens')
  await command.click()
  await expect(page.getByRole('dialog', { name: 'Map of all screens' })).toBeVisible()
})

test('a link to a screen that is not known is refused in one sentence', async ({ app }) => {
  const page = await app.open('/cards', { signedIn: true })
  await page.goto(`${app.host.url}cards#screen=from-a-newer-build`)
  await expect(page.getByRole('button', { name: 'Demonstration: open the dock, 1 notice' })).toBeVisible()
})

import type { Page } from '@playwright/test'
import { expect, test, MOUNT } from '../support/test.ts'
import { handleOf, openDock, openPlace, panelOf } from '../support/dock.ts'
import { receive } from '../support/files.ts'

const product = (page: Page) => page.locator('#root')

test('the presenter window controls the page, which shows no dock', async ({ app, context }) => {
  const page = await app.open('/cards', { signedIn: true })
  const panel = await openDock(page, 'Hand over', 'Presenter window')
  const [presenter] = await Promise.all([
    context.waitForEvent('page'),
    panel.getByRole('button', { name: 'Open presenter window' }).click(),
  ])
  const dock = panelOf(presenter)
  await expect(dock.getByRole('tab', { name: 'Scene' })).toBeVisible()
  await expect(presenter).toHaveTitle('Presenter · Corridor')
  await expect(handleOf(page)).toBeHidden()
  await expect(panelOf(page)).toBeHidden()
  await expect(presenter.locator('#root')).toBeHidden()
  await openPlace(dock, 'Hand over')
  await expect(dock.getByRole('heading', { name: 'Rooms' })).toBeVisible()
  await expect(dock.getByRole('heading', { name: 'Presenter window' })).toBeHidden()
  const { bytes } = await receive(presenter, () =>
    dock.getByRole('button', { name: 'Bug capsule', exact: true }).click(),
  )
  expect((JSON.parse(bytes.toString('utf8')) as { route: string }).route).toBe('/cards')

  await openPlace(dock, 'Drive', 'Cards')
  await dock.getByRole('listitem').filter({ hasText: '4821' }).getByRole('button', { name: 'Block' }).click()
  await expect(product(page).getByRole('button', { name: 'Freeze', exact: true, disabled: true })).toHaveCount(2)

  await openPlace(dock, 'Scene')
  expect((await dock.getByLabel('Scenario').boundingBox())?.width).toBeLessThan(720)
  await dock.getByLabel('Name of the bank').fill('Tideway')
  await dock.getByRole('button', { name: 'Show this' }).click()
  await expect(product(page).getByText('Tideway').first()).toBeVisible()

  await dock.getByLabel('Scenario').selectOption('Verified, no accounts')
  await dock.getByRole('button', { name: 'Show this' }).click()
  await dock.getByRole('button', { name: 'Start anyway' }).click()
  await expect(product(page).getByText('No accounts found')).toBeVisible()

  // The switch follows the page, in the other window.
  await dock.getByRole('switch', { name: /Outline/ }).click()
  await expect(page.getByTestId('honesty').getByTestId('outline').first()).toBeVisible()

  const openRequests = () => openPlace(dock, 'Inspect')
  const calls = dock.getByRole('button', { name: /GET \/api\/accounts/ })
  await openRequests()
  await expect(calls.first()).toBeVisible()
  await openPlace(dock, 'Scene')
  await expect(dock.getByRole('switch', { name: /Outline/ })).toBeChecked()
  await page.keyboard.press('Shift+F2')
  const own = await openDock(page, 'Scene')
  await own.getByRole('switch', { name: /Outline/ }).uncheck()
  await expect(dock.getByRole('switch', { name: /Outline/ })).not.toBeChecked()
  await page.keyboard.press('Shift+F2')
  // A page that is opened later connects to the presenter window.
  await openRequests()
  await dock.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(calls).toHaveCount(0)
  await app.reload()
  await expect(calls.first()).toBeVisible()
  await presenter.close()
  await expect(handleOf(page)).toBeVisible()
  await expect(panelOf(page)).toBeHidden()
})

test('unknown messages on the channel of the presenter window are ignored', async ({ app }) => {
  const page = await app.open('/', { signedIn: true })
  await expect(handleOf(page)).toBeVisible()
  await page.evaluate((base) => {
    const channel = new BroadcastChannel(`corridor-dock:${base}`)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes no target
    const post = (message: unknown) => channel.postMessage(message)
    const command = (id: string, name: unknown, ...args: unknown[]) =>
      post({ from: 'presenter', type: 'command', id, name, args })
    command('1', 'go', '//evil.example/')
    command('2', 'go', 'javascript:alert(1)')
    command('3', 'toString')
    for (const message of ['x', 7, null, { from: 'presenter', type: 'toString' }]) post(message)
    command('good', 'go', '/cards')
  }, MOUNT)
  await expect(page).toHaveURL(`${app.host.url}cards`)
})

test('the presenter window shows the notes of a tour, steers it and fills forms', async ({ app, context }) => {
  const page = await app.open('/', { signedIn: true, link: { dock: 'off' } })
  const presenter = await context.newPage()
  await presenter.goto(`${app.host.url}#dock=alone`)
  const dock = panelOf(presenter)
  await openPlace(dock, 'Drive', 'Tours')
  await dock.getByRole('button', { name: 'Start A payment that fails' }).click()
  const steps = dock.getByRole('region', { name: 'A payment that fails' })
  await expect(steps).toContainText('Next: Sent')
  await expect(steps.getByText(/^\d+:\d\d$/), 'the elapsed time goes on').not.toHaveText('0:00')
  await expect(steps.getByRole('button', { name: 'Next' })).toBeEnabled()
  const reference = page.getByRole('dialog').getByLabel('Reference')
  const filled = await reference.inputValue()
  await page.getByRole('dialog').getByLabel('Amount').fill('')
  await steps.getByRole('button', { name: 'Fill' }).click()
  await expect(page.getByRole('dialog').getByLabel('Amount')).not.toHaveValue('')
  await reference.fill(filled)
  await steps.getByRole('button', { name: 'Next' }).click()
  await expect(steps).toContainText('Next: Failed, and the money is back')
  await steps.getByRole('button', { name: 'Next' }).click()
  await expect(steps).toContainText('Open the payment: its timeline says when it failed.')
  await expect(steps).toContainText('failed')
  await steps.getByRole('button', { name: 'End the tour' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

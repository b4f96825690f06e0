import { EventEmitter, once } from 'node:events'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { openDock, panelOf } from '../support/dock.ts'
import { pay, row } from '../support/payments.ts'

const product = (page: Page) => page.locator('#root')

test.describe('Scenario', () => {
  test('asks before another scenario replaces what was done', async ({ app }) => {
    const page = await app.open('/payments', { signedIn: true })
    await pay(page, 'Done before')
    const panel = await openDock(page, 'Scenario')
    await panel.getByRole('button', { name: /^Suspended company/ }).click()
    const question = panel.getByRole('group', { name: 'Start “Suspended company”?' })
    await expect(question).toContainText('will be lost')
    await expect(question).toBeFocused()
    await question.getByRole('button', { name: 'Keep it' }).click()
    await expect(row(page, 'Done before')).toHaveCount(1)
    await page.reload()
    const again = await openDock(page, 'Scenario')
    await again.getByRole('button', { name: /^Suspended company/ }).click()
    await again.getByRole('button', { name: 'Start anyway' }).click()
    await expect(page.getByRole('banner').getByText('Marta Lindqvist', { exact: true })).toBeVisible()
  })

  test('starts another scenario signed in as its person', async ({ app }) => {
    const page = await app.open('/', { signedIn: true })
    const panel = await openDock(page, 'Scenario')
    await panel.getByRole('button', { name: /^Verified, no accounts/ }).click()
    await expect(product(page).getByText('No accounts found')).toBeVisible()
    await expect(page.getByRole('banner').getByText('Owen Pritchard', { exact: true })).toBeVisible()
  })

  test('signs out and in again', async ({ app }) => {
    const page = await app.open('/', { signedIn: true })
    const panel = await openDock(page, 'Scenario')
    await panel.getByRole('button', { name: 'Sign out' }).click()
    await expect(product(page).getByRole('button', { name: 'Sign In' })).toBeVisible()
    await panel.getByRole('button', { name: 'Sign in as the scenario’s person' }).click()
    await expect(product(page).getByRole('heading', { name: /Sarah/ })).toBeVisible()
  })
})

test('the shortcut of the dock works while the dock is still loading', async ({ app }) => {
  let isRequested = false
  const gate = new EventEmitter()
  app.host.setHook(({ path }) => {
    if (!path.includes('/mount-')) return undefined
    isRequested = true
    return { delay: once(gate, 'open') }
  })
  const page = await app.open('/', { signedIn: true, transport: 'page' })
  await expect.poll(() => isRequested, { message: 'the code of the dock is requested' }).toBe(true)
  await page.keyboard.press('Shift+F2')
  gate.emit('open')
  await expect(panelOf(page)).toBeVisible()
})

test('the demo entry on the sign-in page signs in without a password', async ({ app }) => {
  const page = await app.open('/auth')
  await page
    .getByRole('region', { name: 'Demo entry' })
    .getByRole('button', { name: 'Enter as Sarah Whitfield' })
    .click()
  await expect(product(page).getByRole('heading', { name: /Sarah/ })).toBeVisible()
})

test('Inbox expires and opens the verification link', async ({ app }) => {
  const page = await app.open('/auth', { scenario: 'unverified' })
  const panel = await openDock(page, 'Inbox')
  await panel.getByRole('button', { name: 'Expire this link' }).click()
  await panel.getByRole('button', { name: 'Open the link' }).click()
  await expect(product(page).getByText('Verification token has expired')).toBeVisible()
})

test('Brand changes name, greeting and colour', async ({ app }) => {
  const page = await app.open('/', { signedIn: true })
  const panel = await openDock(page, 'Brand')
  await panel.getByLabel('Displayed name').fill('Tideway Bank')
  await panel.getByLabel('Greeting’s first name').fill('Rosa')
  await panel.getByRole('button', { name: 'Show names' }).click()
  await expect(product(page).getByText('Tideway Bank').first()).toBeVisible()
  await expect(product(page).getByRole('heading', { name: /Rosa/ })).toBeVisible()
  await panel.getByRole('button', { name: 'Colour #7c3aed' }).click()
  await expect(page.locator('#brand-palette')).toHaveCount(1)
  await panel.getByLabel('Logo as a data URL').fill('https://evil.example/logo.png')
  await expect(panel.getByText(/nothing is loaded from other hosts/)).toBeVisible()
  await page.reload()
  await expect(product(page).getByText('Tideway Bank').first()).toBeVisible()
})

import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { openDock, panelOf } from '../support/dock.ts'
import { gate } from '../support/gate.ts'

const product = (page: Page) => page.locator('#root')

test('the shortcut of the dock works while the dock is still loading', async ({ app }) => {
  let isRequested = false
  const code = gate()
  app.host.setHook(({ path }) => {
    if (!path.includes('/mount-')) return undefined
    isRequested = true
    return { delay: code.opened }
  })
  const page = await app.open('/', { signedIn: true, transport: 'page' })
  await expect.poll(() => isRequested, { message: 'the code of the dock is requested' }).toBe(true)
  await page.keyboard.press('Shift+F2')
  code.open()
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

test('the field at the top finds an action by its name or its call, and a section by its name', async ({ app }) => {
  const page = await app.open('/', { signedIn: true })
  const panel = await openDock(page, 'Inspect')
  const field = panel.getByRole('combobox', { name: 'Find an action' })
  await field.fill('no accounts')
  await panel.getByRole('option', { name: /Verified, no accounts/ }).click()
  await expect(product(page).getByText('No accounts found')).toBeVisible()
  await field.fill('corridor.signOut')
  await field.press('Enter')
  await expect(product(page).getByRole('button', { name: 'Sign In' })).toBeVisible()
  await field.fill('Open the inbox')
  await field.press('Enter')
  await expect(panel.getByRole('tab', { name: 'Drive', selected: true })).toBeVisible()
  const inbox = panel.getByRole('button', { name: /^Inbox/, expanded: true })
  await expect(inbox).toBeInViewport()
  await expect(inbox).toBeFocused()
})

test('Inbox expires and opens the verification link', async ({ app }) => {
  const page = await app.open('/auth', { scenario: 'unverified' })
  const panel = await openDock(page, 'Drive', 'Inbox')
  await panel.getByRole('button', { name: 'Expire this link' }).click()
  await panel.getByRole('button', { name: 'Open the link' }).click()
  await expect(product(page).getByText('Verification token has expired')).toBeVisible()
})

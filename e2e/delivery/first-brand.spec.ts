import type { Page } from '@playwright/test'
import { gate } from '../support/gate.ts'
import { recordShown, shownIn } from '../support/shown.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test, type App } from '../support/test.ts'

const LOGO = `data:image/svg+xml;base64,${btoa(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" rx="8" fill="#1d4ed8"/></svg>',
)}`
const BRAND = { brand: 'Brightwater', color: '#1d4ed8', logo: LOGO }

/** Buttons in the product's own colour, in the light and in the dark scheme. */
const OWN_ACCENTS = ['rgb(15, 107, 87)', 'rgb(76, 194, 162)']

async function expectOnlyTheBrand(page: Page): Promise<void> {
  const shown = await shownIn(page)
  expect(shown.length).toBeGreaterThan(3)
  expect(shown.filter((text) => text.includes('Corridor') || OWN_ACCENTS.includes(text))).toEqual([])
}

/** Opens a page while no script of the application arrives, not even from the browser's cache. */
async function openHeld(page: Page, address: string) {
  const scripts = gate()
  await page.route('**/assets/**', async (route) => {
    await scripts.opened
    await route.continue()
  })
  // Chromium does not load a page again for another fragment.
  await page.goto('about:blank')
  await page.goto(address, { waitUntil: 'commit' })
  return scripts
}

const mark = (page: Page) => page.locator(`#root img[src="${LOGO}"]`)

/** Leaves a brand in storage, as an earlier visit does. */
async function visitWith(app: App, link: Record<string, string>): Promise<void> {
  const page = await app.open('/auth', { link })
  const key = `corridor:palette:/sales/demo/${link.room ? `~${link.room}` : ''}`
  await page.waitForFunction((name) => localStorage.getItem(name) !== null, key)
}

// The worker's copy of the scripts could not be delayed.
test.use({ serviceWorkers: 'block' })

test.beforeEach(({ page }) => recordShown(page))

test('a stored brand is there from the first paint of the sign-in', async ({ app, page }) => {
  await visitWith(app, BRAND)
  const scripts = await openHeld(page, `${app.host.url}auth`)
  await expect(page.getByRole('heading', { name: 'Sign in to Brightwater' })).toBeVisible()
  await expect(page).toHaveTitle('Brightwater')
  await expect(mark(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign In' })).toHaveCSS('background-color', 'rgb(29, 78, 216)')
  await signIn(page)
  scripts.open()
  await expect(page).toHaveURL(app.host.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectOnlyTheBrand(page)
})

test('the brand of a link is there from the first paint, and its colour once it is derived', async ({ app, page }) => {
  const scripts = await openHeld(page, app.address('/auth', { link: BRAND }))
  await expect(page.getByRole('heading', { name: 'Sign in to Brightwater' })).toBeVisible()
  await expect(mark(page)).toBeVisible()
  await page.getByLabel('Email').fill('sarah@halden.example')
  scripts.open()
  await expect(page).toHaveTitle('Sign In · Brightwater')
  await expect(page.getByRole('button', { name: 'Sign In' })).toHaveCSS('background-color', 'rgb(29, 78, 216)')
  await expect(page.getByLabel('Email')).toHaveValue('sarah@halden.example')
  await page.waitForFunction(() => 'corridor' in window)
  await expectOnlyTheBrand(page)
})

const organization = (page: Page) => page.getByRole('banner').getByLabel('Organization')

async function expectNoSamples(page: Page): Promise<void> {
  await page.waitForFunction(() => 'corridor' in window)
  const shown = await shownIn(page)
  expect(shown.join()).toContain('Notifications')
  expect(shown.filter((text) => /Halden|Sarah|3 new/.test(text))).toEqual([])
}

test('the company of a link is in the header from the first paint, and the stored one later', async ({ app, page }) => {
  const link = { company: 'Brightwater Logistics', brand: 'Northbank' }
  const first = await openHeld(page, app.address('/cards', { signedIn: true, link }))
  await expect(organization(page)).toHaveValue('Brightwater Logistics')
  first.open()
  await expect(page.getByRole('heading', { level: 1, name: 'Cards' })).toBeVisible()
  await expect(organization(page)).toHaveValue('Brightwater Logistics')
  await expectNoSamples(page)
  await page.unrouteAll({ behavior: 'wait' })

  const later = await openHeld(page, `${app.host.url}accounts`)
  await expect(organization(page)).toHaveValue('Brightwater Logistics')
  later.open()
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
  await expectNoSamples(page)
})

test('a state link names nobody until its prospect is unpacked', async ({ app, page }) => {
  await app.open('/cards', { signedIn: true, link: { company: 'Brightwater Logistics' } })
  const link = await page.evaluate(() => window.corridor.shareLink())
  await page.evaluate(() => localStorage.clear())
  const scripts = await openHeld(page, link)
  await expect(organization(page)).toHaveValue('')
  scripts.open()
  await expect(organization(page)).toHaveValue('Brightwater Logistics')
  await expectNoSamples(page)
})

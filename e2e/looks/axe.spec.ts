import type { Page } from '@playwright/test'
import { SHELL_ADDRESSES } from '../support/addresses.ts'
import { violations, violationsEverywhere } from '../support/axe.ts'
import { expectLoaded, openSignedIn } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('axe reports no violation', () => {
  for (const path of ['/auth', '/signup', '/verify-email', '/no-such-page']) {
    test(`on ${path}, signed out`, async ({ app }) => {
      const page = await app.open(path, { link: { dock: 'off' } })
      await expectLoaded(page)
      expect(await violationsEverywhere(page)).toEqual([])
    })
  }

  for (const { path, tab } of [...SHELL_ADDRESSES, { path: '/verify', tab: undefined }]) {
    test(`on ${path}`, { tag: tab === undefined ? [] : '@long' }, async ({ app }) => {
      const page = await openSignedIn(app, path)
      if (tab) await expect(page.getByRole('tab', { name: tab, exact: true })).toHaveAttribute('aria-selected', 'true')
      expect(await violationsEverywhere(page)).toEqual([])
    })
  }

  for (const path of ['/', '/accounts', '/payments', '/cards']) {
    test(`on ${path}, empty`, { tag: '@long' }, async ({ app }) => {
      expect(await violationsEverywhere(await openSignedIn(app, path, 'empty'))).toEqual([])
    })
  }

  test('on every step of the verification wizard', { tag: '@long' }, async ({ app }) => {
    test.slow()
    const page = await openSignedIn(app, '/verify', 'onboarding')
    const steps = page.getByRole('navigation', { name: 'Verification steps' }).getByRole('tab')
    await expect(steps).toHaveCount(5)
    for (const step of await steps.all()) {
      await step.click()
      await expect(step).toHaveAttribute('aria-selected', 'true')
      expect(await violationsEverywhere(page)).toEqual([])
    }
  })

  const OVERLAYS: Record<string, { path: string; open?: (page: Page) => Promise<void> }> = {
    'the payment form': { path: '/payments?pay=EUR' },
    'a statement': { path: '/?statement=GBP' },
    'the analytics': { path: '/?analytics' },
    'the account sheet': {
      path: '/',
      open: (page) =>
        page
          .getByRole('button', { name: /^View / })
          .first()
          .click(),
    },
    'the form of a new account': {
      path: '/accounts',
      open: (page) => page.getByRole('button', { name: 'Create Account' }).click(),
    },
    'the form of a new card': {
      path: '/cards',
      open: (page) => page.getByRole('button', { name: 'New Card' }).click(),
    },
    "a card's limits": {
      path: '/cards',
      open: (page) =>
        page
          .getByRole('button', { name: /Set Limits/ })
          .first()
          .click(),
    },
    "a card's transactions": {
      path: '/cards',
      open: (page) =>
        page
          .getByRole('button', { name: /Transactions/ })
          .first()
          .click(),
    },
    "a card's details": {
      path: '/cards',
      open: (page) =>
        page
          .getByRole('button', { name: /View Details/ })
          .first()
          .click(),
    },
    "a payment's details": {
      path: '/payments',
      open: (page) => page.getByRole('table', { name: 'Payments' }).getByRole('link').first().click(),
    },
    'the invitation': {
      path: '/settings?tab=users',
      open: (page) => page.getByRole('button', { name: 'Invite User' }).first().click(),
    },
    'the palette': { path: '/', open: (page) => page.keyboard.press('Control+k') },
    'the shortcuts': { path: '/', open: (page) => page.keyboard.press('?') },
  }
  for (const [name, { path, open }] of Object.entries(OVERLAYS)) {
    test(`in ${name}`, { tag: '@long' }, async ({ app }) => {
      const page = await openSignedIn(app, path)
      await open?.(page)
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(page.getByRole('dialog').locator('.MuiSkeleton-root')).toHaveCount(0)
      expect(await violationsEverywhere(page)).toEqual([])
    })
  }

  test('in the help for a forgotten password', { tag: '@long' }, async ({ app }) => {
    const page = await app.open('/auth', { link: { dock: 'off' } })
    await page.getByText('Forgot password?').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await violationsEverywhere(page)).toEqual([])
  })

  test('in a form with errors, and in an error message', { tag: '@long' }, async ({ app }) => {
    const page = await app.open('/auth', { link: { dock: 'off' } })
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Invalid email address')).toBeVisible()
    expect(await violationsEverywhere(page)).toEqual([])
    await page.getByLabel('Email').fill('sarah@halden.example')
    await page.getByLabel('Password').fill('not-the-password')
    await page.keyboard.press('Enter')
    await page.getByText('Login failed').hover()
    expect(await violationsEverywhere(page)).toEqual([])
  })
})

test('axe reports no violation in any place of the dock, at two widths', { tag: '@long' }, async ({ app }) => {
  test.slow()
  const page = await app.open('/', { signedIn: true })
  await expectLoaded(page)
  await page.getByRole('button', { name: /open the dock/ }).click()
  const tabs = page.getByRole('tablist', { name: 'Demo dock' }).getByRole('tab')
  await expect(tabs).toHaveCount(5)
  // By their place: some names end with a number that changes while the test runs.
  for (const tab of await tabs.all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size)
      expect(await violations(page), `${await tab.textContent()} at ${size.width} px`).toEqual([])
    }
  }
})

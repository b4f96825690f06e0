import type { Page } from '@playwright/test'
import { SHELL_ADDRESSES } from '../support/addresses.ts'
import { violations, violationsEverywhere } from '../support/axe.ts'
import { expect, test, type App } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Waits until no skeleton or spinner is left. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('.MuiSkeleton-root, [aria-busy="true"]')).toHaveCount(0)
}

async function signedIn(app: App, path: string, scenario = 'established'): Promise<Page> {
  const page = await app.open(path, { signedIn: true, scenario, link: { dock: 'off' } })
  await settled(page)
  return page
}

test.describe('axe reports no violation', () => {
  for (const path of ['/auth', '/signup', '/verify-email', '/no-such-page']) {
    test(`on ${path}, signed out`, async ({ app }) => {
      const page = await app.open(path, { link: { dock: 'off' } })
      await settled(page)
      expect(await violationsEverywhere(page)).toEqual([])
    })
  }

  for (const { path, tab } of SHELL_ADDRESSES) {
    test(`on ${path}`, async ({ app }) => {
      const page = await signedIn(app, path)
      if (tab) await expect(page.getByRole('tab', { name: tab, exact: true })).toHaveAttribute('aria-selected', 'true')
      expect(await violationsEverywhere(page)).toEqual([])
    })
  }

  for (const path of ['/', '/accounts', '/payments', '/cards']) {
    test(`on ${path}, empty`, async ({ app }) => {
      expect(await violationsEverywhere(await signedIn(app, path, 'empty'))).toEqual([])
    })
  }

  test('on every step of the verification wizard', async ({ app }) => {
    test.slow()
    const page = await signedIn(app, '/verify', 'onboarding')
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
    test(`in ${name}`, async ({ app }) => {
      const page = await signedIn(app, path)
      await open?.(page)
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(page.getByRole('dialog').locator('.MuiSkeleton-root')).toHaveCount(0)
      expect(await violationsEverywhere(page)).toEqual([])
    })
  }

  test('in the help for a forgotten password', async ({ app }) => {
    const page = await app.open('/auth', { link: { dock: 'off' } })
    await page.getByText('Forgot password?').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await violationsEverywhere(page)).toEqual([])
  })

  test('in a form with errors, and in an error message', async ({ app }) => {
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

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('axe reports no violation in any tab of the dock, at two widths', async ({ app }) => {
  test.slow()
  const page = await app.open('/', { signedIn: true })
  await settled(page)
  await page.getByRole('button', { name: /^Demo dock/ }).click()
  const names = await page.getByRole('tablist', { name: 'Dock' }).getByRole('tab').allTextContents()
  expect(names).toHaveLength(8)
  for (const name of names) {
    await page.getByRole('tab', { name, exact: true }).click()
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size)
      expect(await violations(page), `${name} at ${size.width} px`).toEqual([])
    }
  }
})

test.describe('no page is wider than the screen', () => {
  for (const [what, width] of [
    ['a 320 px screen', 320],
    ['a desktop screen at 200 %', 720],
  ] as const) {
    test(`on ${what}`, async ({ app, page }) => {
      await page.setViewportSize({ width, height: 640 })
      for (const path of [
        '/',
        '/accounts',
        '/payments',
        '/cards',
        '/currency-exchange',
        '/psp-integrations',
        '/psp-integrations?tab=lpm',
        '/settings',
        '/settings?tab=compliance',
        '/settings?tab=audit-log',
        '/verify',
        '/?pay=GBP',
        '/?statement=EUR',
      ]) {
        await signedIn(app, path)
        expect(await overflow(page), path).toBe(0)
      }
      for (const path of ['/auth', '/signup', '/verify-email']) {
        await app.open(path, { scenario: 'fresh', link: { dock: 'off' } })
        await settled(page)
        expect(await overflow(page), path).toBe(0)
      }
    })
  }
})

test.describe('by keyboard alone', () => {
  test('sign-in moves the focus to the heading of the dashboard', async ({ app }) => {
    const page = await app.open('/auth', { link: { dock: 'off' } })
    // Screen readers announce changes only in a live region that already exists.
    await expect(page.locator('#announcements')).toHaveText('')
    await page.getByLabel('Email').focus()
    await page.keyboard.type('sarah@halden.example')
    await page.keyboard.press('Tab')
    await page.keyboard.type('corridor-demo')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByLabel('Remember me')).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Sarah' })).toBeFocused()
    await expect(page.locator('#announcements')).toHaveText(/Dashboard/)
  })

  test('the first Tab stop skips the navigation', async ({ app }) => {
    const page = await signedIn(app, '/accounts')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    await expect(page).toHaveURL(/\/accounts$/)
  })

  test('a navigation is announced and focuses the new heading', async ({ app }) => {
    const page = await signedIn(app, '/')
    await page.getByRole('link', { name: 'Cards', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Cards' })).toBeFocused()
    await expect(page.locator('#announcements')).toHaveText(/Cards/)
    await expect(page).toHaveTitle('Cards · Corridor')
    await expect(page.getByRole('link', { name: 'Cards', exact: true })).toHaveAttribute('aria-current', 'page')
  })

  test('a payment is made, and the focus returns to the button', async ({ app }) => {
    const page = await signedIn(app, '/')
    const button = page.getByRole('button', { name: 'Make Payment' })
    await button.focus()
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: 'New Payment' })
    await expect(form).toBeVisible()
    for (const [label, text] of [
      ['Payment rail', 'Faster'],
      ['Currency', 'GBP'],
      ['Amount', '25'],
      ['Beneficiary name', 'Tom Okafor'],
      ['Beneficiary account', '99-40-27 58201173'],
    ] as const) {
      // Press Tab until the field has the focus.
      const field = form.getByLabel(label)
      await expect(async () => {
        await page.keyboard.press('Tab')
        await expect(field).toBeFocused({ timeout: 50 })
      }).toPass({ intervals: [0] })
      await page.keyboard.type(text)
    }
    await page.keyboard.press('Enter')
    await expect(page.getByText('Payment created')).toBeVisible()
    await expect(form).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  for (const [path, size] of [
    ['/payments', { width: 1440, height: 900 }],
    ['/', { width: 844, height: 390 }],
    ['/psp-integrations', { width: 390, height: 844 }],
  ] as const) {
    test(`Shift+Tab up ${path} keeps the focused control clear of the header at ${size.width} px`, async ({
      app,
      page,
    }) => {
      await page.setViewportSize(size)
      await signedIn(app, path)
      // Start after the last control of the page.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await page.locator('main').evaluate((main) => getSelection()?.collapse(main, main.childNodes.length))
      const inMain = () => page.evaluate(() => document.activeElement?.matches('main *') ?? false)
      await page.keyboard.press('Shift+Tab')
      let stops = 0
      for (; stops < 24 && (await inMain()); stops += 1) {
        const focus = page.locator(':focus')
        await expect
          .poll(
            () =>
              focus.evaluate((control) => {
                const { x, y, width, height } = control.getBoundingClientRect()
                // A tall panel cannot be fully visible.
                if (height > innerHeight / 2) return true
                const top = document.elementFromPoint(x + width / 2, y + Math.min(height, 40) / 2)
                return control.contains(top) || (top?.closest('label')?.contains(control) ?? false)
              }),
            `${(await focus.getAttribute('aria-label')) ?? (await focus.textContent())} is visible`,
          )
          .toBe(true)
        await page.keyboard.press('Shift+Tab')
      }
      expect(stops).toBeGreaterThan(8)
    })
  }

  test('a dialog traps the focus, closes on Escape and returns the focus', async ({ app }) => {
    const page = await signedIn(app, '/accounts')
    const button = page.getByRole('button', { name: 'Create Account' })
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(
          () =>
            document.getElementById('root')?.contains(document.activeElement) &&
            document.activeElement !== document.body,
        ),
      ).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  test('the palette opens an account, and single-key shortcuts can be switched off', async ({ app }) => {
    const page = await signedIn(app, '/')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: /^Search/ })).toBeFocused()
    await page.keyboard.type('payroll')
    await expect(page.getByRole('option', { name: /Payroll/ })).toHaveClass(/Mui-focused/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: /Payroll/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.keyboard.press('g')
    await page.keyboard.press('p')
    await expect(page).toHaveURL(/\/payments$/)
    await page.keyboard.press('?')
    await page.getByLabel(/Single-key shortcuts/).uncheck()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('g')
    await page.keyboard.press('c')
    await page.keyboard.press('?')
    // Keys are handled in order: once this works, the earlier ones had no effect.
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: /^Search/ })).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/payments$/)
    await expect(page.getByRole('link', { name: 'Payments & Transfers' })).toHaveAttribute('aria-current', 'page')
  })

  test('the drawer on a phone takes and returns the focus and closes after a link', async ({ app, page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signedIn(app, '/')
    const toggle = page.getByRole('button', { name: 'Open navigation' })
    await expect(page.getByRole('link', { name: 'Cards', exact: true })).toBeHidden()
    await toggle.focus()
    // Enter on the link of the current page only closes the drawer.
    for (const key of ['Escape', 'Enter']) {
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeFocused()
      if (key === 'Enter') for (const _ of ['Close navigation', 'Dashboard']) await page.keyboard.press('Tab')
      await page.keyboard.press(key)
      await expect(page.getByRole('link', { name: 'Cards', exact: true })).toBeHidden()
      await expect(toggle).toBeFocused()
    }
    await toggle.click()
    await page.getByRole('link', { name: 'Cards', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cards' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Cards', exact: true })).toBeHidden()
    await toggle.click()
    await page.mouse.click(360, 400)
    await expect(page.getByRole('link', { name: 'Cards', exact: true })).toBeHidden()
    await expect(toggle).toBeFocused()
  })

  test('on a phone every control is at least 44 px high', async ({ app, page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of ['/', '/accounts', '/payments', '/cards', '/settings']) {
      await signedIn(app, path)
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('button, select, input:not([type="checkbox"], [type="radio"])')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'))
          .map((element) => ({
            name: element.ariaLabel ?? element.textContent,
            // The whole frame of a field can be pressed.
            height: Math.round((element.closest('.MuiInputBase-root') ?? element).getBoundingClientRect().height),
          }))
          .filter(({ height }) => height > 0 && height < 44),
      )
      expect(small, path).toEqual([])
    }
  })
})

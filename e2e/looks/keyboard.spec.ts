import { openSignedIn } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

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
    await expect(page.getByRole('button', { name: 'Show characters' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByLabel('Remember me')).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Sarah' })).toBeFocused()
    await expect(page.locator('#announcements')).toHaveText(/Dashboard/)
  })

  test('the first Tab stop skips the navigation', { tag: '@long' }, async ({ app }) => {
    const page = await openSignedIn(app, '/accounts')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    await expect(page).toHaveURL(/\/accounts$/)
  })

  test('a navigation focuses the new heading, which is not announced once more', { tag: '@long' }, async ({ app }) => {
    const page = await openSignedIn(app, '/')
    await page.getByRole('link', { name: 'Cards', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Cards' })).toBeFocused()
    await expect(page.locator('#announcements')).toHaveText('')
    await expect(page).toHaveTitle('Cards · Corridor')
    await expect(page.getByRole('link', { name: 'Cards', exact: true })).toHaveAttribute('aria-current', 'page')
  })

  test('currency is exchanged in the order of the page, and no step loses the focus', async ({ app }) => {
    const page = await openSignedIn(app, '/currency-exchange')
    await page.locator('main').focus()
    const next = async (name: string) => {
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toHaveAccessibleName(name)
    }
    await next('Amount')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('2500')
    for (const name of ['From currency', 'Swap currencies', 'Estimate', 'To currency', 'Get Quote']) await next(name)
    await page.keyboard.press('Enter')
    await expect(page.locator('#announcements')).toHaveText(/^Quote received/)
    await expect(page.getByRole('button', { name: 'Get Quote' })).toBeFocused()
    await next('Execute Trade')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Trade executed')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Execute Trade' })).toBeFocused()
  })

  for (const [path, size] of [
    ['/payments', { width: 1440, height: 900 }],
    ['/', { width: 844, height: 390 }],
    ['/psp-integrations', { width: 390, height: 844 }],
  ] as const) {
    test(`Shift+Tab up ${path} stays below the header (${size.width} px)`, { tag: '@long' }, async ({ app, page }) => {
      await page.setViewportSize(size)
      await openSignedIn(app, path)
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
        // The virtual list counts as scrolling for 150 ms and then renders again. A person looks before pressing on.
        if (path === '/payments')
          await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 200))))
        await page.keyboard.press('Shift+Tab')
      }
      expect(stops).toBeGreaterThan(8)
    })
  }

  test('the palette opens an account, and shortcuts can be switched off', { tag: '@long' }, async ({ app }) => {
    const page = await openSignedIn(app, '/')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: /^Search/ })).toBeFocused()
    await page.keyboard.type('payroll')
    await expect(page.getByRole('option', { name: /Payroll/ })).toHaveClass(/Mui-focused/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: /Payroll/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    // Again where the machine took longer between the two keys than a person may.
    await expect(async () => {
      await page.keyboard.press('g')
      await page.keyboard.press('p')
      await expect(page.getByRole('heading', { level: 1, name: /^Payments/ })).toBeFocused({ timeout: 3000 })
    }).toPass()
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

  test('the drawer takes and returns the focus, and closes after a link', { tag: '@long' }, async ({ app, page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openSignedIn(app, '/')
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
})

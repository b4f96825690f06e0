import type { Locator } from '@playwright/test'
import { openSignedIn } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('at 256 px, as at 400 % zoom, nothing stays over the content', { tag: '@long' }, async ({ app, page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  for (const path of ['/accounts', '/payments?pay=GBP', '/verify']) {
    await openSignedIn(app, path, path === '/verify' ? 'unverified' : undefined)
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('#app :is(header, header *, thead th)')]
        .filter((element) => element.checkVisibility() && !element.closest('[role="presentation"]'))
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
        .map((element) => element.textContent),
    )
    expect(fixed, path).toEqual([])
  }
  await openSignedIn(app, '/payments?pay=GBP')
  const send = page.getByRole('button', { name: 'Send payment' })
  await expect(send).not.toBeInViewport()
  await send.scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'New Payment' })).not.toBeInViewport()
})

test('on a phone every control is at least 44 px high', { tag: '@long' }, async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/auth', '/', '/accounts', '/payments', '/cards', '/settings', '/settings?tab=audit-log']) {
    await (path === '/auth' ? app.open(path) : openSignedIn(app, path))
    const selector = '#app :is(button, select, input:not([type="checkbox"], [type="radio"]), .MuiLink-root, p > a)'
    const small = await page.locator(selector).evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]'))
        .map((control) => {
          // The whole frame of a field can be pressed, and what reaches over the line of a link.
          const { height } = (control.closest('.MuiInputBase-root') ?? control).getBoundingClientRect()
          const reach = -2 * Math.min(0, Number.parseFloat(getComputedStyle(control, '::after').top) || 0)
          return { name: control.ariaLabel ?? control.textContent, height: Math.round(height && height + reach) }
        })
        .filter(({ height }) => height > 0 && height < 44),
    )
    expect(small, path).toEqual([])
  }
})

const expectWhole = async (part: Locator) =>
  expect(await part.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)

test('at 320 px API keys, amounts of a billion and the header are not cut', { tag: '@long' }, async ({ app, page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await app.open('/psp-integrations', { signedIn: true })
  for (const label of ['Live key', 'Test key']) await expectWhole(page.getByLabel(label))
  await app.open('/payments?pay=GBP', { signedIn: true, link: { samples: 'off', dock: 'off' } })
  await page.getByLabel('Amount', { exact: true }).fill('1000000000.55')
  await expectWhole(page.getByLabel('Amount', { exact: true }))
  await page.evaluate(() => window.corridor.topUp('GBP', '2000000000'))
  await page.goto(`${app.host.url}currency-exchange`)
  await expect(page.getByRole('banner').getByText('S', { exact: true }), 'the initial').toBeVisible()
  await expectWhole(page.getByRole('banner').getByText('Corridor', { exact: true }))
  await page.getByLabel('Amount', { exact: true }).fill('1000000000.55')
  await expect(page.getByLabel('Estimate')).toHaveValue(/^≈ 1,\d{3},\d{3},\d{3}\.\d{2}$/)
  await expectWhole(page.getByLabel('Estimate'))
  await page.getByRole('button', { name: 'Get Quote' }).click()
  await page.getByRole('button', { name: 'Execute Trade' }).click()
  await expectWhole(page.locator('section:has(> [aria-label="Recent FX trades"])'))
})

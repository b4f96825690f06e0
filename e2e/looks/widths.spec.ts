import type { Page } from '@playwright/test'
import { expectLoaded, openSignedIn } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Controls that reach beyond their section and are cut off there. */
const cutControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main section :is(input, select, button)')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const section = control.closest('section')?.getBoundingClientRect()
        return section && control.getBoundingClientRect().right > section.right + 1
      })
      .map((control) => control.ariaLabel ?? control.textContent),
  )

test.describe('no page is wider than the screen', () => {
  for (const [what, width] of [
    ['a 320 px screen', 320],
    ['a desktop screen at 200 %', 720],
  ] as const) {
    test(`on ${what}`, { tag: width === 320 ? [] : '@long' }, async ({ app, page }) => {
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
        await openSignedIn(app, path, path === '/verify' ? 'unverified' : undefined)
        expect(await overflow(page), path).toBe(0)
        expect(await cutControls(page), path).toEqual([])
      }
      for (const path of ['/auth', '/signup', '/verify-email']) {
        await app.open(path, { scenario: 'fresh', link: { dock: 'off' } })
        await expectLoaded(page)
        expect(await overflow(page), path).toBe(0)
      }
    })
  }
})

test(
  'on a screen of 256 px, as at 400 % zoom, nothing stays over the content',
  { tag: '@long' },
  async ({ app, page }) => {
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
  },
)

test('on a phone every control is at least 44 px high', { tag: '@long' }, async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', '/accounts', '/payments', '/cards', '/settings']) {
    await openSignedIn(app, path)
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

import type { Page } from '@playwright/test'
import { SHELL_ADDRESSES, type TabAddress } from '../support/addresses.ts'
import { expect, test } from '../support/test.ts'

/** Theme variables used in a style without a fallback, and those of them that are undefined. */
const unknownVariables = (page: Page) =>
  page.evaluate(() => {
    const text = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText))
      .join('\n')
    const names = new Set([...text.matchAll(/var\((--corridor-[\w-]+)\)/g)].map(([, name = '']) => name))
    const root = getComputedStyle(document.documentElement)
    return { known: names.size, unknown: [...names].filter((name) => root.getPropertyValue(name) === '') }
  })

/** Elements whose typeface or font features differ from the page, apart from monospaced codes. */
const elementsInOtherFonts = (page: Page) =>
  page.evaluate(() => {
    const own = getComputedStyle(document.body)
    const written = [...document.querySelectorAll('#app *')].filter(
      (element) =>
        element.matches('button, input, select, textarea') ||
        [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim()),
    )
    const others = written.filter((element) => {
      const { fontFamily, fontFeatureSettings } = getComputedStyle(element)
      return (
        !fontFamily.includes('monospace') &&
        (fontFamily !== own.fontFamily || fontFeatureSettings !== own.fontFeatureSettings)
      )
    })
    return {
      written: written.length,
      others: [...new Set(others.map((element) => `${element.localName}: ${element.textContent.slice(0, 30)}`))],
    }
  })

const PAGES: readonly TabAddress[] = [
  ...SHELL_ADDRESSES,
  { path: '/verify' },
  { path: '/?pay=EUR' },
  { path: '/?statement=GBP' },
  { path: '/?analytics=' },
]

for (const path of ['/auth', '/signup', '/verify-email', '/no-such-page']) {
  test(`${path}: styles use known variables and one typeface`, async ({ app, page }) => {
    await app.open(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { known, unknown } = await unknownVariables(page)
    expect(known).toBeGreaterThan(10)
    expect(unknown).toEqual([])
    expect((await elementsInOtherFonts(page)).others).toEqual([])
  })
}

test('pages and overlays use valid rules, known variables and one typeface', async ({ app, page }) => {
  await page.addInitScript(() => {
    const sheets: { insertRule: (this: CSSStyleSheet, rule: string, index?: number) => number } =
      CSSStyleSheet.prototype
    sheets.insertRule = new Proxy(sheets.insertRule, {
      apply(insert, sheet: CSSStyleSheet, [rule, index]: [string, number?]) {
        try {
          return insert.call(sheet, rule, index)
        } catch (error) {
          // MUI also writes rules for other browsers.
          if (!/-(moz|ms)-/.test(rule)) document.documentElement.dataset.refused = rule
          throw error
        }
      },
    })
  })
  for (const { path, tab } of PAGES) {
    await page.goto('about:blank')
    const [route = '', search = ''] = path.split('?')
    await page.goto(
      app.address(route, { signedIn: true, transport: 'page' }).replace('#', `${search && `?${search}`}#`),
    )
    await expect(page.locator('h1').first()).toBeAttached()
    if (tab) await expect(page.getByRole('tab', { name: tab, exact: true })).toHaveAttribute('aria-selected', 'true')
    if (/pay=|statement=|analytics=/.test(search)) await expect(page.getByRole('dialog')).toBeVisible()
    expect((await unknownVariables(page)).unknown, path).toEqual([])
    const { written, others } = await elementsInOtherFonts(page)
    expect(written, path).toBeGreaterThan(10)
    expect(others, path).toEqual([])
    // SVG images in styles slow down layout.
    const images = await page
      .locator('select')
      .evaluateAll(
        (fields) => fields.filter((field) => getComputedStyle(field).backgroundImage.includes('url(')).length,
      )
    expect(images, path).toBe(0)
    await expect(page.locator('html'), path).not.toHaveAttribute('data-refused')
  }
})

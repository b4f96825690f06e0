import type { Page } from '@playwright/test'
import { SHELL_ADDRESSES, type TabAddress } from '../support/addresses.ts'
import { expect, test } from '../support/test.ts'

/** Variables of the theme that a style refers to without saying what else to take, and that are not there. */
const unknownVariables = (page: Page) =>
  page.evaluate(() => {
    const text = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText))
      .join('\n')
    const names = new Set([...text.matchAll(/var\((--corridor-[\w-]+)\)/g)].map(([, name = '']) => name))
    const root = getComputedStyle(document.documentElement)
    return { known: names.size, unknown: [...names].filter((name) => root.getPropertyValue(name) === '') }
  })

/** What is written in other letters than the page, or with another shape of them; codes and identifiers stand in a typeface of their own. */
const otherLetters = (page: Page) =>
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
  test(`${path}: every variable that a style refers to is there, and all is written in the same letters`, async ({
    app,
    page,
  }) => {
    await app.open(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { known, unknown } = await unknownVariables(page)
    expect(known).toBeGreaterThan(10)
    expect(unknown).toEqual([])
    expect((await otherLetters(page)).others).toEqual([])
  })
}

test('on the pages, and in what opens over them, the browser takes every rule, every variable that a style refers to is there, and all is written in the same letters', async ({
  app,
  page,
}) => {
  await page.addInitScript(() => {
    const sheets: { insertRule: (this: CSSStyleSheet, rule: string, index?: number) => number } =
      CSSStyleSheet.prototype
    sheets.insertRule = new Proxy(sheets.insertRule, {
      apply(insert, sheet: CSSStyleSheet, [rule, index]: [string, number?]) {
        try {
          return insert.call(sheet, rule, index)
        } catch (error) {
          // MUI writes rules for other browsers too.
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
    const { written, others } = await otherLetters(page)
    expect(written, path).toBeGreaterThan(10)
    expect(others, path).toEqual([])
    // Each image would be a document of its own, made while the page is laid out.
    const images = await page
      .locator('select')
      .evaluateAll(
        (fields) => fields.filter((field) => getComputedStyle(field).backgroundImage.includes('url(')).length,
      )
    expect(images, path).toBe(0)
    await expect(page.locator('html'), path).not.toHaveAttribute('data-refused')
  }
})

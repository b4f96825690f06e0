import type { Page } from '@playwright/test'
import { SCREENS, screens } from '../../mocks/demo/map/map-screens.ts'
import { violationsEverywhere } from '../support/axe.ts'
import { openScreen, overflow } from '../support/pages.ts'
import { expect, test, type App } from '../support/test.ts'

// Every screen of the map: pages, tabs, dialogs and sheets, also empty, loading, failed or with errors in their fields.

test.use({ contextOptions: { reducedMotion: 'reduce' } })

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

/** Theme variables used in a style without a fallback that are undefined, and rules that the browser has refused. */
const wrongStyles = (page: Page) =>
  page.evaluate(() => {
    const text = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText))
      .join('\n')
    const names = [...new Set([...text.matchAll(/var\((--corridor-[\w-]+)\)/g)].map(([, name = '']) => name))]
    const root = getComputedStyle(document.documentElement)
    const { refused } = document.documentElement.dataset
    return [
      ...names.filter((name) => root.getPropertyValue(name) === ''),
      ...(names.length > 10 ? [] : ['there are no styles']),
      ...(refused === undefined ? [] : [refused]),
    ]
  })

/** Elements that move although the visitor has asked for less motion. What lasts 0.01 ms only ends at once. */
const movingElements = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element)
        return `${transitionDuration}, ${animationDuration}`.split(', ').some((time) => Number.parseFloat(time) > 1e-5)
      })
      .map(({ localName, classList }) => `${localName}.${classList.value}`),
  )

/** Elements whose typeface or font features differ from the page, apart from monospaced codes. */
const elementsInOtherFonts = (page: Page) =>
  page.evaluate(() => {
    const own = getComputedStyle(document.body)
    return [...document.querySelectorAll('#app *')]
      .filter(
        (element) =>
          element.matches('button, input, select, textarea') ||
          [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim()),
      )
      .filter((element) => {
        const { fontFamily, fontFeatureSettings } = getComputedStyle(element)
        if (fontFamily.includes('monospace')) return false
        return fontFamily !== own.fontFamily || fontFeatureSettings !== own.fontFeatureSettings
      })
      .map((element) => `${element.localName}: ${element.textContent.slice(0, 30)}`)
  })

/** Notes a rule that the browser cannot read. MUI also writes rules for other browsers. */
function noteRefusedRules(): void {
  const sheets: { insertRule: (this: CSSStyleSheet, rule: string, index?: number) => number } = CSSStyleSheet.prototype
  sheets.insertRule = new Proxy(sheets.insertRule, {
    apply(insert, sheet: CSSStyleSheet, [rule, index]: [string, number?]) {
      try {
        return insert.call(sheet, rule, index)
      } catch (error) {
        if (!/-(moz|ms)-/.test(rule)) document.documentElement.dataset.refused = rule
        throw error
      }
    },
  })
}

const soft = expect.configure({ soft: true })

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

async function expectToLookRight(app: App, names: readonly string[]): Promise<void> {
  const { page } = app
  await page.addInitScript(noteRefusedRules)
  for (const name of names)
    await test.step(name, async () => {
      const isForPhone = screens[name]?.only === 'phone'
      await page.setViewportSize(isForPhone ? PHONE : DESKTOP)
      const screen = await openScreen(app, name)
      expect.soft(await violationsEverywhere(page, isForPhone ? [PHONE] : [PHONE, DESKTOP]), name).toEqual([])
      expect.soft(await wrongStyles(page), name).toEqual([])
      expect.soft(await elementsInOtherFonts(page), name).toEqual([])
      expect.soft(await movingElements(page), name).toEqual([])
      // Mails are shown in the dock, whose panel lies over narrow pages.
      if (screen.inbox) return
      // A small phone, and a desktop at 200 %.
      for (const width of isForPhone ? [320] : [320, 720]) {
        await page.setViewportSize({ width, height: 640 })
        await soft.poll(() => overflow(page), `${name} at ${width} px`).toBe(0)
        expect.soft(await cutControls(page), `${name} at ${width} px`).toEqual([])
      }
    })
}

for (const [group, ofGroup] of Object.entries(SCREENS)) {
  const [first = '', ...others] = Object.keys(ofGroup)
  test(`${group}: the first screen fits, is accessible and keeps to the theme`, async ({ app }) => {
    await expectToLookRight(app, [first])
  })
  test(
    `${group}: the other screens, the empty and failed ones among them, fit, are accessible and keep to the theme`,
    { tag: '@long' },
    async ({ app }) => {
      test.slow()
      app.tolerate(/503/)
      await expectToLookRight(app, others)
    },
  )
}

import type { Locator, Page } from '@playwright/test'
import { paths, shellPaths } from '../../src/routing/paths.ts'
import { violations } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'
import { handleOf, openDock, openPlace, panelOf } from '../support/dock.ts'
import { walk } from '../support/pages.ts'

const middleOf = (part: Locator) =>
  part.evaluate((element) => element.getBoundingClientRect().left + element.getBoundingClientRect().width / 2)

/** In a narrow window: what is below its edge or under the handle there can be scrolled into view. */
const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))

test.describe('the dock', () => {
  test('opens, works and closes by keyboard', async ({ app }) => {
    const page = await app.open('/', { signedIn: true })
    await handleOf(page).focus()
    await page.keyboard.press('Enter')
    await expect(panelOf(page).getByRole('tab', { name: 'Scene' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(panelOf(page).getByRole('tab', { name: 'Drive' })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(panelOf(page)).toBeHidden()
    await expect(handleOf(page)).toBeFocused()
    await page.keyboard.press('Shift+F2')
    await expect(panelOf(page)).toBeVisible()
    await page.keyboard.press('Shift+F2')
    await page.keyboard.press('Shift+F8')
    await expect(handleOf(page)).toBeHidden()
    await page.keyboard.press('Shift+F8')
    await expect(handleOf(page)).toBeVisible()
  })

  test('shows the whole name of the selected tab on a phone', { tag: '@long' }, async ({ app }) => {
    await app.page.setViewportSize({ width: 390, height: 780 })
    const page = await app.open('/', { signedIn: true })
    await handleOf(page).click()
    for (const name of ['Scene', 'Drive', 'Break', 'Hand over', 'Inspect']) {
      const tab = panelOf(page).getByRole('tab', { name })
      await expect(tab).toBeFocused()
      await expect.soft(tab).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('ArrowRight')
    }
  })

  test('stays hidden with dock=off, also after a reload, until its key is pressed or dock=on', async ({ app }) => {
    const page = await app.open('/', { signedIn: true, link: { dock: 'off' } })
    await page.reload()
    await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('corridor-dock')).toHaveCount(0)
    await app.open('/', { signedIn: true, link: { dock: 'on' } })
    await expect(handleOf(page)).toBeVisible()
    await app.open('/', { signedIn: true, link: { dock: 'off' } })
    await page.keyboard.press('Shift+F8')
    await expect(handleOf(page)).toBeVisible()
    await expect(panelOf(page)).toBeHidden()
    await page.keyboard.press('Shift+F2')
    await expect(panelOf(page)).toBeVisible()
  })

  for (const { use, ...size } of [
    { width: 1440, height: 900, use: {} },
    { width: 390, height: 844, use: { hasTouch: true, isMobile: true } },
  ])
    test.describe(`in a window of ${size.width} px`, () => {
      test.use({ viewport: size, ...use })
      test(`covers no control and no text of the product`, { tag: '@long' }, async ({ app }) => {
        const page = await app.open('/', { signedIn: true })
        for (const route of [...shellPaths, paths.businessVerification]) {
          await page.goto(app.host.url + route.slice(1))
          await expect(handleOf(page)).toBeVisible()
          await expect(page.locator('#root h1').first()).toBeVisible()
          await expect(page.locator('#root [aria-label^="Loading"]')).toHaveCount(0)
          if (size.width === 390) await scrollToEnd(page)
          await expect.poll(() => page.evaluate(covered), `what is under the handle on ${route}`).toEqual([])
          if (size.width === 390) {
            const { width = 0, height = 0 } = (await handleOf(page).boundingBox()) ?? {}
            expect.soft(Math.min(width, height), `size of the handle on ${route}`).toBeGreaterThanOrEqual(44)
          }
        }
      })
    })

  test('keeps clear of the scrollbar of a narrow window with a mouse', async ({ app }) => {
    await app.page.setViewportSize({ width: 390, height: 844 })
    const page = await app.open('/', { signedIn: true })
    for (const route of ['', 'accounts', 'settings']) {
      await page.goto(`${app.host.url}${route}`)
      await expect(page.locator('#root h1').first()).toBeVisible()
      const edge = () => handleOf(page).evaluate((handle) => handle.getBoundingClientRect().right)
      await expect.poll(edge, `right edge of the handle on /${route}`).toBeLessThanOrEqual(378)
      await scrollToEnd(page)
      await expect.poll(() => page.evaluate(covered)).toEqual([])
    }
    await handleOf(page).click()
    await expect(panelOf(page)).toBeVisible()
  })
})

test('the sign-in page shows the mark and one line of the demonstration, and nothing else of it', async ({ app }) => {
  const page = await app.open('/auth')
  await expect(page.getByRole('region', { name: 'Demo entry' })).toBeVisible()
  await expect(page.locator('corridor-mark')).toHaveCount(0)
  await expect(page.locator('corridor-dock button')).toHaveText(['Demonstration', 'Enter as Sarah Whitfield'])
})

test('the demo values stand above the sign-in, beside a form, and never over steps', async ({ app, page }) => {
  const values = page.getByRole('complementary', { name: 'Demo values' })
  await app.open('/auth')
  await openDock(page, 'Drive')
  await expect.poll(() => middleOf(values)).toBeLessThan((await middleOf(page.locator('main form'))) + 150)
  await page.setViewportSize({ width: 1920, height: 900 })
  await app.open('/verify', { scenario: 'onboarding', signedIn: true })
  await openDock(page, 'Drive')
  await expect(values).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(values).toHaveCount(0)
})

test('the open panel leaves the product fully visible beside it at every width', { tag: '@long' }, async ({ app }) => {
  const page = await app.open('/', { signedIn: true })
  await page.keyboard.press('Shift+F2')
  await walk(page, async (label) => {
    await expect(page.locator('#root h1').first()).toBeVisible()
    for (const width of [1180, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const room = async () => {
        const body = await page.locator('body').evaluate((element) => element.scrollWidth)
        return ((await panelOf(page).boundingBox())?.x ?? 0) - body
      }
      await expect.poll(room, `${label} at ${width} px`).toBeGreaterThanOrEqual(0)
      const organization = await page.getByRole('combobox', { name: 'Organization' }).boundingBox()
      expect(organization?.width, `width of the organization at ${width} px`).toBeGreaterThan(120)
    }
  })
})

test('a sheet and a toast of the product stand beside the open panel, and above Inspect', async ({ app }) => {
  const page = await app.open('/cards', { signedIn: true })
  const panel = await openDock(page, 'Scene')
  const isClear = async (part: Locator) => {
    const [dock, box] = await Promise.all([panel.boundingBox(), part.boundingBox()])
    return dock && box && (box.x + box.width <= dock.x || box.y + box.height <= dock.y)
  }
  for (const place of ['Scene', 'Drive', 'Inspect'] as const) {
    await page.setViewportSize({ width: place === 'Drive' ? 760 : 1440, height: 900 })
    await openPlace(panel, place)
    for (const name of [/^(Freeze|Unfreeze)/, /^Transactions/]) await page.getByRole('button', { name }).first().click()
    const sheet = page.getByRole('dialog', { name: 'Transactions' })
    for (const part of [sheet, page.locator('#toasts').getByText('Card updated')])
      await expect.poll(() => isClear(part), place).toBe(true)
    await sheet.getByRole('button', { name: 'Close' }).click()
  }
})

/** Visible controls and texts of the product that the handle of the dock overlaps. */
function covered(): string[] {
  const handle = document.querySelector('corridor-dock')?.shadowRoot?.querySelector('button.mark')
  const root = document.querySelector('#root')
  if (!handle || !root) return ['no handle']
  const { left, right, top, bottom } = handle.getBoundingClientRect()
  const overlaps = (box: DOMRect) => box.left < right && box.right > left && box.top < bottom && box.bottom > top
  const visible = [...root.querySelectorAll('*')].filter(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.visually-hidden') &&
      getComputedStyle(element).clipPath === 'none',
  )
  const controls = visible
    .filter((element) => element.matches('a[href], button, input, select, textarea'))
    .filter((control) => overlaps(control.getBoundingClientRect()))
  const range = document.createRange()
  const texts = visible
    .flatMap(({ childNodes }) => [...childNodes])
    .filter((node) => {
      range.selectNodeContents(node)
      return node.nodeType === Node.TEXT_NODE && [...range.getClientRects()].some(overlaps)
    })
  return [...controls.map(({ outerHTML }) => outerHTML.slice(0, 80)), ...texts.map((node) => String(node.nodeValue))]
}

for (const { width, height, where } of [
  { width: 1440, height: 900, where: 'under the form' },
  { width: 390, height: 844, where: 'under the form' },
  { width: 390, height: 560, where: 'below the page' },
]) {
  test(
    `the demo entry appears ${where} at once at ${width} by ${height}`,
    { tag: width === 1440 ? [] : '@long' },
    async ({ app, page }) => {
      await page.setViewportSize({ width, height })
      // Without the timer that corrects the position later: the first position has to be right.
      await page.addInitScript(() => {
        const repeat = window.setInterval.bind(window)
        Object.assign(window, {
          setInterval: (work: () => void, every = 0) => (every === 700 ? 0 : repeat(work, every)),
        })
      })
      await app.open('/auth')
      const entry = page.getByRole('region', { name: 'Demo entry' })
      await expect(entry).toBeVisible()
      expect(Math.abs((await middleOf(entry)) - (await middleOf(page.locator('main form'))))).toBeLessThanOrEqual(1)
      await expect(entry).toHaveCSS('position', where === 'below the page' ? 'static' : 'fixed')
    },
  )
}

test('each place of the dock is accessible, and one screen of 900 px as usual', { tag: '@long' }, async ({ app }) => {
  test.slow()
  // At this time most payments are under way.
  const page = await app.open('/payments', { signedIn: true, link: { now: '2026-11-27T10:30:00Z' } })
  await handleOf(page).click()
  const tabs = panelOf(page).getByRole('tab')
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
      const hidden = await panelOf(page)
        .getByRole('tabpanel')
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
      if (size.width === 1440) expect.soft(hidden, await tab.innerText()).toBeLessThanOrEqual(0)
      expect(await violations(page), `${await tab.textContent()} at ${size.width} px`).toEqual([])
    }
  }
})

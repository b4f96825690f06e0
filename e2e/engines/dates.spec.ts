import { button, dialog, field, type Query } from './query.ts'
import { PHONE, expect, test } from './test.ts'
import type { App } from './app.ts'

test('keeps days typed into the filters of the payments and of the audit log', async ({ app }) => {
  await app.open('/payments')
  await app.click(button('Filters'))
  await app.typeFifthOfMay('From', '2026')
  await app.typeFifthOfMay('To', '2026')
  await expect.poll(() => app.run(() => location.search)).toBe('?from=2026-05-05&to=2026-05-05')
  await app.seeValue('From', '2026-05-05')
  await app.tab.press('Escape')
  await app.seeNo(dialog('Filters'))
  await app.click({ ...button('Clear filters'), nth: 0 }, button('Filters'))
  await app.seeValue('From', '')

  await app.goTo('/settings?tab=audit-log')
  await app.click(button('Filter'))
  await app.typeFifthOfMay('From', '2026')
  await app.see(button('Filter (1)'))
  await app.typeFifthOfMay('To', '2026')
  await app.see(button('Filter (2)'))
  await app.seeValue('From', '2026-05-05')
})

/** Whether the theme's rule for empty date fields applies: it hides today's date, which WebKit draws in pale blue. */
const isDrawnEmpty = (app: App, query: Query) =>
  app.run((meant) => {
    const element = window.inPage.find(meant)[0]
    return element?.matches('[value=""]:not(:focus)') && getComputedStyle(element, '::before').content !== 'none'
  }, query)

test('draws an empty date field as empty, and one with a day as set', async ({ app }) => {
  await app.open('/payments')
  await app.click(button('Filters'))
  await app.see(field('From'))
  expect(await isDrawnEmpty(app, field('From')), 'empty').toBe(true)
  await app.typeFifthOfMay('From', '2026')
  await app.click(field('To'))
  expect(await isDrawnEmpty(app, field('From')), 'set').toBe(false)
})

/** How many pixels the field lacks to show the whole of its pattern or day, or the window to show the whole field. */
const lackingWidth = (app: App, query: Query) =>
  app.run((meant) => {
    const element = window.inPage.find(meant)[0]
    const around = element?.parentElement
    if (!element || !around) return NaN
    const given = element.offsetWidth
    element.style.cssText = 'width: auto; min-width: max-content; flex: none'
    const needed = element.offsetWidth
    element.style.cssText = ''
    const outside = around.getBoundingClientRect().right - document.documentElement.clientWidth
    return Math.max(needed - given, outside)
  }, query)

test('shows whole dates in the filters on a phone', async ({ app }) => {
  await app.tab.resize(...PHONE)
  for (const [path, opener] of [
    ['/payments', 'Filters'],
    ['/settings?tab=audit-log', 'Filter'],
  ] as const) {
    await app.open(path)
    await app.click(button(opener))
    for (const label of ['From', 'To']) {
      await app.see(field(label))
      expect.soft(await lackingWidth(app, field(label)), `${label} on ${path}`).toBeLessThanOrEqual(0)
    }
  }
})

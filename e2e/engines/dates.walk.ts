import { button, dialog, field, type Wanted } from './screen/wanted.ts'
import { PHONE, expect, walk } from './walk.ts'
import type { Product } from './product.ts'

const addressOf = (product: Product) => product.screen.tab.run<string>('return location.href')

const at = (wanted: Wanted) => `corridorScreen.element(${JSON.stringify(wanted)})`

walk('keeps a day typed into the filters of the payments, and puts it into the address', async ({ product }) => {
  const { screen } = product
  await product.open('/payments')
  await screen.press(button('Filters'))
  await screen.typeFifthOfMay(field('From'), '2026')
  await screen.typeFifthOfMay(field('To'), '2026')
  await screen.until('the address has both', async () => {
    const address = await addressOf(product)
    return address.endsWith('?from=2026-05-05&to=2026-05-05') ? undefined : address
  })
  await screen.expectValue(field('From'), '2026-05-05')
  await screen.keys('Escape')
  await screen.seeNo(dialog('Filters'))
  await screen.press({ ...button('Clear filters'), nth: 0 })
  await screen.press(button('Filters'))
  await screen.expectValue(field('From'), '')
})

walk('keeps a day typed into the filters of the audit log', async ({ product }) => {
  const { screen } = product
  await product.open('/settings?tab=audit-log')
  await screen.press(button('Filter'))
  await screen.typeFifthOfMay(field('From'), '2026')
  await screen.see(button('Filter (1)'))
  await screen.typeFifthOfMay(field('To'), '2026')
  await screen.see(button('Filter (2)'))
  await screen.expectValue(field('From'), '2026-05-05')
})

/** Whether the theme's rule for empty date fields holds: it hides what WebKit draws there, today in pale blue. */
const isDrawnEmpty = (product: Product, wanted: Wanted) =>
  product.screen.tab.run<boolean>(`const field = ${at(wanted)}
    return field.matches('[value=""]:not(:focus)') && getComputedStyle(field, '::before').content !== 'none'`)

walk('draws an empty date field as empty, and one with a day as set', async ({ product }) => {
  const { screen } = product
  await product.open('/payments')
  await screen.press(button('Filters'))
  await screen.see(field('From'))
  expect(await isDrawnEmpty(product, field('From')), 'empty').toBe(true)
  await screen.typeFifthOfMay(field('From'), '2026')
  await screen.press(field('To'))
  expect(await isDrawnEmpty(product, field('From')), 'set').toBe(false)
})

/** How many pixels the field lacks to show the whole of its pattern or day, or the window to show the whole field. */
const lackingWidth = (product: Product, wanted: Wanted) =>
  product.screen.tab.run<number>(`const field = ${at(wanted)}
    const given = field.offsetWidth
    field.style.cssText = 'width: auto; min-width: max-content; flex: none'
    const needed = field.offsetWidth
    field.style.cssText = ''
    const outside = field.parentElement.getBoundingClientRect().right - document.documentElement.clientWidth
    return Math.max(needed - given, outside)`)

walk('shows whole dates in the filters on a phone', async ({ product }) => {
  const { screen } = product
  await screen.tab.resize(PHONE)
  for (const [path, opener] of [
    ['/payments', 'Filters'],
    ['/settings?tab=audit-log', 'Filter'],
  ] as const) {
    await product.open(path)
    await screen.press(button(opener))
    for (const label of ['From', 'To']) {
      await screen.see(field(label))
      expect.soft(await lackingWidth(product, field(label)), `${label} on ${path}`).toBeLessThanOrEqual(0)
    }
  }
})

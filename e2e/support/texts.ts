import { expect, type Page } from '@playwright/test'
import { openScreen, overflow } from './pages.ts'
import type { App } from './test.ts'

/**
 * Texts of the open dialog, or else of the page, that reach beyond the sides of what holds them, e.g. a button or card.
 * Not texts that end in an ellipsis, see `cutTexts`, except amounts, and not content that scrolls sideways.
 */
export const textsBeyondTheirFrame = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const FRAMES = 'section, article, li, td, th, dd, button, a, header, [role="dialog"], [data-tone]'
    const found: string[] = []
    const root = document.querySelector('[role="dialog"]') ?? document.querySelector('#root') ?? document.body
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const parent = text.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.visually-hidden, option')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, width } = range.getBoundingClientRect()
      if (width <= 1) continue
      const isAmount = /[£€$¥]\s?\d/.test(text.textContent ?? '')
      for (let frame: Element | null = parent; frame && frame !== document.body; frame = frame.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(frame)
        const box = frame.getBoundingClientRect()
        if (box.width <= 1 || (textOverflow === 'ellipsis' && !isAmount) || /auto|scroll/.test(overflowX)) break
        const isFrame = frame.matches(FRAMES) || (isAmount && overflowX !== 'visible')
        if (!isFrame) continue
        if (left < box.left - 1.5 || right > box.right + 1.5) found.push(`${text.textContent} beyond ${frame.tagName}`)
      }
    }
    return found
  })

/**
 * Texts of the page that end in an ellipsis. A row of payments keeps one line a cell and is shown whole when pressed;
 * what is printed on a card stands below it as well.
 */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => !element.closest(`[data-part="card-face"]`))
      .filter((element) => getComputedStyle(element).textOverflow === 'ellipsis' && !element.matches('select, input'))
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map((element) => element.textContent),
  )

/** Pairs of elements that lie over each other. */
const overlapping = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((wanted) => {
    const boxes = [...document.querySelectorAll(wanted)].map((element) => {
      const range = document.createRange()
      // Without "(completed)", which only screen readers get.
      range.selectNodeContents(element.firstChild ?? element)
      return { name: element.textContent, box: range.getBoundingClientRect() }
    })
    return boxes.flatMap(({ name, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(({ box: other }) => box.left < other.right && other.left < box.right)
        .filter(({ box: other }) => box.top < other.bottom && other.top < box.bottom)
        .map((other) => `${name} over ${other.name}`),
    )
  }, selector)

/** Icons that are larger than the button that holds them. */
const iconsBeyondTheirButton = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGElement>('#root button > svg')]
      .filter((icon) => icon.checkVisibility())
      .filter((icon) => icon.getBoundingClientRect().width > (icon.parentElement?.getBoundingClientRect().width ?? 0))
      .map((icon) => icon.parentElement?.ariaLabel ?? icon.parentElement?.textContent ?? ''),
  )

const SCREENS = (
  'dashboard accounts accounts-empty account-details add-funds payments payments-none-found payments-filters ' +
  'payment-new cards card-limits currency-exchange psp-integrations settings settings-audit-log verification ' +
  'verification-new-owner'
).split(' ')

const soft = expect.configure({ soft: true })

/** Visits pages and dialogs, at each of these widths, in a browser that shows text twice as large. */
export async function expectLargeTextToFit(app: App, widths: readonly number[]): Promise<void> {
  const { page } = app
  for (const name of SCREENS) {
    await openScreen(app, name)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      const what = `${name} at ${width} px`
      expect.soft(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), what).toBe('32px')
      await soft.poll(() => overflow(page), what).toBe(0)
      expect.soft([...(await textsBeyondTheirFrame(page)), ...(await cutTexts(page))], what).toEqual([])
      expect.soft(await iconsBeyondTheirButton(page), what).toEqual([])
      expect.soft(await overlapping(page, '.MuiStepLabel-label'), what).toEqual([])
    }
  }
}

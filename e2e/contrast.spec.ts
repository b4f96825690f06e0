import type { Locator } from '@playwright/test'
import { openStage } from './support/stage.ts'
import { expect, test } from './support/test.ts'

const outlineOf = (part: Locator) =>
  part.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return `${outlineStyle} ${outlineWidth}`
  })

test.describe('in forced colours, which leave no tint and no shadow', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  const CHOICES: readonly { what: string; path: string; chosen: (page: Locator) => Locator; other: (page: Locator) => Locator; open?: string }[] = [
    { what: 'the current page', path: '/cards', chosen: (page) => page.getByRole('link', { name: 'Cards', exact: true }), other: (page) => page.getByRole('link', { name: 'Accounts', exact: true }) },
    { what: 'a tab', path: '/psp-integrations?tab=lpm', chosen: (page) => page.getByRole('tab', { selected: true }), other: (page) => page.getByRole('tab', { selected: false }).first() },
    { what: 'a tab at the side', path: '/settings?tab=users', chosen: (page) => page.getByRole('tab', { selected: true }), other: (page) => page.getByRole('tab', { selected: false }).first() },
    { what: 'a button of a group', path: '/psp-integrations', chosen: (page) => page.getByRole('button', { pressed: true }), other: (page) => page.getByRole('button', { pressed: false }).first() },
    { what: 'a currency', path: '/', chosen: (page) => page.locator('label:has(:checked)').last(), other: (page) => page.locator('label:has([type=radio]:not(:checked))').last() },
    { what: 'a step of the verification', path: '/verify', chosen: (page) => page.locator('[aria-current=step]'), other: (page) => page.getByRole('navigation').getByRole('button').first() },
    { what: 'a command', path: '/', open: 'Control+k', chosen: (page) => page.getByRole('listbox').getByRole('option', { selected: true }), other: (page) => page.getByRole('listbox').getByRole('option', { selected: false }).first() },
  ]
  for (const { what, path, chosen, other, open } of CHOICES) {
    test(`${what} that is chosen has a line around it`, async ({ app }) => {
      const page = await app.open(path, { signedIn: true, scenario: 'onboarding', link: { dock: 'off' } })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (open) await page.keyboard.press(open)
      const body = page.locator('body')
      expect(await outlineOf(chosen(body))).toBe('solid 2px')
      expect(await outlineOf(other(body))).toMatch(/^none|0px$/)
    })
  }

  test('a tab of the stage that is chosen has a line around it', async ({ app }) => {
    const panel = await openStage(await app.open('/', { signedIn: true }), 'Clock')
    expect(await outlineOf(panel.getByRole('tab', { selected: true }))).toBe('solid 2px')
  })

  test('a tab has a line below it only when it is chosen', async ({ app }) => {
    const page = await app.open('/psp-integrations?tab=lpm', { signedIn: true, link: { dock: 'off' } })
    const tabs = page.getByRole('tab')
    await expect(tabs).toHaveCount(4)
    const lines = await tabs.evaluateAll((all) => {
      const background = getComputedStyle(document.body).backgroundColor
      return all.map((tab) => getComputedStyle(tab).borderBottomColor !== background)
    })
    expect(lines).toEqual([false, true, false, false])
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what a field asks for can be read before anything is written: ${colorScheme}`, async ({ app, page }) => {
    await page.emulateMedia({ colorScheme })
    await app.open('/payments', { signedIn: true, link: { dock: 'off' } })
    const ratio = await page.getByRole('searchbox', { name: 'Search payments' }).evaluate((field) => {
      const { color, opacity } = getComputedStyle(field, '::placeholder')
      // Drawn over each other the colours become what the eye gets.
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      const luminanceAfter = (fill: string, alpha: number) => {
        if (!canvas) return Number.NaN
        canvas.globalAlpha = alpha
        canvas.fillStyle = fill
        canvas.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const under = luminanceAfter(getComputedStyle(field).backgroundColor, 1)
      const words = luminanceAfter(color, Number(opacity))
      return (Math.max(under, words) + 0.05) / (Math.min(under, words) + 0.05)
    })
    expect(ratio).toBeGreaterThanOrEqual(4.5)
  })
}

import type { Locator } from '@playwright/test'
import { openDock, openPlace } from '../support/dock.ts'
import { expect, test } from '../support/test.ts'

const outlineOf = (part: Locator) =>
  part.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return `${outlineStyle} ${outlineWidth}`
  })

const fillOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor)
const isFilled = async (part: Locator) => (await fillOf(part)) !== (await fillOf(part.locator('..')))

/** The part of a switch that shows whether it is on. */
const trackOf = (field: Locator) => field.locator('..').locator('+ .MuiSwitch-track')

const TABS = {
  chosen: (page: Locator) => page.getByRole('tab', { selected: true }),
  other: (page: Locator) => page.getByRole('tab', { selected: false }).first(),
}

test.describe('in forced-colors mode', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  const CHOICES: readonly {
    what: string
    path: string
    chosen: (page: Locator) => Locator
    other: (page: Locator) => Locator
    open?: string
  }[] = [
    {
      what: 'a navigation link',
      path: '/cards',
      chosen: (page) => page.getByRole('link', { name: 'Cards', exact: true }),
      other: (page) => page.getByRole('link', { name: 'Accounts', exact: true }),
    },
    { what: 'a tab', path: '/psp-integrations?tab=lpm', ...TABS },
    { what: 'a tab at the side', path: '/settings?tab=users', ...TABS },
    {
      what: 'a button of a group',
      path: '/psp-integrations',
      chosen: (page) => page.getByRole('button', { pressed: true }),
      other: (page) => page.getByRole('button', { pressed: false }).first(),
    },
    {
      what: 'a currency',
      path: '/',
      chosen: (page) => page.getByRole('group', { name: 'Currency' }).getByRole('button', { pressed: true }),
      other: (page) => page.getByRole('group', { name: 'Currency' }).getByRole('button', { pressed: false }).last(),
    },
    { what: 'a step of the verification', path: '/verify', ...TABS },
    {
      what: 'a command',
      path: '/',
      open: 'Control+k',
      chosen: (page) => page.getByRole('listbox').locator('.Mui-focused'),
      other: (page) => page.getByRole('listbox').locator('[role=option]:not(.Mui-focused)').first(),
    },
  ]
  test('whatever is selected has an outline', async ({ app, page }) => {
    for (const { what, path, chosen, other, open } of CHOICES) {
      await page.goto('about:blank')
      await app.open(path, { signedIn: true, scenario: 'onboarding', link: { dock: 'off' } })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (open) await page.keyboard.press(open)
      const body = page.locator('body')
      expect(await outlineOf(chosen(body)), what).toBe('solid 2px')
      expect(await outlineOf(other(body)), what).toMatch(/^none|0px$/)
    }
  })

  test('the progress of the verification is visible', async ({ app }) => {
    const page = await app.open('/verify', { signedIn: true, scenario: 'onboarding', link: { dock: 'off' } })
    const progress = page.getByRole('progressbar', { name: 'Verification progress' })
    await expect(progress).toHaveCSS('border', /^1px solid/)
    expect(await isFilled(progress.locator('> span'))).toBe(true)
  })

  test('the progress of a screening is visible', async ({ app, page }) => {
    await page.clock.install()
    await app.open('/settings?tab=compliance', { signedIn: true, link: { dock: 'off' } })
    const start = page.getByRole('button', { name: 'Run New Screening' })
    await expect(start).toBeVisible()
    // The clock drives the progress. It runs until this call arrives and cannot be paused in the past: a minute ahead.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    await start.click()
    const progress = page.getByRole('progressbar', { name: 'Screening progress' })
    await expect(progress).toHaveCSS('border', /^1px solid/)
    expect(await isFilled(progress.locator('> span'))).toBe(true)
  })

  test('status dots and select arrows are visible', async ({ app }) => {
    const page = await app.open('/payments', { signedIn: true, link: { dock: 'off' } })
    await page.getByRole('button', { name: 'Filters' }).click()
    const arrow = page.getByRole('combobox', { name: 'Status' }).locator('+ svg')
    await expect(arrow).toHaveCSS('color', await page.locator('body').evaluate((body) => getComputedStyle(body).color))
    const status = page.locator('[data-tone]', { hasText: 'Settled' }).first()
    const dot = await status.evaluate((element) => getComputedStyle(element, '::before').backgroundColor)
    expect(dot).not.toBe(await fillOf(status))
  })

  test('a card has an edge, and the picture beside the sign-up the colour of text', async ({ app, page }) => {
    await app.open('/cards', { signedIn: true, link: { dock: 'off' } })
    await expect.poll(() => outlineOf(page.locator('[data-part="card-face"]').first())).toBe('solid 1px')
    await app.open('/signup', { link: { dock: 'off' } })
    const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color)
    await expect(page.locator('svg text').first()).toHaveCSS('fill', text)
  })

  test('a filled button has a border, and skeletons an outline', async ({ app }) => {
    const page = await app.open('/', { signedIn: true, link: { dock: 'off' } })
    await expect(page.getByRole('button', { name: 'Make Payment' })).toHaveCSS('border', /^2px solid/)
    await page.evaluate(() => window.corridor.fault({ path: '/api/audit-logs', delay: 60_000, once: true }))
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    await page.getByRole('tab', { name: 'Audit Log' }).click()
    await expect.poll(() => outlineOf(page.locator('main .MuiSkeleton-root').first())).toBe('solid 1px')
  })

  test('the dock shows its selected tab, its main button, select arrows and which switches are on', async ({ app }) => {
    const panel = await openDock(await app.open('/', { signedIn: true }), 'Scene')
    await expect(panel.getByRole('button', { name: 'Show this' })).toHaveCSS('border', /^2px solid/)
    const arrow = panel.getByRole('combobox', { name: 'Scenario' }).locator('+ svg')
    await expect(arrow).toHaveCSS('color', await panel.evaluate((element) => getComputedStyle(element).color))
    await openPlace(panel, 'Hand over')
    expect(await outlineOf(panel.getByRole('tab', { selected: true }))).toBe('solid 2px')
    const [on, off] = [panel.getByLabel('Open signed in'), panel.getByLabel('Without this dock')]
    await expect(on).toBeChecked()
    await expect(off).not.toBeChecked()
    expect(await fillOf(trackOf(on))).not.toBe(await fillOf(trackOf(off)))
  })
})

test('placeholders have the colour of quiet text, whose contrast brand-palette.test.ts guards', async ({ app }) => {
  const page = await app.open('/payments', { signedIn: true, link: { dock: 'off' } })
  const isQuiet = await page.getByRole('searchbox', { name: 'Search payments' }).evaluate((field) => {
    const { color, opacity } = getComputedStyle(field, '::placeholder')
    field.style.color = 'var(--corridor-palette-text-secondary)'
    return opacity === '1' && color === getComputedStyle(field).color
  })
  expect(isQuiet).toBe(true)
})

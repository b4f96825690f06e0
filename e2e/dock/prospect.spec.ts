import type { Page } from '@playwright/test'
import * as fc from 'fast-check'
import { anyKit } from '../../mocks/testing/any-kit.ts'
import { openDock } from '../support/dock.ts'
import { pdfLines, receive } from '../support/files.ts'
import { expectLoaded } from '../support/pages.ts'
import { pay, row } from '../support/payments.ts'
import { expect, test } from '../support/test.ts'

const LOGO = `data:image/svg+xml;base64,${btoa(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" rx="8" fill="#1d4ed8"/></svg>',
)}`

const BRIGHTWATER = {
  company: 'Brightwater Logistics',
  person: 'Anouk de Vries;CFO',
  country: 'NL',
  brand: 'Northbank',
  color: '#1d4ed8',
  logo: LOGO,
}

/** Names of the demo data and of the product, which nobody may see in a rebranded demonstration. */
const OTHERS = /Halden|Sarah|Whitfield|Nordlicht|Corridor/i

const PAGES = [
  '',
  'accounts',
  'payments',
  'cards',
  'currency-exchange',
  'psp-integrations',
  'psp-integrations?tab=lpm',
  'psp-integrations?tab=checkout',
  'psp-integrations?tab=anti-fraud',
  'settings',
  'settings?tab=users',
  'settings?tab=api-keys',
  'settings?tab=webhooks',
  'settings?tab=compliance',
  'settings?tab=audit-log',
  'verify',
]

/** What is read on the page and in its fields; code keeps the names of the product. */
const shownText = (page: Page) =>
  page.evaluate(() => {
    const root = document.getElementById('root')?.cloneNode(true) as HTMLElement
    for (const code of root.querySelectorAll('pre, code, style')) code.remove()
    const named = [...root.querySelectorAll('*')].flatMap((element) =>
      ['aria-label', 'alt', 'placeholder', 'value'].map((name) => element.getAttribute(name) ?? ''),
    )
    return [root.textContent, document.title, ...named].join(' ')
  })

for (const [device, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`one link shows every page and document as the prospect's own, on a ${device}`, async ({ app, page }) => {
    await page.setViewportSize(viewport)
    await app.open('/', { signedIn: true, link: { ...BRIGHTWATER, dock: 'off', quiet: '1' } })
    await expect(page.getByRole('heading', { name: /Anouk/ })).toBeVisible()
    for (const path of PAGES) {
      await page.goto(app.host.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      expect.soft(await shownText(page), path).not.toMatch(OTHERS)
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path)
        .toBeLessThanOrEqual(0)
    }

    await page.goto(`${app.host.url}accounts`)
    const letter = await receive(page, () =>
      page
        .getByRole('button', { name: /Account Letter/ })
        .first()
        .click(),
    )
    expect(pdfLines(letter).join('\n')).not.toMatch(OTHERS)
    expect(letter.bytes.toString('latin1')).toContain('/Subtype /Image')

    await page.goto(`${app.host.url}payments`)
    const list = await receive(page, () => page.getByRole('button', { name: 'Export CSV' }).click())
    expect(list.bytes.toString('utf8')).toMatch(/Nordkai|Garonne|Maasvlakte/)
    expect(list.bytes.toString('utf8')).not.toMatch(OTHERS)
  })
}

test('every document, file, menu and mail of a prospect names nobody else @long', async ({ app, page }) => {
  test.setTimeout(120_000)
  page.setDefaultTimeout(10_000)
  await app.open('/', { signedIn: true, link: { ...BRIGHTWATER, quiet: '1' } })
  // The prerendered sign-in has no brand until the bank has started.
  const expectOwn = (what: string) =>
    expect
      .configure({ soft: true })
      .poll(() => shownText(page), { message: what })
      .not.toMatch(OTHERS)
  const open = async (path: string) => {
    await page.goto(app.host.url + path)
    await expectLoaded(page)
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name })

  for (const path of ['', 'payments', 'settings?tab=audit-log']) {
    await open(path)
    const { name, bytes } = await receive(page, () => button('Export CSV').click())
    expect.soft(`${name} ${bytes.toString('utf8')}`).not.toMatch(OTHERS)
  }
  await open('accounts')
  const letters = button(/Account Letter/)
  expect(await letters.count()).toBe(8)
  for (let index = 0; index < 8; index += 1) {
    const letter = await receive(page, () => letters.nth(index).click())
    const lines = pdfLines(letter)
    expect(lines).toContain('Brightwater Logistics')
    expect.soft(`${letter.name} ${lines.join('\n')}`).not.toMatch(OTHERS)
  }
  for (const currency of ['EUR', 'USD', 'GBP', 'JPY', 'CAD']) {
    await open(`accounts?statement=${currency}`)
    const pdf = await receive(page, () => button('Download PDF').click())
    expect(pdfLines(pdf)).toContain(`${currency} statement`)
    expect.soft(`${pdf.name} ${pdfLines(pdf).join('\n')}`).not.toMatch(OTHERS)
    // A download closes the dialog.
    await open(`accounts?statement=${currency}`)
    await page.getByLabel('Format').selectOption('csv')
    const csv = await receive(page, () => button('Download CSV').click())
    expect.soft(`${csv.name} ${csv.bytes.toString('utf8')}`).not.toMatch(OTHERS)
  }
  await open('settings?tab=compliance')
  const samples = button(/^Download/)
  expect(await samples.count()).toBe(2)
  for (let index = 0; index < 2; index += 1) {
    const sample = await receive(page, () => samples.nth(index).click())
    expect.soft(`${sample.name} ${pdfLines(sample).join('\n')}`).not.toMatch(OTHERS)
  }

  await open('')
  await button(/^Notifications/).click()
  const notifications = page.getByRole('dialog', { name: 'Notifications' })
  await expect(notifications).toBeVisible()
  await expectOwn('notifications')
  await page.keyboard.press('Escape')
  await expect(notifications).toHaveCount(0)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog').getByRole('combobox')
  for (const typed of ['', 'a', 'e', 'account', 'payment']) {
    await palette.fill(typed)
    await expectOwn(`palette ${typed}`)
  }
  for (const path of ['?analytics=', '?pay=EUR']) {
    await open(path)
    await expectOwn(path)
  }

  for (const scenario of ['onboarding', 'unverified', 'suspended', 'empty'] as const) {
    await page.evaluate((name) => window.corridor.scenario(name), scenario)
    const mails = await page.evaluate(() => window.corridor.inbox())
    expect.soft(JSON.stringify(mails.map(({ to, subject, text }) => [to, subject, text]))).not.toMatch(OTHERS)
    for (const path of ['', 'verify', 'settings', 'settings?tab=audit-log']) {
      await open(path)
      await expectOwn(`${scenario} ${path}`)
    }
  }
  await page.evaluate(() => window.corridor.scenario('unverified'))
  const panel = await openDock(page, 'Inbox')
  const mail = panel.frameLocator('iframe').first().locator('body')
  await expect(mail).toContainText('Northbank')
  await expect(mail).not.toContainText(OTHERS)
  await page.evaluate(() => window.corridor.signOut())
  for (const path of ['auth', 'signup', 'verify-email', 'nowhere']) {
    await open(path)
    await expectOwn(path)
  }
})

test('a prospect is prepared in the dock, and the state link opens it in a new profile', async ({ app, browser }) => {
  const page = await app.open('/', { signedIn: true })
  const panel = await openDock(page, 'Prospect')
  await panel.getByLabel('Company').fill('Brightwater Logistics')
  await panel.getByLabel('Person').fill('Anouk de Vries')
  await panel.getByLabel('Country').selectOption('NL')
  await panel.getByLabel('E-mail').fill('nobody')
  await panel.getByRole('button', { name: 'Show this company' }).click()
  await expect(panel.getByRole('status').filter({ hasText: /must be an address/ })).toBeVisible()
  await expect(page.getByRole('banner').getByText('Sarah Whitfield', { exact: true })).toBeVisible()

  await panel.getByLabel('E-mail').fill('')
  await panel.getByLabel('Name of the bank').fill('Northbank')
  await panel.getByRole('button', { name: 'Show this company' }).click()
  await expect(page.getByRole('banner').getByText('Anouk de Vries', { exact: true })).toBeVisible()

  const link = await page.evaluate(() => window.corridor.shareLink())
  const profile = await browser.newContext()
  const elsewhere = await profile.newPage()
  await elsewhere.goto(link)
  await expect(elsewhere.getByRole('banner').getByText('Anouk de Vries', { exact: true })).toBeVisible()
  await expect(elsewhere.locator('#root').getByText('Northbank').first()).toBeVisible()
  // The brand of one demonstration must not appear in the next.
  await elsewhere.goto('about:blank')
  await elsewhere.goto(`${app.host.url}#scenario=established&signin=1`)
  await expect(elsewhere.getByRole('banner').getByText('Sarah Whitfield', { exact: true })).toBeVisible()
  await expect(elsewhere.locator('#root').getByText('Northbank')).toHaveCount(0)
  await profile.close()
})

test('the share tab draws the link as a QR code', async ({ app }) => {
  const page = await app.open('/', {
    signedIn: true,
    link: { ...BRIGHTWATER, payees: 'Havenbedrijf Oost' },
  })
  const panel = await openDock(page, 'Share')
  await panel.getByRole('button', { name: 'Show QR code' }).click()
  await expect(panel.getByRole('img', { name: 'QR code of the scenario link' })).toBeVisible()
  await panel.getByRole('button', { name: 'Copy link' }).click()
  await expect(
    panel.getByText('Link copied. It holds the scenario, the prospect, the brand and the logo.'),
  ).toBeVisible()
})

test('two rooms in two tabs do not touch each other', async ({ app, context }) => {
  const first = await app.open('/payments', {
    signedIn: true,
    link: { room: 'brightwater', company: 'Brightwater Logistics', brand: 'Northbank' },
  })
  await expect(first.locator('#root').getByText('Northbank').first()).toBeVisible()
  const second = await context.newPage()
  await second.goto(`${app.host.url}cards#room=tideway&scenario=suspended&signin=1&brand=Tideway`)
  await expect(second.getByRole('banner').getByText('Marta Lindqvist', { exact: true })).toBeVisible()

  await second.evaluate(() => window.corridor.advance('40d'))
  await first.reload()
  await expect(first).toHaveURL(/\/payments$/)
  await expect(first.locator('#root').getByText('Northbank').first()).toBeVisible()
  await expect(first.getByRole('banner').getByText('Eleanor Marsh', { exact: true })).toBeVisible()
  await second.reload()
  await expect(second).toHaveURL(/\/cards$/)
  await expect(second.getByRole('banner').getByText('Marta Lindqvist', { exact: true })).toBeVisible()

  const stored = await first.evaluate(() => Object.entries(localStorage).map(([key, text]) => `${key} ${text}`))
  const ofTideway = stored.filter((entry) => /^\S*~tideway\b/.test(entry))
  expect(ofTideway.length).toBeGreaterThan(3)
  expect(ofTideway.filter((entry) => /Brightwater|Northbank|Eleanor/.test(entry))).toEqual([])

  await second.close()
  const panel = await openDock(first, 'Share')
  await panel.getByRole('button', { name: 'Remove tideway' }).click()
  await expect(panel.getByRole('button', { name: 'Remove tideway' })).toHaveCount(0)
  expect(await first.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('tideway')))).toEqual([])
})

test('a tab whose scenario another tab replaces keeps what was done in it, in a room', async ({ app, context }) => {
  const first = await app.open('/payments', { signedIn: true, link: { brand: 'Northbank' } })
  await pay(first, 'Done before')
  await expect(row(first, 'Done before')).toHaveCount(1)
  const second = await context.newPage()
  await second.goto(`${app.host.url}#scenario=suspended&signin=1&brand=Tideway`)
  await expect(second.getByRole('banner').getByText('Marta Lindqvist', { exact: true })).toBeVisible()
  await first.bringToFront()
  const panel = await openDock(first, 'Scenario')
  await expect(panel.getByText('Another tab of this browser has opened “Suspended company”')).toBeVisible()
  await panel.getByRole('button', { name: 'Keep mine in a room' }).click()
  await expect(first.getByRole('banner').getByText('Sarah Whitfield', { exact: true })).toBeVisible()
  await expect(first.locator('#root').getByText('Northbank').first()).toBeVisible()
  await expect(row(first, 'Done before')).toHaveCount(1)
  await second.reload()
  await expect(second.getByRole('banner').getByText('Marta Lindqvist', { exact: true })).toBeVisible()
  await expect(second.locator('#root').getByText('Tideway').first()).toBeVisible()
})

const KITS = Number(process.env['PROSPECT_KITS'] ?? 15)

/** Goes to a route as a link does, without a reload, and waits until its page is there. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
  await expectLoaded(page)
}

/** What is wider than the page, or printed over what is beside it. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const tooWide = document.documentElement.scrollWidth - innerWidth
    if (tooWide > 0) found.push(`the page is ${tooWide} px too wide`)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const own = text.parentElement
      if (!text.textContent?.trim() || !own?.checkVisibility() || own.closest('.visually-hidden, option')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      const isAmount = /[£€$¥]\s?\d/.test(text.textContent)
      for (let around: Element | null = own; around; around = around.parentElement) {
        const { overflowX, position } = getComputedStyle(around)
        const { left, right, width } = around.getBoundingClientRect()
        // Long names are cut with an ellipsis; amounts must never be.
        const isCut = overflowX === 'hidden' || overflowX === 'clip'
        const holds = around.matches(
          'section, li, td, th, button, a, dd, [class*=MuiChip-root], [class*=MuiDialog-paper]',
        )
        if ((isCut ? isAmount : holds) && width > 0 && (box.right > right + 1 || box.left < left - 1))
          found.push(`"${text.textContent.slice(0, 40)}" leaves ${around.tagName} ${around.className}`)
        if (overflowX !== 'visible' || position === 'absolute') break
      }
    }
    return found
  })

test(`${KITS} random kits overflow no page, on a desktop and on a phone @long`, async ({ app, page }) => {
  test.setTimeout(60_000 + KITS * 8_000)
  await app.open('/', { signedIn: true, link: { dock: 'off', quiet: '1', brand: 'W'.repeat(60) } })
  for (const kit of fc.sample(anyKit, { numRuns: KITS, seed: 31 })) {
    await page.evaluate((wish) => window.corridor.prospect(wish), kit)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const path of [...PAGES, 'payments?pay=EUR', '?analytics=']) {
        await goTo(page, app.host.url + path)
        expect.soft(await overflowing(page), `${JSON.stringify(kit)} ${path} ${width}`).toEqual([])
      }
    }
  }
})

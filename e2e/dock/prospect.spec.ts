import type { Page } from '@playwright/test'
import { PAGES } from '../support/addresses.ts'
import { openDock } from '../support/dock.ts'
import { pdfLines, receive } from '../support/files.ts'
import { expectLoaded, overflow } from '../support/pages.ts'
import { PATIENCE } from '../support/patience.ts'
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

/** What is read on the page and in its fields. */
const shownText = (page: Page) =>
  page.evaluate(() => {
    const root = document.getElementById('root')?.cloneNode(true) as HTMLElement
    for (const style of root.querySelectorAll('style')) style.remove()
    const named = [...root.querySelectorAll('*')].flatMap((element) =>
      ['aria-label', 'alt', 'placeholder', 'value'].map((name) => element.getAttribute(name) ?? ''),
    )
    return [root.textContent, document.title, ...named].join(' ')
  })

test("one link shows every page as the prospect's own, on a phone too", { tag: '@long' }, async ({ app, page }) => {
  test.slow()
  await app.open('/', { signedIn: true, link: { ...BRIGHTWATER, dock: 'off', quiet: '1' } })
  await expect(page.getByRole('heading', { name: /Anouk/ })).toBeVisible()
  for (const path of PAGES) {
    await page.goto(app.host.url + path)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      const what = `${path} at ${width} px`
      expect.soft(await shownText(page), what).not.toMatch(OTHERS)
      expect.soft(await overflow(page), what).toBeLessThanOrEqual(0)
    }
  }
})

test('every document, file, menu and mail of a prospect names nobody else', { tag: '@long' }, async ({ app, page }) => {
  test.setTimeout(60_000 * PATIENCE)
  page.setDefaultTimeout(10_000)
  await app.open('/', { signedIn: true, link: { ...BRIGHTWATER, quiet: '1' } })
  const expectOwn = async (what: string) => expect.soft(await shownText(page), what).not.toMatch(OTHERS)
  const open = async (path: string) => {
    await page.goto(app.host.url + path)
    await expectLoaded(page)
    await page.waitForFunction(() => 'corridor' in window)
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name })

  for (const path of ['', 'payments', 'settings?tab=audit-log']) {
    await open(path)
    const { name, bytes } = await receive(page, () => button('Export CSV').click())
    expect.soft(`${name} ${bytes.toString('utf8')}`).not.toMatch(OTHERS)
    if (path === 'payments') expect(bytes.toString('utf8')).toMatch(/ (?:GmbH|BV|NV|LLC|Inc\.)/)
  }
  await open('accounts')
  const letters = button(/Account Letter/)
  expect(await letters.count()).toBe(8)
  for (const index of [0, 7]) {
    const letter = await receive(page, () => letters.nth(index).click())
    const lines = pdfLines(letter)
    expect(lines).toContain('Brightwater Logistics')
    expect(letter.bytes.toString('latin1')).toContain('/Subtype /Image')
    expect.soft(`${letter.name} ${lines.join('\n')}`).not.toMatch(OTHERS)
  }
  for (const currency of ['EUR', 'JPY']) {
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
  const panel = await openDock(page, 'Drive', 'Inbox')
  const mail = panel.frameLocator('iframe').first().locator('body')
  await expect(mail).toContainText('Northbank')
  await expect(mail).not.toContainText(OTHERS)
  await page.evaluate(() => window.corridor.signOut())
  for (const path of ['auth', 'signup', 'verify-email', 'nowhere']) {
    await open(path)
    await expectOwn(path)
  }
})

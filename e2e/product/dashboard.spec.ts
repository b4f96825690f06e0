import type { Page } from '@playwright/test'
import { csv2json } from 'csv42'
import { accountsOf } from '../support/bank.ts'
import { receive } from '../support/files.ts'
import { overflow } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const balances = (page: Page) => page.getByRole('table', { name: 'Account Balances' })

for (const scenario of ['established', 'empty']) {
  test(`the monthly volume fits its card at every width in ${scenario}`, { tag: '@long' }, async ({ app }) => {
    const page = await app.open('/', { signedIn: true, scenario })
    const figure = card(page, 'Monthly Volume').locator('[data-size=card]')
    await expect(figure).toContainText('£')
    for (const width of [320, 560, 640, 1200, 1240, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const room = await figure.evaluate((element) => {
        const around = element.closest('section')
        return around
          ? around.getBoundingClientRect().right -
              Number.parseFloat(getComputedStyle(around).paddingRight) -
              element.getBoundingClientRect().right
          : Number.NaN
      })
      expect.soft(room, `${width} px`).toBeGreaterThanOrEqual(0)
    }
  })
}

test('balances of hundreds of millions fit beside names and actions', { tag: '@long' }, async ({ app }) => {
  const page = await app.open('/cards', { signedIn: true })
  const accounts = await accountsOf(page)
  const rich = accounts.map((account) =>
    account.currency === 'USD'
      ? { ...account, current: 250_312_750.6, reserved: 125_024_180.6, available: 125_288_570 }
      : account,
  )
  await page.evaluate(
    (body) =>
      window.corridor.fault({
        method: 'GET',
        path: '/api/accounts',
        status: 200,
        body,
        contentType: 'application/json',
      }),
    JSON.stringify(rich),
  )
  await app.reload()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
  await expect(balances(page)).toContainText('US$250,312,750.60')
  for (const width of [640, 700, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 1400 })
    expect.soft(await overflow(page), `${width} px`).toBeLessThanOrEqual(0)
    await expect
      .soft(
        page.getByRole('button', { name: /^(Download statement in USD,|Actions of) Farm payments$/ }),
        `${width} px`,
      )
      .toBeInViewport({ ratio: 1 })
  }
})

test('an IBAN takes one line on common screens, with and without a scrollbar', { tag: '@long' }, async ({ app }) => {
  const page = await app.open('/', { signedIn: true })
  const iban = page.getByText(/^GBP · GB29 CRDR/)
  for (const width of [1920, 1440, 1425, 1366, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(async () => (await iban.boundingBox())?.height, `${width} px`).toBeLessThan(25)
  }
})

test('keeps the filter in the address and exports the filtered accounts', async ({ app }) => {
  const page = await app.open('/', { signedIn: true })
  await page.getByText('USD', { exact: true }).click()
  await expect(page).toHaveURL(/\?currency=USD$/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'USD', pressed: true })).toBeVisible()
  const dollars = (await accountsOf(page)).filter(({ currency }) => currency === 'USD')
  await expect(balances(page).getByRole('row')).toHaveCount(dollars.length + 1)

  const { name, bytes } = await receive(page, () => page.getByRole('button', { name: 'Export CSV' }).click())
  expect(name).toMatch(/^account-balances-USD-\d{4}-\d\d-\d\d\.csv$/)
  const data = csv2json<{ IBAN: string; Current: number }>(bytes.toString('utf8').replace(/^\uFEFF/, ''))
  expect(data.map(({ IBAN, Current }) => [IBAN, Current])).toEqual(dollars.map(({ iban, current }) => [iban, current]))
})

test('each row opens its account, the payment form and its statement', async ({ app }) => {
  const page = await app.open('/', { signedIn: true })
  const row = balances(page).getByRole('row').filter({ hasText: 'European roasters' })
  for (const [button, dialog] of [
    ['View European roasters', 'European roasters'],
    ['Send payment in EUR, European roasters', 'New Payment'],
    ['Download statement in EUR, European roasters', 'EUR statement'],
  ] as const) {
    await row.getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    if (dialog === 'New Payment') await expect(page.getByRole('dialog').getByLabel('Currency')).toHaveValue('EUR')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('prints accounts and IBANs in full', { tag: '@long' }, async ({ app, page }) => {
  // The width of A4.
  await page.setViewportSize({ width: 703, height: 900 })
  await app.open('/', { signedIn: true, link: { dock: 'off' } })
  const names = page.getByRole('table', { name: 'Account Balances' }).locator('td:first-of-type span')
  await expect(names.first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  expect(
    await names.evaluateAll((all) =>
      all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
    ),
  ).toEqual([])
})

test('the header shows organizations, notifications, the person and Logout', async ({ app }) => {
  const page = await app.open('/', { signedIn: true, link: { dock: 'off' } })
  const organization = page.getByRole('banner').getByLabel('Organization')
  await expect(organization).toBeDisabled()
  await expect(organization.getByRole('option')).toHaveCount(2)
  const bell = page.getByRole('button', { name: 'Notifications, 3 new' })
  await bell.click()
  await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()
  for (const width of [1440, 899, 768, 640]) {
    await page.setViewportSize({ width, height: 900 })
    const name = page.getByRole('banner').getByText('Sarah Whitfield')
    await expect(name).toBeVisible()
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), `cut at ${width}`).toBe(0)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`- text: Sarah Whitfield`)
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await expect(page.getByRole('dialog').getByText('Signed in as Sarah Whitfield')).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  for (const path of ['accounts', 'verify']) {
    await page.goto(app.host.url + path)
    await expect(page).toHaveURL(/\/auth$/)
  }
  await expect(page.getByRole('heading', { level: 1, name: /^Sign in/ })).toBeVisible()
})

test('the total shows what was paid out, and the comparison takes one line', async ({ app, page }) => {
  // On the first of a month there may be nothing to compare with.
  await app.open('/', { signedIn: true, link: { dock: 'off', now: '2026-11-27T10:30:00Z' } })
  await expect(
    card(page, 'Total Balance').getByRole('img', { name: /^£[\d,.]+ paid out in the last 30 days$/ }),
  ).toBeVisible()
  const note = page.getByText(/vs same days last month$/)
  for (const width of [1440, 1024, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(
        () =>
          note.evaluate((text) => {
            const range = document.createRange()
            range.selectNodeContents(text)
            return range.getClientRects().length
          }),
        `${width} px`,
      )
      .toBe(1)
  }
})

test('the actions of a balance show on hover, and when the keyboard reaches them', async ({ app }) => {
  const page = await app.open('/', { signedIn: true })
  const row = balances(page).getByRole('row').nth(1)
  const action = row.getByRole('button', { name: /^View/ })
  const actions = action.locator('..')
  await expect(actions).toHaveCSS('opacity', '0')
  await row.hover()
  await expect(actions).toHaveCSS('opacity', '1')
  await page.mouse.move(0, 0)
  await expect(actions).toHaveCSS('opacity', '0')
  await action.focus()
  await expect(actions).toHaveCSS('opacity', '1')
})

for (const scenario of ['established', 'empty'] as const)
  test(`the figures at the top stand on one line in the scenario ${scenario}`, async ({ app }) => {
    const page = await app.open('/', { signedIn: true, scenario, link: { dock: 'off' } })
    const paidOut = page.getByRole('img', { name: /paid out in the last 30 days/ })
    await expect(scenario === 'empty' ? page.getByText('No accounts found') : paidOut).toBeVisible()
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const baselines = await page.locator('[data-part="figure"] > p:first-of-type').evaluateAll((figures) =>
        figures.map((figure) => {
          const mark = Object.assign(document.createElement('span'), { style: 'display: inline-block' })
          ;(figure.firstElementChild ?? figure).append(mark)
          const { bottom } = mark.getBoundingClientRect()
          mark.remove()
          return Math.round(bottom)
        }),
      )
      expect([baselines.length, Math.max(...baselines) - Math.min(...baselines) <= 2], `${width} px`).toEqual([4, true])
    }
  })

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import {
  accountCards,
  accountsOf,
  expectRoute,
  expectSoundLedger,
  fillNewAccount,
  read,
  submitNewAccount,
} from '../support/bank.ts'
import { fillSmall, form, sendSmall } from '../support/payments.ts'
import { signIn } from '../support/sign-in.ts'
import { DIST, expect, inBothTransports, test, type App, type Transport } from '../support/test.ts'
import type { Payment } from '../../src/contract/payments.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const callsOf = (page: Page, method: string, path: string) =>
  page.evaluate(
    async ([wanted, from]) =>
      (await window.corridor.requests()).filter((call) => call.method === wanted && call.path === from).length,
    [method, path] as const,
  )

/** Waits until all code of the application is fetched. */
async function expectAllFetched(app: App, transport: Transport | undefined): Promise<void> {
  if (transport === 'worker') return await expectRoute(app.page, transport)
  const code = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.js'))
  const missingFiles = () => code.filter((name) => !app.host.log.some(({ path }) => path.endsWith(`/${name}`)))
  await expect.poll(missingFiles, { message: 'code not fetched yet' }).toEqual([])
}

inBothTransports(() => {
  test('every form works offline', async ({ app, page, context, transport }) => {
    test.slow()
    const offline = async (send: () => Promise<void>, done: () => Promise<void>) => {
      await context.setOffline(true)
      await send()
      await done()
      await context.setOffline(false)
    }
    const goTo = async (name: string) => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
      await expect(heading(page)).toHaveText(name)
    }

    await app.open('/auth')
    await expectAllFetched(app, transport)
    await offline(
      () => signIn(page),
      () => expect.poll(() => callsOf(page, 'POST', '/api/login')).toBe(1),
    )
    await expect(heading(page)).toContainText('Sarah')

    await goTo('Accounts')
    await expect(accountCards(page)).toHaveCount(8)
    await fillNewAccount(page, 'EUR')
    await offline(
      () => submitNewAccount(page, 'EUR'),
      () => expect(accountCards(page)).toHaveCount(9),
    )

    await goTo('Payments & Transfers')
    await page.getByRole('button', { name: 'New Payment' }).click()
    await fillSmall(page, 'Sent offline')
    await offline(
      () => sendSmall(page),
      () => expect(page.getByRole('row').filter({ hasText: 'Sent offline' })).toHaveCount(1),
    )

    await goTo('Cards')
    await page.getByRole('button', { name: 'New Card' }).click()
    await page.getByLabel('Currency').selectOption('GBP')
    await page.getByLabel('Cardholder name').fill('Off Line')
    await offline(
      () => page.getByRole('button', { name: 'Create Card' }).click(),
      () => expect(page.getByRole('article')).toHaveCount(6),
    )
    const card = page.getByRole('article', { name: /7730/ })
    await offline(
      () => card.getByRole('button', { name: 'Freeze', exact: true }).click(),
      () => expect(card.getByRole('button', { name: 'Unfreeze' })).toBeVisible(),
    )

    await goTo('Currency Exchange')
    await page.getByLabel('Amount').fill('1000')
    await offline(
      () => page.getByRole('button', { name: 'Get Quote' }).click(),
      () => expect(page.getByRole('timer')).toBeVisible(),
    )
    await offline(
      () => page.getByRole('button', { name: 'Execute Trade' }).click(),
      () => expect(page.getByText('£183,320.18 available in Operating account')).toBeVisible(),
    )

    await goTo('Settings')
    await page.getByLabel('Website').fill('https://offline.example')
    await offline(
      () => page.getByRole('button', { name: 'Save Changes' }).click(),
      () => expect(page.getByText('Organization updated', { exact: true })).toBeVisible(),
    )
    await expectSoundLedger(page)
    await offline(
      () => page.getByRole('button', { name: 'Logout' }).click(),
      () => expect(page).toHaveURL(/\/auth$/),
    )
  })

  test('a reload during a payment leaves one complete payment or none', async ({ app, page }) => {
    await app.open('/payments?pay=EUR', { signedIn: true })
    const before = (await read<Payment[]>(page, '/api/payments')).length
    for (const delay of [0, 300, 3000]) {
      await page.evaluate(
        (ms) => window.corridor.fault({ method: 'POST', path: '/api/payments', delay: ms, once: true }),
        delay,
      )
      await fillSmall(page, `Reloaded after ${delay}`)
      await sendSmall(page)
      await page.reload()
      // A completed payment has closed its dialog, so the address is opened again from another page.
      await page.goto('about:blank')
      await page.goto(`${app.host.url}payments?pay=EUR`)
      await expect(form(page)).toBeVisible()
      const created = (await read<Payment[]>(page, '/api/payments')).filter(
        ({ beneficiary }) => beneficiary.name === `Reloaded after ${delay}`,
      )
      expect(created.length).toBeLessThanOrEqual(1)
      // Only what has not been sent comes back.
      await expect(form(page).getByLabel('Beneficiary name')).toHaveValue(
        created.length === 0 ? new RegExp(`^(Reloaded after ${delay})?$`) : '',
      )
      await page.evaluate(() => window.corridor.clearFaults())
    }
    expect((await read<Payment[]>(page, '/api/payments')).length - before).toBeLessThanOrEqual(3)
  })
})

test('sign-up and business verification work offline', async ({ app, page, context }) => {
  await app.open('/signup', { scenario: 'fresh' })
  await expectRoute(page, 'worker')
  await page.getByLabel('Company Name').fill('Tamar Trading Ltd')
  await page.getByLabel('Country').selectOption('United Kingdom')
  await page.getByLabel('Contact Name').fill('Rosa Tamar')
  await page.getByLabel('Business Email').fill('rosa@tamar.example')
  await page.getByLabel('Phone Number').fill('+44 20 7946 0000')
  await page.getByLabel('Password').fill('quiet-harbour')
  await page.getByLabel('I agree to the Terms of Service and Privacy Policy').check()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await context.setOffline(false)

  const link = await page.evaluate(async () => (await window.corridor.inbox())[0]?.link ?? '')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible()
  await page.evaluate(() => window.corridor.signIn('rosa@tamar.example'))
  await page.goto(`${app.host.url}verify`)
  await page.getByLabel('Registration Number').fill('09876543')
  await page.getByLabel('Entity Type').selectOption('Limited Company')
  await page.getByLabel('Registered Address').fill('1 Dock Road, London E16 1AB')
  await page.getByLabel('Number of Directors').selectOption('2')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Beneficial Owners' })).toBeVisible()
  await context.setOffline(false)

  await page.getByRole('button', { name: 'Add Beneficial Owner' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Beneficial Owner' })
  await dialog.getByLabel('Full Name').fill('Rosa Tamar')
  await dialog.getByLabel('Date of Birth').fill('1980-05-04')
  await dialog.getByLabel('Nationality').selectOption('British')
  await dialog.getByLabel('Ownership Percentage').fill('60')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Add Owner' }).click()
  await expect(page.getByRole('list', { name: 'Beneficial owners' }).getByRole('listitem')).toHaveCount(1)
  await context.setOffline(false)
})

test('a reload restores what the address holds and resets everything else', async ({ app, page }) => {
  await app.open('/payments', { signedIn: true })
  const [account] = await accountsOf(page)
  const counts = async () => [(await accountsOf(page)).length, (await read<Payment[]>(page, '/api/payments')).length]
  const before = await counts()
  for (const [address, dialog] of [
    ['payments?pay=EUR', 'New Payment'],
    [`accounts?account=${account?.id ?? ''}`, undefined],
    ['accounts?statement=GBP', undefined],
    ['?analytics=', undefined],
  ] as const) {
    await page.goto(app.host.url + address)
    await expect(page.getByRole('dialog', dialog ? { name: dialog } : {})).toBeVisible()
    await page.reload()
    await expect(page.getByRole('dialog', dialog ? { name: dialog } : {})).toBeVisible()
  }

  await page.goto(`${app.host.url}cards`)
  await page.getByRole('button', { name: 'New Card' }).click()
  await page.getByLabel('Cardholder name').fill('Half A Card')
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(5)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto(`${app.host.url}currency-exchange`)
  await page.getByRole('button', { name: 'Get Quote' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Amount')).toHaveValue('10,000')
  await expect(page.getByRole('timer')).toHaveCount(0)
  expect(await read<unknown[]>(page, '/api/fx/trades')).toEqual([])
  expect(await counts()).toEqual(before)
})

test('a reload does not restart the scenario of a link', async ({ app, page }) => {
  await app.open('/accounts', { signedIn: true, link: { brand: 'Tamar', dock: 'off' } })
  await expect(accountCards(page)).toHaveCount(8)
  expect(page.url()).toBe(`${app.host.url}accounts`)
  await fillNewAccount(page, 'EUR')
  await submitNewAccount(page, 'EUR')
  await expect(accountCards(page)).toHaveCount(9)
  for (let i = 0; i < 2; i += 1) {
    await page.reload()
    await expect(accountCards(page)).toHaveCount(9)
  }
  await expect(page.getByRole('banner')).toContainText('Tamar')
})

test('a page whose session check fails offers another try, not the sign-in', async ({ app, page }) => {
  for (const path of ['', 'accounts', 'verify']) {
    await page.goto('about:blank')
    await app.open(path, { signedIn: true, link: { dock: 'off' } })
    const shown = await heading(page).textContent()
    await page.evaluate(() =>
      window.corridor.fault({ method: 'GET', path: '/api/user', status: 503, body: '', once: true }),
    )
    await app.reload()
    const main = page.getByRole('main')
    await expect(main.getByRole('alert'), path).toContainText('503: Service Unavailable')
    await expect(main.getByRole('link', { name: 'sign in again' }), path).toHaveAttribute('href', /\/auth$/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page)).toHaveText(shown ?? '')
    expect(page.url()).toBe(app.host.url + path)
  }
})

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { accountCards, accountsOf, createAccount, expectRoute, read } from '../support/bank.ts'
import { fillSmall, form, sendSmall } from '../support/payments.ts'
import { FORMS, openForm, timesSent } from '../support/forms.ts'
import { DIST, expect, inBothTransports, test, type App, type Transport } from '../support/test.ts'
import type { Payment } from '../../src/contract/payments.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

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
    await app.open('/auth')
    await expectAllFetched(app, transport)
    for (const each of FORMS)
      await test.step(each.path, async () => {
        const send = await openForm(app, each)
        await context.setOffline(true)
        await send.click()
        await expect.poll(() => timesSent(page, each)).toBe(1)
        await expect(page.locator('button[aria-busy=true]')).toHaveCount(0)
        await context.setOffline(false)
        const calls = await page.evaluate(() => window.corridor.requests())
        expect(calls.filter(({ method, status }) => method !== 'GET' && status >= 400)).toEqual([])
      })
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
      await page.waitForFunction(() => 'corridor' in window)
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
  // What was typed is kept until it is sent or discarded.
  await expect(page.getByLabel('Cardholder name')).toHaveValue('Half A Card')

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
  await createAccount(page, 'EUR')
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

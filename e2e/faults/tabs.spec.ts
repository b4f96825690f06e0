import type { Page } from '@playwright/test'
import { accountCards, accountsOf, createAccount, expectRoute, read, stopWorker } from '../support/bank.ts'
import { expectNotices, ONE_TAB } from '../support/notices.ts'
import { fillSmall, pay, row, sendSmall } from '../support/payments.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, inBothTransports, test, type App } from '../support/test.ts'
import type { Payment } from '../../src/contract/payments.ts'
import type { User } from '../../src/contract/auth.ts'

const paymentIds = async (page: Page) => (await read<Payment[]>(page, '/api/payments')).map(({ id }) => id)
const atSignIn = (page: Page) => expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()

async function openTab(app: App, path: string): Promise<Page> {
  const tab = await app.page.context().newPage()
  await tab.goto(`${app.host.url}${path}`)
  await tab.waitForFunction(() => 'corridor' in window)
  return tab
}

const signOut = (page: Page) => page.getByRole('button', { name: 'Logout' }).click()

inBothTransports(() => {
  test.describe('two tabs', () => {
    test('two tabs show the changes of each other', async ({ app }) => {
      const first = await app.open('/payments', { signedIn: true })
      await pay(first, 'Before the second')
      const before = await read<Payment[]>(first, '/api/payments')
      const second = await openTab(app, 'accounts')
      await expect(accountCards(second)).toHaveCount(8)
      expect((await read<Payment[]>(first, '/api/payments')).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
      await expect(row(first, 'Before the second')).toHaveCount(1)

      await createAccount(second, 'EUR')
      await expect(accountCards(second)).toHaveCount(9)
      await first.getByRole('link', { name: 'Accounts', exact: true }).click()
      await expect(accountCards(first)).toHaveCount(9)
      await createAccount(first, 'JPY')
      await expect(accountCards(second)).toHaveCount(10)
      // The payment may settle between the two.
      await expect(async () => expect(await accountsOf(first)).toEqual(await accountsOf(second))).toPass()
    })

    test('signing in twice in a row, by script or with a state, keeps the session', async ({ app }) => {
      const page = await app.open('/accounts', { signedIn: true })
      await expect(accountCards(page)).toHaveCount(8)
      // The cookie event of the first session may arrive after the second has begun.
      await page.evaluate(async () => {
        const state = await window.corridor.exportState()
        for (let time = 0; time < 5; time += 1) {
          await window.corridor.signIn()
          await window.corridor.importState(state)
          await new Promise((resolve) => setTimeout(resolve, 50))
        }
      })
      await expect(accountCards(page)).toHaveCount(8)
      await expect(page).toHaveURL(/\/accounts$/)
    })

    test('signing out and in applies to both tabs', async ({ app }) => {
      const first = await app.open('/accounts', { signedIn: true })
      await expect(accountCards(first)).toHaveCount(8)
      const second = await openTab(app, 'cards')
      await expect(second.getByRole('heading', { level: 1, name: 'Cards' })).toBeVisible()
      await signOut(second)
      await atSignIn(second)
      await atSignIn(first)
      await expect(first).toHaveURL(/\/auth$/)
      await signIn(first)
      for (const tab of [first, second]) {
        await expect(tab.getByRole('heading', { level: 1 })).toContainText('Sarah')
        expect(await read<User>(tab, '/api/user')).toMatchObject({ email: 'sarah@halden.example' })
      }
    })

    test('a reset in one tab shows the new scenario in the other, which writes no old records', async ({ app }) => {
      const first = await app.open('/payments', { signedIn: true })
      await pay(first, 'Of the old scenario')
      await expect(row(first, 'Of the old scenario')).toHaveCount(1)
      await first.getByRole('button', { name: 'New Payment' }).click()
      await fillSmall(first, 'Begun before')
      const second = await openTab(app, 'accounts')
      await expect(accountCards(second)).toHaveCount(8)
      await createAccount(second, 'EUR')
      await expect(accountCards(second)).toHaveCount(9)

      await second.evaluate(() => window.corridor.reset())
      await expect(accountCards(second)).toHaveCount(8)
      await expect(row(first, 'Of the old scenario')).toHaveCount(0)
      await expect(first).toHaveURL(/\/payments/)
      // The form stays open and is empty: what was typed was about the old scenario.
      await expect(first.getByLabel('Beneficiary name')).toHaveValue('')
      await fillSmall(first, 'Begun after')
      await sendSmall(first)
      await expect(row(first, 'Begun after')).toHaveCount(1)
      for (const tab of [first, second]) {
        const names = (await read<Payment[]>(tab, '/api/payments')).map(({ beneficiary }) => beneficiary.name)
        expect(names.filter((name) => /^Begun|old scenario/.test(name))).toEqual(['Begun after'])
      }
      expect(await accountsOf(first)).toEqual(await accountsOf(second))
    })

    test('a resumed tab has fresh data and no valid quote', { tag: '@whole-browser' }, async ({ app, transport }) => {
      const first = await app.open('/currency-exchange', { signedIn: true })
      await first.getByRole('button', { name: 'Get Quote' }).click()
      await expect(first.getByRole('timer')).toBeVisible()
      await expect(first.getByText('£184,320.18 available in Operating account')).toBeVisible()
      const second = await openTab(app, 'currency-exchange')
      const session = await first.context().newCDPSession(first)
      await session.send('Page.setWebLifecycleState', { state: 'frozen' })
      if (transport === 'worker') {
        await expectRoute(second, 'worker')
        await stopWorker(second)
      }
      await second.getByLabel('Amount').fill('1000')
      await second.getByRole('button', { name: 'Get Quote' }).click()
      await expect(second.getByRole('timer')).toBeVisible()
      await second.getByRole('button', { name: 'Execute Trade' }).click()
      await expect(second.getByText('£183,320.18 available in Operating account')).toBeVisible()
      await second.evaluate(() => window.corridor.advance('31s'))
      await session.send('Page.setWebLifecycleState', { state: 'active' })
      await expect(first.getByText('Quote expired, get a new one')).toBeVisible()
      await expect(first.getByText('£183,320.18 available in Operating account')).toBeVisible()
    })
  })
})

test('where the browser has no locks, the dock says to use one tab once another tab has written', async ({ app }) => {
  // Browsers have no locks at an insecure address.
  await app.page.context().addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
  const first = await app.open('/accounts', { signedIn: true })
  await expect(accountCards(first)).toHaveCount(8)
  const second = await openTab(app, 'payments')
  await pay(second, 'From the second')
  await expectNotices(first, [ONE_TAB])
  expect(await paymentIds(first)).toEqual(await paymentIds(second))
})

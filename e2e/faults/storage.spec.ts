import type { Page } from '@playwright/test'
import { accountCards, accountsOf, createAccount, expectSoundLedger, read } from '../support/bank.ts'
import { expectNotices, NO_MORE_ROOM, NO_WORKER, NOT_SAVED, SET_ASIDE } from '../support/notices.ts'
import { pay } from '../support/payments.ts'
import { signIn } from '../support/sign-in.ts'
import { storedValue, storeHead } from '../support/stored.ts'
import { expect, inBothTransports, test } from '../support/test.ts'
import type { Payment } from '../../src/contract/payments.ts'

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()

async function arrive(page: Page): Promise<void> {
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sarah')
}

const paymentsTo = async (page: Page, name: string) =>
  (await read<Payment[]>(page, '/api/payments')).filter(({ beneficiary }) => beneficiary.name === name)

async function addAccount(page: Page, currency: string): Promise<void> {
  await expect(accountCards(page)).not.toHaveCount(0)
  const before = await accountCards(page).count()
  await createAccount(page, currency)
  await expect(accountCards(page)).toHaveCount(before + 1)
}

/** Fills localStorage to the last character, and lets IndexedDB take nothing more. */
const fillStorage = (): void => {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('The quota is exceeded.', 'QuotaExceededError')
  }
  for (let text = 'x'.repeat(1 << 20), i = 0; text.length > 0; i += 1) {
    try {
      localStorage.setItem(`filler ${i}`, text)
    } catch {
      text = text.slice(0, text.length >> 1)
    }
  }
}

test('without storage and cookies everything works, and the dock shows one notice', async ({ app, page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
    Object.defineProperty(document, 'cookie', { get: () => '', set() {} })
  })
  await app.open('/auth')
  await arrive(page)
  await goTo(page, 'Payments & Transfers')
  await pay(page, 'Kept nowhere')
  expect(await paymentsTo(page, 'Kept nowhere')).toHaveLength(1)
  await goTo(page, 'Accounts')
  await addAccount(page, 'EUR')
  for (const name of ['Cards', 'Currency Exchange', 'PSP Integrations', 'Settings']) {
    await goTo(page, name)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await expectNotices(page, [NOT_SAVED])
})

test('with storage full before a payment, the payment completes and a reload is consistent', async ({ app, page }) => {
  await app.open('/payments', { signedIn: true })
  await pay(page, 'While there was room')
  await page.evaluate(fillStorage)
  await pay(page, 'No room')
  expect(await paymentsTo(page, 'No room')).toHaveLength(1)
  await expectNotices(page, [NO_MORE_ROOM])

  await page.reload()
  await expect(page.getByRole('table', { name: 'Payments' })).toBeVisible()
  expect(await paymentsTo(page, 'While there was room')).toHaveLength(1)
  expect(await paymentsTo(page, 'No room')).toHaveLength(0)
})

test('an unreadable state is set aside for a new one, with a notice', async ({ app, page }) => {
  await app.open('/accounts', { signedIn: true })
  await expect(accountCards(page)).toHaveCount(8)
  const { record, ...rest } = (await storedValue(page, 'head')) as { record: object }
  for (const damaged of [
    '{',
    null,
    [],
    { a: 1 },
    { ...rest, record: { ...record, epoch: 1 } },
    { ...rest, record: { ...record, scenario: 'merger' } },
  ]) {
    await storeHead(page, damaged)
    await page.goto(`${app.host.url}auth`)
    await arrive(page)
    expect((await accountsOf(page)).length, `accounts after ${JSON.stringify(damaged)}`).toBe(8)
    expect(await storedValue(page, 'set-aside')).toMatchObject({ head: damaged })
  }
  await expectNotices(page, [SET_ASIDE])
})

test('damaged values in localStorage and sessionStorage break nothing', async ({ app, page }) => {
  await app.open('/cards', { signedIn: true, link: { brand: 'Tamar' } })
  await page.getByRole('article', { name: /7730/ }).getByRole('button', { name: 'Set Limits' }).click()
  await page.getByLabel('Daily limit').fill('90')
  await page.getByRole('button', { name: 'Save preview' }).click()
  await expect(page.getByRole('article', { name: /7730/ })).toContainText('US$90.00')
  await page.getByRole('button', { name: 'Use dark colours' }).click()
  for (const damaged of ['{', 'null', '[]', '{"a":1}', '[{"key":']) {
    await page.evaluate((text) => {
      localStorage.setItem('__msw-cookie-store__', text)
      for (const storage of [localStorage, sessionStorage]) {
        for (const key of Object.keys(storage)) storage.setItem(key, text)
      }
    }, damaged)
    await page.goto(`${app.host.url}cards`)
    await page.reload()
    await expect(page.getByRole('article'), `cards after ${damaged}`).toHaveCount(5)
    await expectSoundLedger(page)
  }
})

test('with no storage quota everything works until the page closes, without an offline copy', async ({ app, page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: app.host.origin, quotaSize: 1 })
  await app.open('/accounts', { signedIn: true, link: { transport: 'worker' } })
  await addAccount(page, 'EUR')
  await goTo(page, 'Cards')
  await expect(page.getByRole('article')).toHaveCount(5)
  await expectNotices(page, [NO_WORKER, NO_MORE_ROOM])
  expect(
    await page.evaluate(async () =>
      (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
        .flat()
        .map(({ url }) => url),
    ),
    'files kept for offline use',
  ).toEqual([])
})

inBothTransports(() => {
  test(`when the site's data are cleared during a visit, the demo returns to the sign-in page and works`, async ({
    app,
    page,
  }) => {
    await app.open('/accounts', { signedIn: true })
    await addAccount(page, 'EUR')
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.clearDataForOrigin', { origin: app.host.origin, storageTypes: 'all' })
    await expect(page).toHaveURL(/\/auth$/)
    await arrive(page)
    await goTo(page, 'Accounts')
    await expect(accountCards(page)).toHaveCount(8)
    await addAccount(page, 'JPY')
    await page.reload()
    await expect(accountCards(page)).toHaveCount(9)
  })
})

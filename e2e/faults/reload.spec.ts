import type { Page } from '@playwright/test'
import { accountCards, createAccount, expectRoute } from '../support/bank.ts'
import { expect, inBothTransports, test, type Transport } from '../support/test.ts'

/** Creates an account and checks that transport and worker are unchanged. */
async function expectBankAsBefore(page: Page, transport: Transport | undefined): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Accounts', exact: true }).click()
  await expect(accountCards(page)).not.toHaveCount(0)
  const before = await accountCards(page).count()
  await createAccount(page, 'USD')
  await expect(accountCards(page)).toHaveCount(before + 1)
  if (transport !== 'worker') return
  await expectRoute(page, 'worker')
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state),
    'the worker',
  ).toBe('activated')
}

inBothTransports(() => {
  test('a mailto link, which fires beforeunload, does not stop the bank', async ({ app, page, transport }) => {
    await app.open('/psp-integrations', { signedIn: true })
    const unloadEvents = await page.evaluateHandle(() => {
      const counted = { times: 0 }
      window.addEventListener('beforeunload', () => (counted.times += 1))
      return counted
    })
    const link = page.getByRole('link', { name: 'Contact support' })
    await expect(link).toHaveAttribute('href', /^mailto:/)
    await link.click()
    await expect.poll(() => unloadEvents.evaluate(({ times }) => times), { message: 'beforeunload events' }).toBe(1)
    await expectBankAsBefore(page, transport)
  })

  test('cancelling a "leave this page?" dialog does not stop the bank', async ({ app, page, transport }) => {
    await app.open('/accounts', { signedIn: true })
    await expect(accountCards(page)).not.toHaveCount(0)
    const handler = await page.evaluateHandle(() => {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
      const ask = (event: BeforeUnloadEvent) => event.preventDefault()
      window.addEventListener('beforeunload', ask)
      return ask
    })
    // The browser asks only after an interaction with the page.
    await page.getByRole('heading', { level: 1 }).click()
    const dialog = page.waitForEvent('dialog')
    const leaving = page.goto('about:blank').catch((error: unknown) => String(error))
    expect((await dialog).type()).toBe('beforeunload')
    await (await dialog).dismiss()
    expect(await leaving, 'the cancelled navigation').toContain('ERR_ABORTED')
    await expectBankAsBefore(page, transport)
    await page.evaluate((ask) => window.removeEventListener('beforeunload', ask), handler)
  })
})

inBothTransports(() => {
  test('a hard reload with another tab open loads once and works in both tabs', async ({
    app,
    page,
    context,
    transport,
  }) => {
    await app.open('/accounts', { signedIn: true })
    await expect(accountCards(page)).not.toHaveCount(0)
    const other = await context.newPage()
    await other.goto(`${app.host.url}accounts`)
    await expect(accountCards(other)).not.toHaveCount(0)
    app.host.log.length = 0
    const session = await context.newCDPSession(page)
    await Promise.all([page.waitForEvent('domcontentloaded'), session.send('Page.reload', { ignoreCache: true })])
    await page.waitForFunction(() => 'corridor' in window)
    await expect(accountCards(page)).not.toHaveCount(0)
    const before = await accountCards(page).count()
    await createAccount(page, 'EUR')
    await expect(accountCards(page)).toHaveCount(before + 1)
    await expect(accountCards(other)).toHaveCount(before + 1)
    expect(app.host.log.filter(({ path }) => path.endsWith('/accounts')).length).toBeLessThanOrEqual(2)
    await expectRoute(page, transport ?? 'worker')
  })
})

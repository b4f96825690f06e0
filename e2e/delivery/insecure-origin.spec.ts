import { CHROMIUM_ARGS } from '../../.ci/chromium.mjs'
import { accountsOf, createAccount, expectRoute, expectSoundLedger } from '../support/bank.ts'
import { expect, test } from '../support/test.ts'

// Plain HTTP on a host name, as in an office network: no workers, no caches, no crypto.randomUUID.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...CHROMIUM_ARGS, '--host-resolver-rules=MAP bank.example 127.0.0.1'] }),
})

const onHostName = (address: string) => address.replace('localhost', 'bank.example')

test('the bank works on an insecure origin', async ({ app, page }) => {
  await page.goto(onHostName(app.address('/accounts', { signedIn: true, transport: 'worker' })))
  const accounts = page.getByRole('list', { name: 'Accounts' }).getByRole('listitem')
  await expect(accounts).not.toHaveCount(0)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  const before = await accountsOf(page)
  await createAccount(page, 'EUR')
  await expect(accounts).toHaveCount(before.length + 1)
  await expectRoute(page, 'page')
  await expectSoundLedger(page)
  await page.goto(onHostName(`${app.host.url}accounts`))
  await expect(accounts).toHaveCount(before.length + 1)
})

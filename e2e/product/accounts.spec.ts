import type { Page } from '@playwright/test'
import Papa from 'papaparse'
import type { Account } from '../../src/contract/accounts.ts'
import type { Payment } from '../../src/contract/payments.ts'
import { pdfLines, receive } from '../support/files.ts'
import { expect, test } from '../support/test.ts'

const readAccounts = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/accounts')).json()) as Account[])
const readPayments = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/payments')).json()) as Payment[])
const cards = (page: Page) => page.getByRole('list', { name: 'Accounts' }).getByRole('listitem')

test('shows a card with balance, IBAN and what is reserved for every account', async ({ app }) => {
  const page = await app.open('/accounts', { signedIn: true })
  await expect(cards(page)).toHaveCount(8)
  const accounts = await readAccounts(page)
  for (const [index, account] of accounts.entries()) {
    const shown = (await cards(page).nth(index).innerText()).replace(/\s/g, '')
    expect(shown).toContain(account.iban)
    expect(shown).toContain(
      account.available.toLocaleString('en-GB', { style: 'currency', currency: account.currency }),
    )
    const reserved = account.reserved.toLocaleString('en-GB', { style: 'currency', currency: account.currency })
    expect(shown.includes(`Reserved${reserved}`), account.iban).toBe(account.reserved !== 0)
  }
})

test('copies the IBAN and the BIC without spaces', async ({ app, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await app.open('/accounts', { signedIn: true })
  await cards(page).first().getByRole('button', { name: 'View Details' }).click()
  const sheet = page.getByRole('dialog')
  const [account] = await readAccounts(page)
  for (const [label, value] of [
    ['IBAN', account?.iban],
    ['BIC', account?.bic],
  ] as const) {
    await sheet.getByRole('button', { name: `Copy ${label}` }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(value)
  }
  await page.goBack()
  await expect(sheet).toBeHidden()
})

test('downloads the account letter as a PDF', { tag: '@long' }, async ({ app }) => {
  const page = await app.open('/accounts', { signedIn: true })
  const [account] = await readAccounts(page)
  const letter = await receive(page, () => cards(page).first().getByRole('button', { name: 'Account Letter' }).click())
  expect(letter.name).toBe(`account-letter-${account?.iban.toLowerCase()}.pdf`)
  const lines = pdfLines(letter)
  expect(lines).toContain('Halden Coffee Imports Ltd')
  expect(lines.map((line) => line.replaceAll(' ', ''))).toContain(account?.iban)
  expect(lines).toContain(account?.bic)
  expect(lines).toContain('Demonstration')
  const today = await page.evaluate(() =>
    new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }),
  )
  expect(lines).toContain(today)
})

test('downloads a CSV statement of one currency with negative amounts for payments', async ({ app }) => {
  const page = await app.open('/accounts?statement=EUR', { signedIn: true })
  const dialog = page.getByRole('dialog', { name: 'EUR statement' })
  await dialog.getByRole('button', { name: 'Last 90 days' }).click()
  await dialog.getByLabel('Format').selectOption('csv')
  const period = [
    await dialog.getByLabel('From').inputValue(),
    await dialog.getByLabel('To', { exact: true }).inputValue(),
  ] as const
  const file = await receive(page, () => dialog.getByRole('button', { name: 'Download CSV' }).click())
  expect(file.name).toBe(`activity-eur-${period[0]}-to-${period[1]}.csv`)

  const { data: rows } = Papa.parse<Record<string, string>>(file.bytes.toString('utf8').replace('\uFEFF', ''), {
    header: true,
  })
  const paid = (await readPayments(page)).filter(
    ({ status, currency, createdAt }) =>
      status !== 'failed' && currency === 'EUR' && createdAt.slice(0, 10) >= period[0],
  )
  expect(paid.length).toBeGreaterThan(5)
  expect(rows.map((row) => [row['Payment ID'], Number(row.Amount)])).toEqual(
    paid.toReversed().map(({ id, amount }) => [id, -amount]),
  )
  await expect(dialog).toBeHidden()
})

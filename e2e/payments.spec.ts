import type { Page } from '@playwright/test'
import Papa from 'papaparse'
import type { Account } from '../src/contract/accounts.ts'
import type { Payment } from '../src/contract/payments.ts'
import { receive } from './support/files.ts'
import { expect, test } from './support/test.ts'

const readPayments = (page: Page) => page.evaluate(async () => (await (await fetch('/api/payments')).json()) as Payment[])
const readAccounts = (page: Page) => page.evaluate(async () => (await (await fetch('/api/accounts')).json()) as Account[])
const sentPayments = (page: Page) =>
  page.evaluate(async () => (await window.corridor.requests()).filter(({ method, path }) => method === 'POST' && path === '/api/payments'))
const made = async (page: Page) => (await readPayments(page)).filter(({ beneficiary }) => beneficiary.name === SEPA_PAYMENT['Beneficiary name'])
const table = (page: Page) => page.getByRole('table', { name: 'Payments' })
const row = (page: Page, text: string) => table(page).getByRole('row').filter({ hasText: text })
const form = (page: Page) => page.getByRole('dialog', { name: 'New Payment' })

const SEPA_PAYMENT = {
  'Payment rail': 'SEPA_INSTANT',
  Amount: '1250.50',
  Currency: 'EUR',
  'Beneficiary name': 'Rösterei am Hafen',
  'Beneficiary account': 'DE89 3704 0044 0532 0130 00',
  'Reference (optional)': 'Invoice HC-77',
}

const euros = (amount: number) => amount.toLocaleString('en-GB', { style: 'currency', currency: 'EUR' })

async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = form(page).getByLabel(label)
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value)
    else await field.fill(value)
  }
}

async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Payment' }).click()
  await expect(form(page)).toBeVisible()
}

test('a payment is sent as it was typed, reserved at the bank and followed until it settles', async ({ app }) => {
  const page = await app.open('/payments', { signedIn: true })
  const before = (await readAccounts(page)).find(({ currency }) => currency === 'EUR')
  await openForm(page)
  await fillIn(page, SEPA_PAYMENT)
  await expect(form(page).getByText(/^You send €1,250.50, Rösterei am Hafen receives €1,250.50, arrives within seconds by SEPA Instant\.$/)).toBeVisible()
  await form(page).getByRole('button', { name: 'Send €1,250.50' }).click()
  await expect(page.getByText('Your payment has been queued for processing.')).toBeVisible()
  await expect(form(page)).toBeHidden()

  const [call] = await sentPayments(page)
  expect(call?.requestBody).toEqual({
    rail: 'SEPA_INSTANT',
    amount: '1250.50',
    currency: 'EUR',
    beneficiaryName: 'Rösterei am Hafen',
    beneficiaryAccount: 'DE89 3704 0044 0532 0130 00',
    reference: 'Invoice HC-77',
    beneficiary: { name: 'Rösterei am Hafen', account: 'DE89 3704 0044 0532 0130 00' },
  })
  const [created] = await readPayments(page)
  expect(created).toMatchObject({ amount: 1250.5, currency: 'EUR', rail: 'SEPA_INSTANT', reference: 'Invoice HC-77' })
  await expect(row(page, 'Rösterei am Hafen')).toContainText(created?.id.slice(0, 8) ?? 'no id')

  // No reload: the row follows what the bank does by itself.
  await page.evaluate(() => window.corridor.advance('1h'))
  await expect(row(page, 'Rösterei am Hafen')).toContainText('Settled')
  const after = (await readAccounts(page)).find(({ currency }) => currency === 'EUR')
  expect(after?.current).toBeLessThanOrEqual((before?.current ?? 0) - 1250.5)
})

test('the details show the path of a payment and move with it', async ({ app }) => {
  const page = await app.open('/payments', { signedIn: true })
  await page.evaluate(() => window.corridor.pause())
  await openForm(page)
  await fillIn(page, { ...SEPA_PAYMENT, 'Payment rail': 'SEPA', 'Reference (optional)': 'DEMO-FAIL' })
  await form(page).getByRole('button', { name: 'Send €1,250.50' }).click()
  await row(page, 'Rösterei am Hafen').getByRole('link').click()
  const sheet = page.getByRole('dialog', { name: 'Payment to Rösterei am Hafen' })
  const steps = sheet.getByRole('list', { name: 'Progress' }).getByRole('listitem')
  await expect(steps).toHaveText([/^Queued.*reserved/, /^Processing$/, /^SettledExpected by \w{3} \d/])
  await page.evaluate(() => window.corridor.advance('4s'))
  await expect(sheet.getByText('Processing', { exact: true }).first()).toBeVisible()
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'true')
  await page.evaluate(() => window.corridor.advance('1m'))
  await expect(steps.last()).toHaveText(/^Failed.*available again/)
  await page.goBack()
  await expect(sheet).toBeHidden()
})

for (const [typed, currency, sentence] of [
  ['', 'EUR', 'Amount is required'],
  ['0', 'EUR', 'Amount must be greater than zero'],
  ['-1', 'EUR', 'Amount must be greater than zero'],
  ['1.000,50', 'EUR', 'Enter the amount in plain digits, for example 1250.50'],
  ['1,000.50', 'EUR', 'Enter the amount in plain digits, for example 1250.50'],
  ['１２３', 'EUR', 'Enter the amount in plain digits, for example 1250.50'],
  ['1e5', 'EUR', 'Enter the amount in plain digits, for example 1250.50'],
  ['0x10', 'EUR', 'Enter the amount in plain digits, for example 1250.50'],
  ['0.001', 'EUR', 'EUR amounts have at most 2 decimals'],
  ['10.5', 'JPY', 'JPY has no decimals: enter a whole amount'],
] as const) {
  test(`the amount "${typed}" in ${currency} is refused in a sentence and never sent`, async ({ app }) => {
    const page = await app.open('/payments?pay=', { signedIn: true })
    await fillIn(page, { ...SEPA_PAYMENT, 'Payment rail': 'SWIFT', Currency: currency, Amount: typed })
    await form(page).getByRole('button', { name: 'Send payment' }).click()
    await expect(form(page).getByText(sentence)).toBeVisible()
    await expect(form(page).getByLabel('Amount')).toHaveValue(typed)
    expect(await sentPayments(page)).toEqual([])
  })
}

test('an empty form says what each field needs', async ({ app }) => {
  const page = await app.open('/payments?pay=', { signedIn: true })
  await form(page).getByRole('button', { name: 'Send payment' }).click()
  for (const sentence of ['Payment rail is required', 'Amount is required', 'Currency is required', 'Beneficiary name is required', 'Beneficiary account is required']) {
    await expect(form(page).getByText(sentence)).toBeVisible()
  }
})

test('what the rail needs is said before submitting, and nothing is held back for it', async ({ app }) => {
  const page = await app.open('/payments?pay=GBP', { signedIn: true })
  await fillIn(page, { ...SEPA_PAYMENT, 'Payment rail': 'SEPA', Currency: 'GBP', 'Beneficiary account': '20-00-00 55779911' })
  await form(page).getByLabel('Beneficiary name').focus()
  await expect(form(page).getByText('SEPA carries EUR only. Choose EUR or another rail.')).toBeVisible()
  await expect(form(page).getByText(/^This is not a valid IBAN/)).toBeVisible()
  await form(page).getByRole('button', { name: 'Send £1,250.50' }).click()
  await expect(page.getByText('422: SEPA payments are made in EUR')).toBeVisible()
  await expect(form(page).getByLabel('Amount')).toHaveValue('1250.50')
})

test('more than there is: the form warns, the bank refuses, the form is kept', async ({ app }) => {
  const page = await app.open('/payments?pay=EUR', { signedIn: true })
  await fillIn(page, { ...SEPA_PAYMENT, Amount: '9000000' })
  await expect(form(page).getByText(/^That is more than .* has available\.$/)).toBeVisible()
  await form(page).getByRole('button', { name: 'Send €9,000,000.00' }).click()
  await expect(page.getByText(/^422: Insufficient funds/)).toBeVisible()
  await expect(form(page).getByLabel('Beneficiary name')).toHaveValue('Rösterei am Hafen')
})

test.describe('one intention is one payment', () => {
  test('with three clicks in one moment', async ({ app }) => {
    const page = await app.open('/payments?pay=EUR', { signedIn: true })
    await fillIn(page, SEPA_PAYMENT)
    await form(page).getByRole('button', { name: 'Send €1,250.50' }).evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 3; click += 1) button.click()
    })
    await expect(form(page)).toBeHidden()
    expect(await made(page)).toHaveLength(1)
  })

  test('with Enter pressed twice and a slow answer', async ({ app }) => {
    const page = await app.open('/payments?pay=EUR', { signedIn: true })
    await page.evaluate(() => window.corridor.fault({ method: 'POST', path: '/api/payments', delay: 400 }))
    await fillIn(page, SEPA_PAYMENT)
    await form(page).getByLabel('Beneficiary name').press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(form(page)).toBeHidden()
    expect(await made(page)).toHaveLength(1)
    expect(await sentPayments(page)).toHaveLength(1)
  })

  for (const fault of [{ lost: true }, { status: 500 }]) {
    test(`with a first try that ended in ${JSON.stringify(fault)}`, async ({ app }) => {
      const page = await app.open('/payments?pay=EUR', { signedIn: true })
      await page.evaluate((once) => window.corridor.fault({ method: 'POST', path: '/api/payments', once: true, ...once }), fault)
      await fillIn(page, SEPA_PAYMENT)
      await form(page).getByRole('button', { name: 'Send €1,250.50' }).click()
      await expect(page.getByText(/^(500: .*|The bank could not be reached\. Please try again\.)$/)).toBeVisible()
      await expect(form(page).getByLabel('Amount')).toHaveValue('1250.50')
      await form(page).getByRole('button', { name: 'Send €1,250.50' }).click()
      await expect(form(page)).toBeHidden()
      expect(await made(page)).toHaveLength(1)
    })
  }
})

test('filters live in the address, survive a reload and are cleared at once', async ({ app }) => {
  const page = await app.open('/payments', { signedIn: true })
  const payments = await readPayments(page)
  await page.getByLabel('Search payments').fill('rosterei')
  const nordlicht = payments.filter(({ beneficiary }) => beneficiary.name.includes('Rösterei'))
  await expect(page.getByText(`${nordlicht.length} of ${payments.length} payments`)).toBeVisible()
  await page.getByLabel('Status', { exact: true }).selectOption('settled')
  await page.getByLabel('Rail', { exact: true }).selectOption('SEPA')
  await expect(page).toHaveURL(/\?q=rosterei&status=settled&rail=SEPA$/)
  await page.reload()
  await expect(page.getByLabel('Search payments')).toHaveValue('rosterei')
  const left = nordlicht.filter(({ status, rail }) => status === 'settled' && rail === 'SEPA')
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(left.length + 1))
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/payments$/)
  await expect(page.getByLabel('Search payments')).toHaveValue('')
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(payments.length + 1))
})

test('a column is sorted both ways and says so', async ({ app }) => {
  const page = await app.open('/payments?currency=EUR', { signedIn: true })
  const amounts = (await readPayments(page)).filter(({ currency }) => currency === 'EUR').map(({ amount }) => amount)
  const head = page.getByRole('columnheader', { name: 'Amount' })
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect(table(page).getByRole('row').nth(1)).toContainText(euros(Math.max(...amounts)))
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await expect(table(page).getByRole('row').nth(1)).toContainText(euros(Math.min(...amounts)))
})

test('a search that finds nothing offers the way back', async ({ app }) => {
  const page = await app.open('/payments?q=nothing+like+this', { signedIn: true })
  await expect(page.getByText('No payments match')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).last().click()
  await expect(table(page)).toBeVisible()
})

test('the exported list holds the filtered payments, formulas made harmless', async ({ app }) => {
  const page = await app.open('/payments?pay=EUR', { signedIn: true })
  await fillIn(page, { ...SEPA_PAYMENT, 'Beneficiary name': '=HYPERLINK("https://x.example")', 'Reference (optional)': '+1, "two"' })
  await form(page).getByRole('button', { name: 'Send €1,250.50' }).click()
  await expect(form(page)).toBeHidden()
  await page.getByLabel('Search payments').fill('hyperlink')
  await expect(table(page)).toHaveAttribute('aria-rowcount', '2')
  const file = await receive(page, () => page.getByRole('button', { name: 'Export CSV' }).click())
  const { data } = Papa.parse<Record<string, string>>(file.bytes.toString('utf8').replace('\uFEFF', ''), { header: true })
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({ Beneficiary: `'=HYPERLINK("https://x.example")`, Reference: `'+1, "two"`, Amount: '1250.50', Currency: 'EUR' })
  expect(data[0]?.Date).toMatch(/^\d{4}-\d{2}-\d{2}T.*Z$/)
})

test('the density of the rows is remembered on this device', async ({ app }) => {
  const page = await app.open('/payments', { signedIn: true })
  const second = table(page).getByRole('row').nth(2)
  await expect(second).toHaveCSS('height', '52px')
  await page.getByRole('button', { name: 'Compact rows' }).click()
  await expect(second).toHaveCSS('height', '44px')
  await page.reload()
  await expect(second).toHaveCSS('height', '44px')
})

test('with no payment yet the page teaches the first one', async ({ app }) => {
  const page = await app.open('/payments', { signedIn: true, scenario: 'empty' })
  await expect(page.getByText('No payments yet')).toBeVisible()
  await page.getByRole('button', { name: 'Make the first payment' }).click()
  await expect(form(page)).toBeVisible()
})

test.describe('ten thousand payments', () => {
  test('open with a few rows, know how many there are, and filter to the same as the bank has', async ({ app }) => {
    const page = await app.open('/payments', { signedIn: true, scenario: 'enterprise' })
    await expect(table(page)).toHaveAttribute('aria-rowcount', '10001')
    const payments = await readPayments(page)
    expect(payments).toHaveLength(10_000)
    expect(await table(page).getByRole('row').count()).toBeLessThan(60)
    const name = payments[7_777]?.beneficiary.name ?? ''
    await page.getByLabel('Search payments').fill(name)
    const same = payments.filter(({ beneficiary }) => beneficiary.name === name).length
    await expect.poll(async () => Number(await table(page).getAttribute('aria-rowcount'))).toBeGreaterThanOrEqual(same + 1)
    await expect(table(page).getByRole('row').nth(1)).toContainText(name)
  })

  test('can be scrolled to the last one, which is row ten thousand and one', async ({ app }) => {
    const page = await app.open('/payments', { signedIn: true, scenario: 'enterprise' })
    await expect(table(page)).toHaveAttribute('aria-rowcount', '10001')
    const last = (await readPayments(page)).at(-1)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const shown = table(page).locator('tr[aria-rowindex="10001"]')
    await expect(shown).toBeInViewport()
    await expect(shown).toContainText(last?.id.slice(0, 8) ?? 'no id')
  })

  test('keep every keystroke of a search and render no row before the pause', async ({ app }) => {
    const page = await app.open('/payments', { signedIn: true, scenario: 'enterprise' })
    await expect(table(page)).toHaveAttribute('aria-rowcount', '10001')
    const renders = await page.evaluate(async () => {
      const field = document.querySelector<HTMLInputElement>('input[type="search"]')
      const body = document.querySelector('tbody')
      if (!field || !body) throw new Error('There is no list')
      let changes = 0
      const observer = new MutationObserver((records) => (changes += records.length))
      observer.observe(body, { childList: true, subtree: true, characterData: true })
      field.focus()
      for (const letter of 'coff') {
        document.execCommand('insertText', false, letter)
        await Promise.resolve()
      }
      observer.disconnect()
      return { changes, value: field.value }
    })
    expect(renders).toEqual({ changes: 0, value: 'coff' })
    await expect(page).toHaveURL(/q=coff/)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a payment is two lines, nothing runs over the edge, and the order is chosen above the list', async ({ app }) => {
    const page = await app.open('/payments', { signedIn: true })
    const first = table(page).locator('tbody').getByRole('row').first()
    await expect(first).toHaveCSS('height', '64px')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByLabel('Order').selectOption({ label: 'Oldest first' })
    const oldest = (await readPayments(page)).at(-1)
    await expect(first).toContainText(oldest?.beneficiary.name ?? 'nobody')
  })
})

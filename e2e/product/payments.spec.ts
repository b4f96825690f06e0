import type { Page } from '@playwright/test'
import { accountsOf } from '../support/bank.ts'
import { fillIn, form, readPayments, row, SEPA_PAYMENT } from '../support/payments.ts'
import { expect, test } from '../support/test.ts'

const sentPayments = (page: Page) =>
  page.evaluate(async () =>
    (await window.corridor.requests()).filter(({ method, path }) => method === 'POST' && path === '/api/payments'),
  )

async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Payment' }).click()
  await expect(form(page)).toBeVisible()
}

test('sends a payment as typed and updates its row until it settles', async ({ app }) => {
  const page = await app.open('/payments', { signedIn: true })
  const before = (await accountsOf(page)).find(({ currency }) => currency === 'EUR')
  await openForm(page)
  await fillIn(page, SEPA_PAYMENT)
  await expect(
    form(page).getByText('€1,250.50 from European roasters. Rösterei am Hafen receives €1,250.50 within seconds.', {
      exact: true,
    }),
  ).toBeVisible()
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

  // The row updates without a reload.
  await page.evaluate(() => window.corridor.advance('1h'))
  await expect(row(page, 'Rösterei am Hafen')).toContainText('Settled')
  const after = (await accountsOf(page)).find(({ currency }) => currency === 'EUR')
  expect(after?.current).toBeLessThanOrEqual((before?.current ?? 0) - 1250.5)
})

test('a pasted IBAN loses its invisible characters, and a double click leaves the form open', async ({ app }) => {
  const page = await app.open('/payments', { signedIn: true })
  await page.getByRole('button', { name: 'New Payment' }).dblclick()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => navigator.clipboard.writeText('DE89\u200B3704'))
  await form(page).getByLabel('Beneficiary account').press('Control+v')
  await expect(form(page).getByLabel('Beneficiary account')).toHaveValue('DE893704')
})

test('the details show and update the progress of a payment', async ({ app }) => {
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

test('a click works when the error of the blurred field moves the button', { tag: '@long' }, async ({ app }) => {
  const page = await app.open('/payments?pay=EUR', { signedIn: true })
  await form(page).getByLabel('Amount').fill('1.000,50')
  await form(page).getByRole('button', { name: 'Send payment' }).click()
  await expect(form(page).getByText('Payment rail is required')).toBeVisible()

  await page.reload()
  await form(page).getByLabel('Amount').fill('1.000,50')
  await form(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(form(page)).toHaveCount(0)
})

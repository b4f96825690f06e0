import { expect, type Page } from '@playwright/test'
import type { Payment } from '../../src/contract/payments.ts'

export const readPayments = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/payments')).json()) as Payment[])
export const table = (page: Page) => page.getByRole('table', { name: 'Payments' })
export const row = (page: Page, text: string) => table(page).getByRole('row').filter({ hasText: text })

/** Chooses in the filters of the list, and closes them. */
export async function filterBy(page: Page, choices: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: /^Filters/ }).click()
  for (const [label, value] of Object.entries(choices))
    await page.getByLabel(label, { exact: true }).selectOption(value)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Filters' })).toHaveCount(0)
}

export const form = (page: Page) => page.getByRole('dialog', { name: 'New Payment' })

export const SEPA_PAYMENT = {
  'Payment rail': 'SEPA_INSTANT',
  Amount: '1250.50',
  Currency: 'EUR',
  'Beneficiary name': 'Rösterei am Hafen',
  'Beneficiary account': 'DE89 3704 0044 0532 0130 00',
  'Reference (optional)': 'Invoice HC-77',
}

export async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = form(page).getByLabel(label)
    const kind = await field.evaluate((element) => element.role ?? element.tagName)
    if (kind === 'radiogroup') await field.locator(`input[value="${value}"]`).check()
    else if (kind === 'SELECT') await field.selectOption(value)
    else await field.fill(value)
  }
}

/** Fills in a payment of €12.50, identified by the name of the beneficiary. */
export const fillSmall = (page: Page, beneficiary: string) =>
  fillIn(page, { ...SEPA_PAYMENT, Amount: '12.50', 'Beneficiary name': beneficiary })

export const sendSmall = (page: Page) => page.getByRole('button', { name: 'Send €12.50' }).click()

/** Makes that payment on the payments page. */
export async function pay(page: Page, beneficiary: string): Promise<void> {
  await page.getByRole('button', { name: 'New Payment' }).click()
  await fillSmall(page, beneficiary)
  await sendSmall(page)
  await expect(form(page)).toBeHidden()
}

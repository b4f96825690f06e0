import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { buildAccount, buildOrganization } from '../../testing/rows.ts'
import { stubBank } from '../../testing/stub-bank.ts'
import { AddFundsOverlay } from './add-funds-sheet.tsx'

const account = (currency: string, iban: string) => buildAccount({ id: currency, currency, iban })

afterEach(() => {
  vi.unstubAllGlobals()
})

const open = (accounts: unknown[]) => {
  stubBank({ 'GET /api/accounts': accounts, 'GET /api/organizations': [buildOrganization()] })
  return openPage(<AddFundsOverlay value="" onClose={() => undefined} />, { at: '/payments' })
}

test('shows the details to be paid on for each currency', async () => {
  const { person } = open([account('GBP', 'GB29CRDR04007520418830'), account('EUR', 'GB97CRDR04007599887766')])
  const pounds = within(await screen.findByRole('region', { name: 'GBP Dedicated Account' }))
  expect(pounds.getByText('GB29 CRDR 0400 7520 4188 30')).toBeTruthy()
  expect(pounds.getByText('CRDRGB2L')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'EUR' }))
  expect(screen.getByText('GB97 CRDR 0400 7599 8877 66')).toBeTruthy()
  expect(screen.queryByText('GB29 CRDR 0400 7520 4188 30')).toBeNull()
})

test('copies the IBAN without spaces, and the BIC', async () => {
  const { person } = open([account('GBP', 'GB29CRDR04007520418830')])
  for (const [name, value] of [
    ['Copy IBAN', 'GB29CRDR04007520418830'],
    ['Copy BIC', 'CRDRGB2L'],
  ] as const) {
    await person.click(await screen.findByRole('button', { name }))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(value))
  }
})

test('shares the details with the name of the company', async () => {
  const share = vi.fn<() => Promise<void>>(async () => undefined)
  const { person } = open([account('GBP', 'GB29CRDR04007520418830')])
  Object.assign(navigator, { share })
  await person.click(await screen.findByRole('button', { name: 'Share' }))
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith({
      title: 'GBP account details',
      text: 'Account holder: Halden Coffee Imports Ltd\nIBAN: GB29 CRDR 0400 7520 4188 30\nBIC: CRDRGB2L\nCurrency: GBP',
    }),
  )
  delete (navigator as { share?: unknown }).share
})

test('leads to the accounts where there is none', async () => {
  open([])
  expect((await screen.findByRole('link', { name: 'Open an account' })).getAttribute('href')).toBe('/accounts')
})

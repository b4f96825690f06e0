import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setBrand } from '../../brand/brand.ts'
import { openPage } from '../../testing/open-page.tsx'
import { buildOrganization } from '../../testing/rows.ts'
import { stubBank } from '../../testing/stub-bank.ts'
import { SuspendedBanner } from './suspended-banner.tsx'

test('tells a suspended company what it can do and whom to ask', async () => {
  stubBank({ 'GET /api/organizations': [buildOrganization({ status: 'SUSPENDED' })] })
  openPage(<SuspendedBanner />)
  expect(await screen.findByText('Your company is suspended.')).toBeTruthy()
  expect(screen.getByText(/You can see your balances/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Contact support' })
  expect(link.getAttribute('href')).toBe('mailto:support@corridor.example')
})

test('says nothing about any other company', async () => {
  const bank = stubBank({ 'GET /api/organizations': [buildOrganization({ status: 'PENDING_VERIFICATION' })] })
  openPage(<SuspendedBanner />)
  await waitFor(() => expect(bank.calls).toHaveLength(1))
  expect(screen.queryByRole('link')).toBeNull()
})

test('gives the address of the displayed bank', async () => {
  await setBrand({ name: 'Öko Bank' })
  stubBank({ 'GET /api/organizations': [buildOrganization({ status: 'SUSPENDED' })] })
  openPage(<SuspendedBanner />)
  const link = await screen.findByRole('link', { name: 'Contact support' })
  expect(link.getAttribute('href')).toBe('mailto:support@okobank.example')
  await setBrand({})
})

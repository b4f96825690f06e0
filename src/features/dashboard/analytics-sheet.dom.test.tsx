import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { demonstrate } from '../../demonstration/demonstration.ts'
import { openPage } from '../../testing/open-page.tsx'
import { buildAccount, buildPayment } from '../../testing/rows.ts'
import { stubBank } from '../../testing/stub-bank.ts'
import { AnalyticsOverlay } from './analytics-sheet.tsx'

const host = vi.hoisted(() => ({ answers: false }))
vi.mock('./analytics-charts.tsx', () => ({
  get Bars() {
    if (!host.answers) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p>Bars</p>
  },
}))

test('shows tables when the chart code fails to load, and charts after a retry', async () => {
  const accounts = [buildAccount({ current: 50, available: 50 })]
  stubBank({ 'GET /api/accounts': accounts, 'GET /api/payments': [], 'GET /api/fx/rates': {} })
  openPage(<AnalyticsOverlay value="" onClose={() => undefined} />)
  await screen.findByText(/^The charts could not be loaded/)
  expect(screen.getByRole('table', { name: 'Balance by currency' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('table', { name: 'Balance by currency' })).toBeTruthy()
  host.answers = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findAllByText('Bars')).toHaveLength(3)
  expect(screen.queryByRole('table')).toBeNull()
})

const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('links weeks and rails to the payments that they count, and follows the clock to other weeks', async () => {
  demonstrate({ now: () => Date.parse('2026-11-19T10:30:00Z') })
  const payment = buildPayment({ createdAt: '2026-11-18T09:00:00Z' })
  stubBank({ 'GET /api/accounts': [], 'GET /api/payments': [payment], 'GET /api/fx/rates': {} })
  openPage(<AnalyticsOverlay value="" onClose={() => undefined} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Tables' }))
  expect(target('16 Nov 2026')).toBe('/payments?status=not-failed&from=2026-11-16&to=2026-11-22')
  expect(target('SEPA')).toBe('/payments?status=not-failed&rail=SEPA&from=2026-08-31')
  demonstrate({ now: () => Date.parse('2026-12-19T10:30:00Z') })
  await screen.findByRole('link', { name: '14 Dec 2026' })
  demonstrate({ now: () => Date.now() })
})

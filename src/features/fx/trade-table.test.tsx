import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FxTrade } from '../../contract/fx.ts'
import { TradeTable } from './trade-table.tsx'

const trade: FxTrade = {
  id: '3f2a91c0-0000-4000-8000-000000000000',
  fromCurrency: 'JPY',
  toCurrency: 'EUR',
  amount: 1_234_567,
  rate: 0.006177,
  fee: 6173,
  total: 7587.78,
  markupBps: 50,
  createdAt: '2026-11-27T16:04:00.000Z',
}

it('shows both amounts in their currencies', () => {
  render(<TradeTable trades={[trade]} />)
  expect(screen.getByRole('rowheader').textContent).toContain('¥1,234,567')
  expect(screen.getByRole('cell', { name: '€7,587.78' })).toBeTruthy()
})

it.each([
  [0.006177, '0.006177'],
  [0.55632, '0.55632'],
  [1.1, '1.1000'],
  [147.0032, '147.0032'],
])('shows the rate %s as it was quoted, %s', (rate, shown) => {
  render(<TradeTable trades={[{ ...trade, rate }]} />)
  expect(screen.getByRole('cell', { name: shown })).toBeTruthy()
})

import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Call } from './call-details.tsx'
import { CallTable } from './call-table.tsx'

const call = (id: string, path: string, status?: number): Call => ({
  id,
  method: 'GET',
  path,
  query: '',
  requestBody: undefined,
  inContract: true,
  ...(status !== undefined && { status }),
})

const CALLS = [call('1', '/api/cards', 200), call('2', '/api/payments', 0), call('3', '/api/fx/quotes')]

it.each([
  ['200', 'GET /api/cards'],
  ['lost', 'GET /api/payments'],
  ['not used', 'GET /api/fx/quotes'],
  ['get /api/fx', 'GET /api/fx/quotes'],
])('finds with "%s" the call that shows it', (wanted, found) => {
  render(<CallTable label="Calls" calls={CALLS} wanted={wanted} />)
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([found])
})

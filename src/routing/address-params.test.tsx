import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router'
import { expect, test } from 'vitest'
import { useAddressParams } from './address-params.ts'

const wrapper = ({ children }: { children: ReactNode }) => (
  <BrowserRouter basename="/sales/demo">{children}</BrowserRouter>
)

function renderAt(address: string) {
  history.replaceState(null, '', address)
  return renderHook(() => useAddressParams(), { wrapper }).result
}

test('keeps both of two simultaneous changes, and a change made by an older render', () => {
  const { current: before } = renderAt('/sales/demo/payments?open=1')
  act(() => {
    before[1]((params) => params.set('status', 'settled'))
    before[1]((params) => params.set('q', 'rosterei'))
  })
  act(() => before[1]((params) => params.delete('open')))
  expect(location.search).toBe('?status=settled&q=rosterei')
})

test('ignores the parameters of a page that is still loading', () => {
  const { current: before } = renderAt('/sales/demo/payments?status=settled')
  history.pushState(null, '', '/sales/demo/cards?kind=virtual')
  act(() => before[1]((params) => params.set('pay', 'EUR')))
  expect(location.pathname + location.search).toBe('/sales/demo/payments?status=settled&pay=EUR')
})

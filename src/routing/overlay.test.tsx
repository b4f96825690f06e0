import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { useAddressOverlay } from './overlay.ts'

function openAt(...entries: string[]) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={entries}>{children}</MemoryRouter>
  )
  const { result } = renderHook(
    () => {
      const { pathname, search } = useLocation()
      return { address: pathname + search, overlay: useAddressOverlay(['limits', 'details']), navigate: useNavigate() }
    },
    { wrapper },
  )
  return {
    address: () => result.current.address,
    open: (id: string) => act(() => result.current.overlay.open('limits', id)),
    close: () => act(() => result.current.overlay.close()),
    back: () => act(async () => result.current.navigate(-1)),
  }
}

test('going back closes an overlay', async () => {
  const page = openAt('/cards')
  page.open('1')
  expect(page.address()).toBe('/cards?limits=1')
  await page.back()
  expect(page.address()).toBe('/cards')
})

test('however many were opened and closed, going back meets the page once more', async () => {
  const page = openAt('/accounts', '/cards')
  for (const id of ['1', '2', '3']) {
    page.open(id)
    page.close()
  }
  page.open('4')
  await page.back()
  expect(page.address()).toBe('/cards')
  await page.back()
  expect(page.address()).toBe('/accounts')
})

test('one that a link opened has no page before it: going back closes the next one too', async () => {
  const page = openAt('/accounts', '/cards?details=1')
  page.close()
  expect(page.address()).toBe('/cards')
  page.open('2')
  await page.back()
  expect(page.address()).toBe('/cards')
})

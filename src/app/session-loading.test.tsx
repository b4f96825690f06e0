import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { mutate } from 'swr'
import { beforeEach, expect, test, vi } from 'vitest'
import { SARAH } from '../testing/rows.ts'
import { lateAnswer, stubBank, UNAUTHORIZED } from '../testing/stub-bank.ts'
import { App } from './app.tsx'

beforeEach(async () => {
  await mutate(() => true, undefined)
})

/** Opens a protected page and returns a function that sends the answer to the session request. */
function openWhileSessionLoads(onShown = () => undefined) {
  const { answer, arrive } = lateAnswer()
  stubBank({ 'GET /api/user': answer, 'GET /api/organizations': [], 'GET /api/kyc/list': [] })
  render(
    <MemoryRouter initialEntries={['/verify']}>
      <App onShown={onShown} />
    </MemoryRouter>,
  )
  return arrive
}

test('shows a spinner while the session loads, then the page to a signed-in user', async () => {
  const onShown = vi.fn<() => undefined>()
  const arrive = openWhileSessionLoads(onShown)
  expect(onShown).toHaveBeenCalledOnce()
  expect(
    (await screen.findByRole('status', { name: 'Loading' })).querySelector('.MuiCircularProgress-root'),
  ).toBeTruthy()
  expect(screen.queryByRole('heading')).toBeNull()
  arrive(SARAH)
  expect(await screen.findByRole('heading', { level: 1, name: 'Business Verification' })).toBeTruthy()
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull()
})

test('redirects to the sign-in when nobody is signed in', async () => {
  const arrive = openWhileSessionLoads()
  await screen.findByRole('status', { name: 'Loading' })
  expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull()
  arrive(UNAUTHORIZED)
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy()
})

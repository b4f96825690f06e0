import { act, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { mutate } from 'swr'
import { beforeEach, expect, test, vi } from 'vitest'
import { meetPerson } from '../api/person.ts'
import { listenToServerNews } from '../api/server-news.ts'
import { preloadEndpoint } from '../api/use-endpoint.ts'
import { listPayments } from '../contract/payments.ts'
import { SERVER_NEWS, type ServerNews } from '../contract/server-news.ts'
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

test('shows the list of another person who comes while it is shown, also when it equals the first', async () => {
  const stop = listenToServerNews()
  const lists = Object.fromEntries(['payments', 'accounts', 'organizations'].map((list) => [`GET /api/${list}`, []]))
  const bank = stubBank({ 'GET /api/user': SARAH, ...lists })
  meetPerson(SARAH)
  await preloadEndpoint(listPayments)
  render(
    <MemoryRouter initialEntries={['/payments']}>
      <App />
    </MemoryRouter>,
  )
  await screen.findByText('No payments yet')
  const late = lateAnswer()
  bank.answer('GET /api/payments', late.answer)
  bank.answer('GET /api/user', { ...SARAH, id: '0a1b2c3d-0000-4000-8000-000000000002', name: 'Rosa Penhale' })
  await act(async () => window.dispatchEvent(new CustomEvent<ServerNews>(SERVER_NEWS, { detail: { paths: '*' } })))
  await screen.findByText('Rosa Penhale')
  await waitFor(() => expect(screen.queryByText('No payments yet')).toBeNull())
  late.arrive([])
  expect(await screen.findByText('No payments yet')).toBeTruthy()
  stop()
})

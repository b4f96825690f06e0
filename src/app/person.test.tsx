import { act, cleanup, render, screen } from '@testing-library/react'
import { mutate, SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leavePerson } from '../api/person.ts'
import { listenToServerNews } from '../api/server-news.ts'
import { SERVER_NEWS, type ServerNews } from '../contract/server-news.ts'
import { useAction } from '../api/use-action.ts'
import { preloadEndpoint, SWR_OPTIONS, useEndpoint } from '../api/use-endpoint.ts'
import { type User } from '../contract/auth.ts'
import { get, patch } from '../contract/endpoint.ts'
import { listOf, text } from '../contract/values/reply.ts'
import { AuthProvider, useAuth } from '../session/auth-provider.tsx'
import { SARAH } from '../testing/rows.ts'
import { reply, stubBank, UNAUTHORIZED, type StubBank } from '../testing/stub-bank.ts'
import { ReadError } from '../session/read-states.tsx'
import { ToastHost } from './toast-host.tsx'

const ROSA: User = {
  ...SARAH,
  id: '0a1b2c3d-0000-4000-8000-000000000002',
  name: 'Rosa Penhale',
  email: 'rosa@tidewater.example',
}
const LOG = 'GET /api/audit-logs'

const listThings = get('/api/things').returns(listOf(text))
const listOthers = get('/api/others').returns(listOf(text))
const changeThing = patch('/api/things').returns(listOf(text))

function Things() {
  const { data, error, mutate: retry } = useEndpoint(listThings)
  return error ? <ReadError what="Things" error={error} onRetry={() => void retry()} /> : <p>{data ?? 'no things'}</p>
}

function Others() {
  return <p>{useEndpoint(listOthers).data ?? 'no others'}</p>
}

function Change() {
  const { run } = useAction(changeThing, { refreshes: [listThings] })
  return <button onClick={() => void run({})}>Change</button>
}

function Log() {
  return <p>{useEndpoint(get('/api/audit-logs').returns(listOf(text))).data ?? 'no log'}</p>
}

function Who({ shown }: { shown: 'things' | 'others' | 'log' }) {
  const { user, signIn, signOut } = useAuth()
  if (!user)
    return (
      <>
        <p>nobody</p>
        <button onClick={() => void signIn({ email: SARAH.email, password: 'corridor-demo' })}>Come</button>
      </>
    )
  return (
    <>
      <p>{user.name}</p>
      <button onClick={() => void signOut()}>Leave</button>
      {shown === 'others' ? <Others /> : shown === 'log' ? <Log /> : <Things />}
      <Change />
    </>
  )
}

const app = (shown: 'things' | 'others' | 'log' = 'things') => (
  <SWRConfig value={SWR_OPTIONS}>
    <AuthProvider>
      <Who shown={shown} />
    </AuthProvider>
    <ToastHost />
  </SWRConfig>
)

const news = (paths: ServerNews['paths']) =>
  act(async () => window.dispatchEvent(new CustomEvent<ServerNews>(SERVER_NEWS, { detail: { paths } })))

let bank: StubBank

afterEach(async () => {
  // Components that are still mounted would read again what is cleared below, and leave it to the next test.
  cleanup()
  await leavePerson()
  // Clears SWR's cache and its list of recent requests, which would suppress a refetch within two seconds.
  await mutate(() => true, undefined)
})

beforeEach(() => {
  bank = stubBank({
    'GET /api/user': SARAH,
    'GET /api/things': ['of Sarah'],
    'GET /api/others': ['also of Sarah'],
  })
  return listenToServerNews()
})

test('never shows the answers of one user to another', async () => {
  const { rerender } = render(app())
  await screen.findByText('of Sarah')
  void preloadEndpoint(listOthers)
  // Another user signs in in another tab, and this page learns only that the session has changed.
  bank.answer('GET /api/user', ROSA)
  bank.answer('GET /api/things', ['of Rosa'])
  bank.answer('GET /api/others', ['also of Rosa'])
  await news(['/api/user'])
  await screen.findByText('Rosa Penhale')
  await screen.findByText('of Rosa')
  rerender(app('others'))
  expect(screen.queryByText('also of Sarah')).toBeNull()
  await screen.findByText('also of Rosa')
})

test('drops cached answers when the session ends in another tab', async () => {
  render(app())
  await screen.findByText('of Sarah')
  bank.answer('GET /api/user', UNAUTHORIZED)
  await news(['/api/user'])
  await screen.findByText('nobody')
  bank.answer('GET /api/user', SARAH)
  bank.answer('GET /api/things', ['newer of Sarah'])
  await news(['/api/user'])
  await screen.findByText('newer of Sarah')
  expect(screen.queryByText('of Sarah')).toBeNull()
})

test('signing out clears the cache, including preloaded lists, and signing in reads them again', async () => {
  bank.answer('POST /api/logout', new Response(null, { status: 204 }))
  bank.answer('POST /api/login', SARAH)
  const { rerender } = render(app())
  await screen.findByText('of Sarah')
  void preloadEndpoint(listOthers)
  await act(async () => screen.getByText('Leave').click())
  await screen.findByText('nobody')
  const kept = [...SWRConfig.defaultValue.cache.keys()].filter((key) => SWRConfig.defaultValue.cache.get(key)?.data)
  expect(kept).toEqual([])
  bank.answer('GET /api/things', ['newer of Sarah'])
  bank.answer('GET /api/others', ['also newer'])
  await act(async () => screen.getByText('Come').click())
  await screen.findByText('newer of Sarah')
  rerender(app('others'))
  await screen.findByText('also newer')
})

test('shows an error and stays signed in when the bank refuses a sign-out', async () => {
  bank.answer('POST /api/logout', reply(503, 'Down'))
  render(app())
  await screen.findByText('of Sarah')
  await act(async () => screen.getByText('Leave').click())
  await screen.findByText('Logout failed')
  expect(screen.getByText('503: Down')).toBeTruthy()
  expect(screen.getByText('of Sarah')).toBeTruthy()
})

test('useAuth throws outside its provider', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  expect(() => render(<Who shown="things" />)).toThrow('useAuth must be used within an AuthProvider')
  vi.restoreAllMocks()
})

test('offers to sign in again after a 401, without a redirect', async () => {
  render(app())
  await screen.findByText('of Sarah')
  bank.answer('PATCH /api/things', UNAUTHORIZED)
  await act(async () => screen.getByText('Change').click())
  await screen.findByText('401: Unauthorized')
  expect(screen.getByText('of Sarah')).toBeTruthy()
  await act(async () => screen.getByRole('button', { name: 'Sign in again' }).click())
  await screen.findByText('nobody')
})

test('a list offers to sign in again after a 401, but not after another error', async () => {
  bank.answer('GET /api/things', reply(503, 'Down'))
  render(app())
  await screen.findByText('503: Down')
  expect(screen.queryByRole('button', { name: 'Sign in again' })).toBeNull()
  bank.answer('GET /api/things', UNAUTHORIZED)
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
  await act(async () => (await screen.findByRole('button', { name: 'Sign in again' })).click())
  await screen.findByText('nobody')
})

test('refetches the audit log after every change', async () => {
  bank.answer(LOG, ['first'])
  bank.answer('PATCH /api/things', ['done'])
  const { rerender } = render(app('log'))
  await screen.findByText('first')
  rerender(app('things'))
  await screen.findByText('of Sarah')
  bank.answer(LOG, ['second'])
  await act(async () => screen.getByText('Change').click())
  rerender(app('log'))
  await screen.findByText('second')
  expect(bank.calls.filter(({ call }) => call === LOG)).toHaveLength(2)
})

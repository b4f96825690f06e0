import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { mutate } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lateAnswer, SARAH, stubBank, UNAUTHORIZED } from '../testing/stub-bank.ts'
import { App } from './app.tsx'

beforeEach(async () => {
  await mutate(() => true, undefined)
  vi.stubGlobal('matchMedia', () =>
    Object.assign(new EventTarget(), { matches: false, addListener: () => undefined, removeListener: () => undefined }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Opens a protected page while the bank still thinks about who is there. */
function openWaiting() {
  const { answer, arrive } = lateAnswer()
  stubBank({ 'GET /api/user': answer, 'GET /api/organizations': [], 'GET /api/kyc/list': [] })
  render(<App inRouter={(routes) => <MemoryRouter initialEntries={['/verify']}>{routes}</MemoryRouter>} />)
  return arrive
}

test('while the session loads a protected page is a spinner; whoever is signed in then sees the page', async () => {
  const arrive = openWaiting()
  const waiting = await screen.findByText('Loading')
  const spinner = waiting.closest('[role=status]')?.firstElementChild as Element
  expect(getComputedStyle(spinner).getPropertyValue('animation')).toMatch(/linear infinite$/)
  expect(screen.queryByRole('heading')).toBeNull()
  arrive(SARAH)
  expect(await screen.findByRole('heading', { level: 1, name: 'Business Verification' })).toBeTruthy()
  expect(screen.queryByText('Loading')).toBeNull()
})

test('nobody signed in is led to the sign-in page, and not before that is known', async () => {
  const arrive = openWaiting()
  await screen.findByText('Loading')
  expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull()
  arrive(UNAUTHORIZED)
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy()
})

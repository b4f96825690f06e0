import { afterEach, expect, it, vi } from 'vitest'
import { createTestBank } from '../../../bank/testing/test-bank.ts'
import { openPage } from './open-page.ts'

const show = (path: string) => {
  history.replaceState(null, '', path)
  document.body.replaceChildren(document.createElement('main'))
}
afterEach(() => vi.useRealTimers())

it.each(['/auth', '/signup'])('a page opens after the product has left %s for the dashboard', async (path) => {
  const { bank } = await createTestBank({ scenario: 'established', signedIn: true })
  show(path)
  const opening = openPage(bank, '/payments?new=1')
  await new Promise((resolve) => setTimeout(resolve))
  expect(location.pathname).toBe(path)
  show('/')
  await opening
  expect(location.pathname + location.search).toBe('/payments?new=1')
})

it('a page opens although the product stays at the sign-in', async () => {
  vi.useFakeTimers()
  const { bank } = await createTestBank({ scenario: 'established', signedIn: true })
  show('/auth')
  await Promise.all([openPage(bank, '/cards'), vi.runAllTimersAsync()])
  expect(location.pathname).toBe('/cards')
})

it('the sign-in opens at once when nobody is signed in', async () => {
  const { bank } = await createTestBank({ scenario: 'established' })
  show('/signup')
  await openPage(bank, '/auth')
  expect(location.pathname).toBe('/auth')
})

import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw/http'
import { setupServer } from 'msw/node'
import { MemoryRouter } from 'react-router'
import { SWRConfig } from 'swr'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { SWR_OPTIONS } from '../../../src/api/use-endpoint.ts'
import { CardsPage } from '../../../src/features/cards/cards-page.tsx'
import { AuthProvider } from '../../../src/session/auth-provider.tsx'
import { createTestBank } from './test-bank.ts'

// The recipe of docs/guide/test-a-page.md.

const { bank, handlers } = await createTestBank({
  origin: location.origin,
  scenario: 'established',
  signedIn: true,
})
const server = setupServer(...handlers)

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const showPage = () =>
  render(
    <MemoryRouter>
      <SWRConfig value={{ ...SWR_OPTIONS, provider: () => new Map() }}>
        <AuthProvider>
          <CardsPage />
        </AuthProvider>
      </SWRConfig>
    </MemoryRouter>,
  )

test("the page shows the bank's data, and changes it", async () => {
  showPage()
  const card = await screen.findByRole('article', { name: /4821/ })
  await userEvent.click(within(card).getByRole('button', { name: 'Freeze' }))
  await within(card).findByRole('button', { name: 'Unfreeze' })
  expect(bank.db.cards.all().find(({ last4 }) => last4 === '4821')?.status).toBe('frozen')
})

test('a handler of the test answers instead of the bank', async () => {
  server.use(http.get('*/api/cards', () => HttpResponse.json([])))
  showPage()
  expect(await screen.findByText('No cards yet')).toBeTruthy()
})

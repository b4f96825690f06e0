import { ThemeProvider } from '@mui/material/styles'
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { urlOf } from '../api/call.ts'
import { setTransport } from '../api/transport.ts'
import { SWR_OPTIONS } from '../api/use-endpoint.ts'
import { getUser, type User } from '../contract/auth.ts'
import { AuthProvider } from '../session/auth-provider.tsx'
import { theme } from '../theme/theme.ts'
import { ToastHost } from '../ui/toast-host.tsx'

export const SARAH: User = {
  id: 'c0ffee00-0000-4000-8000-000000000001',
  name: 'Sarah Whitfield',
  email: 'sarah@halden.example',
  emailVerified: true,
  createdAt: '2026-01-05T09:00:00.000Z',
}

/** What the bank answers, by method and path: a value for a 200, or a function of the request. */
export type Answers = Record<string, unknown>

interface PageOptions {
  answers?: Answers
  /** The address the page is opened at. */
  at?: string
}

/**
 * A page as the application shows it to Sarah, in front of a bank that answers what the test says. Any other call is
 * answered 404, as the bank would.
 */
export function renderPage(page: ReactElement, { answers = {}, at = '/' }: PageOptions = {}) {
  const calls: Request[] = []
  setTransport(async (request) => {
    calls.push(request.clone())
    const answer = answers[`${request.method} ${new URL(request.url).pathname}`]
    if (answer === undefined) return new Response('Not found', { status: 404 })
    const reply = typeof answer === 'function' ? ((await answer(request)) as unknown) : answer
    return reply instanceof Response ? reply : Response.json(reply)
  })
  cleanup()
  const view = render(
    <ThemeProvider theme={theme}>
      <SWRConfig value={{ ...SWR_OPTIONS, provider: () => new Map(), fallback: { [urlOf(getUser)]: SARAH } }}>
        <MemoryRouter initialEntries={[at]}>
          <AuthProvider>{page}</AuthProvider>
          <Address />
        </MemoryRouter>
      </SWRConfig>
      <ToastHost />
    </ThemeProvider>,
  )
  return { ...view, calls, address: () => view.getByTestId('address').textContent }
}

function Address() {
  const { pathname, search } = useLocation()
  return <span data-testid="address">{pathname + search}</span>
}

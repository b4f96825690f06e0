import { ThemeProvider } from '@mui/material/styles'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useEffect, type ReactNode } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { mutate, SWRConfig } from 'swr'
import { urlOf } from '../api/call.ts'
import { listenToServerNews } from '../api/server-news.ts'
import { SWR_OPTIONS } from '../api/use-endpoint.ts'
import { getUser } from '../contract/auth.ts'
import { AuthProvider } from '../session/auth-provider.tsx'
import { theme } from '../theme/theme.ts'
import { ToastHost } from '../ui/feedback/toast-host.tsx'
import { SARAH } from './stub-bank.ts'

function Surroundings({ children }: { children: ReactNode }) {
  useEffect(listenToServerNews, [])
  return (
    <SWRConfig value={SWR_OPTIONS}>
      <ThemeProvider theme={theme}>
        {children}
        <ToastHost />
      </ThemeProvider>
    </SWRConfig>
  )
}

function Address() {
  const { pathname, search } = useLocation()
  return <p>Now at {pathname + search}</p>
}

interface PageOptions {
  /** The address the page is opened at. */
  at?: string
  /** False where the page still has to ask the bank who is there; otherwise Sarah is. */
  signedIn?: boolean
}

/**
 * Renders one page at its address with everything the application puts around it, and nothing anywhere else. The bank
 * is the test's (`stubBank`). Answers the person at the keyboard and the address the page has led to.
 */
export function openPage(page: ReactNode, { at = '/', signedIn = true }: PageOptions = {}) {
  cleanup()
  const [pathname] = at.split('?')
  // What an earlier test was answered is not this one's, and what SWR would not ask for twice within two seconds is asked for.
  void mutate(() => true, undefined)
  void mutate(urlOf(getUser), signedIn ? SARAH : undefined, { revalidate: false })
  const view = render(
    <Surroundings>
      <MemoryRouter initialEntries={[at]}>
        <AuthProvider>
          <Routes>
            <Route path={pathname ?? '/'} element={page} />
            <Route path="*" element={null} />
          </Routes>
        </AuthProvider>
        <Address />
      </MemoryRouter>
    </Surroundings>,
  )
  return {
    ...view,
    person: userEvent.setup({ delay: null }),
    address: () => screen.getByText(/^Now at /).textContent.replace('Now at ', ''),
  }
}

/** Enters a text at once: key by key, a long form takes seconds. */
export async function enter(person: UserEvent, label: string, text: string) {
  const field = screen.getByLabelText(label)
  await person.clear(field)
  if (text === '') return
  await person.click(field)
  await person.paste(text)
}

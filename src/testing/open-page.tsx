import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useEffect, type ReactNode } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { mutate, SWRConfig } from 'swr'
import { urlOf } from '../api/call.ts'
import { listenToServerNews } from '../api/server-news.ts'
import { SWR_OPTIONS } from '../api/use-endpoint.ts'
import { getUser } from '../contract/auth.ts'
import { OverlayOpener } from '../routing/overlay-opener.tsx'
import { AuthProvider } from '../session/auth-provider.tsx'
import { theme } from '../theme/theme.ts'
import { ToastHost } from '../app/toast-host.tsx'
// The host loads it by itself, which takes long on a busy machine.
import '../app/toast.tsx'
import { SARAH } from './rows.ts'

/** Keeps styles out of the document, where jsdom would work out all rules for each element that a query looks at. */
const unseenStyles = createCache({ key: 'css', container: document.createElement('div') })

function AppProviders({ children }: { children: ReactNode }) {
  useEffect(listenToServerNews, [])
  return (
    <SWRConfig value={SWR_OPTIONS}>
      <ThemeProvider theme={theme()}>
        {children}
        <ToastHost />
      </ThemeProvider>
    </SWRConfig>
  )
}

const WithoutStyles = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={unseenStyles}>{children}</CacheProvider>
)

/** Shows the router's address, for `address()` below. */
function Address() {
  const { pathname, search } = useLocation()
  return <p>Now at {pathname + search}</p>
}

export interface PageOptions {
  /** Path and query of the page. */
  at?: string
  /** False to let the page ask the bank who is signed in; otherwise it is Sarah. */
  signedIn?: boolean
  /** For tests of styles. */
  styled?: boolean
}

/**
 * Renders a page at an address with the application's providers; other addresses are empty. Define the bank's answers
 * with `stubBank`. Returns Testing Library's queries, a `UserEvent` (`person`) and the current address.
 */
export function openPage(page: ReactNode, { at = '/', signedIn = true, styled }: PageOptions = {}) {
  cleanup()
  const [pathname] = at.split('?')
  // Clears the answers of earlier tests and SWR's list of recent requests, which would suppress a request.
  void mutate(() => true, undefined)
  void mutate(urlOf(getUser), signedIn ? SARAH : undefined, { revalidate: false })
  const view = render(
    <AppProviders>
      <MemoryRouter initialEntries={[at]}>
        <AuthProvider>
          <OverlayOpener>
            <Routes>
              <Route path={pathname ?? '/'} element={page} />
              <Route path="*" element={null} />
            </Routes>
          </OverlayOpener>
        </AuthProvider>
        <Address />
      </MemoryRouter>
    </AppProviders>,
    styled ? {} : { wrapper: WithoutStyles },
  )
  return {
    ...view,
    person: userEvent.setup({ delay: null }),
    address: () => screen.getByText(/^Now at /).textContent.replace('Now at ', ''),
  }
}

/** Replaces the text of a field by pasting, which is much faster than typing. */
export async function enter(person: UserEvent, label: string, text: string) {
  const field = screen.getByLabelText(label)
  await person.clear(field)
  if (text === '') return
  await person.click(field)
  await person.paste(text)
}

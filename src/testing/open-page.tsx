import { ThemeProvider } from '@mui/material/styles'
import { render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useEffect, type ReactNode } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { mutate, SWRConfig } from 'swr'
import { listenToServerNews } from '../api/server-news.ts'
import { SWR_OPTIONS } from '../api/use-endpoint.ts'
import { AuthProvider } from '../session/auth-provider.tsx'
import { theme } from '../theme/theme.ts'
import { ToastHost } from '../ui/toast-host.tsx'

/** Elsewhere in the product: shows the address that the page under test led to. */
function Elsewhere() {
  return <p>Now at {useLocation().pathname}</p>
}

function Surroundings({ children }: { children: ReactNode }) {
  useEffect(listenToServerNews, [])
  return (
    <SWRConfig value={{ ...SWR_OPTIONS, dedupingInterval: 0 }}>
      <ThemeProvider theme={theme}>
        {children}
        <ToastHost />
      </ThemeProvider>
    </SWRConfig>
  )
}

/** Renders one page at its address with everything the application puts around it; answers the person at the keyboard. */
export function openPage(page: ReactNode, address: string) {
  const [pathname] = address.split('?')
  // What an earlier test was answered is not this one's.
  void mutate(() => true, undefined, { revalidate: false })
  const view = render(
    <Surroundings>
      <MemoryRouter initialEntries={[address]}>
        <AuthProvider>
          <Routes>
            <Route path={pathname ?? '/'} element={page} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </AuthProvider>
      </MemoryRouter>
    </Surroundings>,
  )
  return { ...view, person: userEvent.setup({ delay: null }) }
}

/** Enters a text at once: key by key, a long form takes seconds. */
export async function enter(person: UserEvent, label: string, text: string) {
  const field = screen.getByLabelText(label)
  await person.clear(field)
  if (text === '') return
  await person.click(field)
  await person.paste(text)
}

import { Suspense, useDeferredValue, useEffect, type ReactNode } from 'react'
import { Outlet, Route, Routes } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { listenToServerNews } from '../api/server-news.ts'
import { SWR_OPTIONS } from '../api/use-endpoint.ts'
import { paths, shellPaths, type AppPath } from '../routing/paths.ts'
import { Redirect } from '../routing/redirect.tsx'
import { AuthProvider, useAuth } from '../session/auth-provider.tsx'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { Providers } from './providers.tsx'
import { pages, shell } from './routes.ts'
import { Waiting } from './waiting.tsx'

interface AppProps {
  /** Puts the routes into the router: the browser's, or one that stands still while a screen is rendered ahead. */
  inRouter: (routes: ReactNode) => ReactNode
}

export function App({ inRouter }: AppProps) {
  useEffect(listenToServerNews, [])
  return (
    <SWRConfig value={SWR_OPTIONS}>
      <Providers>
        {inRouter(
          <AuthProvider>
            <Routes>
              <Route
                element={
                  <PageBoundary onFailure={shell.renew}>
                    <Suspense fallback={null}>
                      <shell.Page />
                    </Suspense>
                  </PageBoundary>
                }
              >
                <Route element={<RequireUser outline={<PageSkeleton />} />}>{shellPaths.map(page)}</Route>
              </Route>
              <Route element={<RequireUser />}>{page(paths.businessVerification)}</Route>
              <Route element={<Settled />}>{[paths.signIn, paths.signUp, paths.verifyEmail].map(page)}</Route>
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </AuthProvider>,
        )}
      </Providers>
    </SWRConfig>
  )
}

function page(path: AppPath) {
  const { Page, renew } = pages[path]
  return (
    <Route
      key={path}
      path={path}
      element={
        <PageBoundary key={path} onFailure={renew}>
          <Page />
        </PageBoundary>
      }
    />
  )
}

/** There before what it waits for: a page whose code is on its way then leaves the one before it standing. */
function Settled({ outline = null }: { outline?: ReactNode }) {
  return (
    <Suspense fallback={outline}>
      <Outlet />
    </Suspense>
  )
}

function RequireUser({ outline }: { outline?: ReactNode }) {
  const { user } = useAuth()
  // A whole page begins to exist here. Deferred, it is rendered in slices between which the browser stays free.
  const known = useDeferredValue(user)
  if (user === null) return <Redirect to={paths.signIn} />
  if (known === undefined) return <Waiting />
  return <Settled outline={outline} />
}

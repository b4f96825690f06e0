import { Suspense, useDeferredValue, type ReactNode } from 'react'
import { Outlet, useRoutes, type RouteObject } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { SWR_OPTIONS } from '../api/use-endpoint.ts'
import { paths, shellPaths, type AppPath } from '../routing/paths.ts'
import { Redirect } from '../routing/redirect.tsx'
import { AuthProvider, useAuth } from '../session/auth-provider.tsx'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { Providers } from './providers.tsx'
import { pages, shell } from './routes.ts'
import { SessionUnknown } from './session-unknown.tsx'
import { Waiting } from './waiting.tsx'

interface AppProps {
  /** Puts the routes into the router: the browser's, or one that stands still while a screen is rendered ahead. */
  inRouter: (routes: ReactNode) => ReactNode
}

export function App({ inRouter }: AppProps) {
  return (
    <SWRConfig value={SWR_OPTIONS}>
      <Providers>
        {inRouter(
          <AuthProvider>
            <AppRoutes />
          </AuthProvider>,
        )}
      </Providers>
    </SWRConfig>
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

function RequireUser({ inShell = false }: { inShell?: boolean }) {
  const { user, unknown } = useAuth()
  // A whole page begins to exist here. Deferred, it is rendered in slices between which the browser stays free.
  const known = useDeferredValue(user)
  if (user === null) return <Redirect to={paths.signIn} />
  if (unknown) return <SessionUnknown {...unknown} inShell={inShell} />
  if (known === undefined) return <Waiting />
  return <Settled outline={inShell && <PageSkeleton />} />
}

function page(path: AppPath): RouteObject {
  const { Page, renew } = pages[path]
  return {
    path,
    element: (
      <PageBoundary key={path} onFailure={renew}>
        <Page />
      </PageBoundary>
    ),
  }
}

/** A value, not elements: those would be gathered anew on each change of page. */
const ROUTES: RouteObject[] = [
  {
    element: (
      <PageBoundary onFailure={shell.renew}>
        <Suspense fallback={null}>
          <shell.Page />
        </Suspense>
      </PageBoundary>
    ),
    children: [{ element: <RequireUser inShell />, children: shellPaths.map(page) }],
  },
  { element: <RequireUser />, children: [page(paths.businessVerification)] },
  { element: <Settled />, children: [paths.signIn, paths.signUp, paths.verifyEmail].map(page) },
  { path: '*', element: <NotFoundPage /> },
]

const AppRoutes = () => useRoutes(ROUTES)

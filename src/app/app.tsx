import { Suspense, useEffect, type ReactNode } from 'react'
import { Outlet, Route, Routes } from 'react-router'
import { SWRConfig } from 'swr'
import { SWR_OPTIONS } from '../api/use-endpoint.ts'
import { repeatEarlyPress } from '../boot/early-press.ts'
import { paths, shellPaths, type AppPath } from '../routing/paths.ts'
import { Redirect } from '../routing/redirect.tsx'
import { AuthProvider, useAuth } from '../session/auth-provider.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { LoadingPage } from '../ui/feedback/states.tsx'
import type { LazyComponent } from './lazy-component.ts'
import { PageBoundary } from './page-boundary.tsx'
import { loadPage, notFound, pages, shell } from './pages.ts'
import { preloadListsOf, untilAnswered } from './preload-lists.ts'
import { Providers } from './providers.tsx'
import { SessionUnknown } from './session-unknown.tsx'

export function App({ onShown }: { onShown?: () => void }) {
  useEffect(() => onShown?.(), [onShown])
  return (
    <SWRConfig value={SWR_OPTIONS}>
      <Providers>
        <AuthProvider prepareFirstPage={prepareDashboard}>
          <AppRoutes />
        </AuthProvider>
      </Providers>
    </SWRConfig>
  )
}

/** A sign-in leads to the dashboard, which then opens with its figures instead of with a skeleton. */
const prepareDashboard = () =>
  untilAnswered(Promise.allSettled([loadPage(paths.dashboard), preloadListsOf(paths.dashboard)]))

const page = (path: AppPath, fallback?: ReactNode) => (
  <Route key={path} path={path} element={<LazyPage path={path} fallback={fallback} />} />
)

/** The former page stays until the code of the shell, or of a page without it, has loaded. */
function AppRoutes() {
  return (
    <Suspense>
      <Routes>
        <Route element={<LazyFrame {...shell} />}>
          <Route element={<RequireUser inShell />}>{shellPaths.map((path) => page(path, <PageSkeleton />))}</Route>
        </Route>
        <Route element={<RequireUser />}>{page(paths.businessVerification)}</Route>
        {[paths.signIn, paths.signUp, paths.verifyEmail].map((path) => page(path))}
        <Route path="*" element={<LazyFrame {...notFound} />} />
      </Routes>
    </Suspense>
  )
}

/** The shell, or the page of an unknown address. */
function LazyFrame({ Component }: LazyComponent<object>) {
  return (
    <PageBoundary>
      <Component />
    </PageBoundary>
  )
}

/** Keyed by path, so that the shell shows the skeleton of a page whose code is still loading, not the former page. */
function LazyPage({ path, fallback }: { path: AppPath; fallback: ReactNode }) {
  const { Component } = pages[path]
  return (
    <PageBoundary key={path}>
      {fallback ? (
        <Suspense fallback={fallback}>
          <Component />
        </Suspense>
      ) : (
        <Component />
      )}
    </PageBoundary>
  )
}

/** As specified: a spinner while the session loads, then the page, or a redirect to the sign-in. */
function RequireUser({ inShell = false }: { inShell?: boolean }) {
  const { user, unknown } = useAuth()
  // The application has replaced the prerendered screen.
  useEffect(repeatEarlyPress, [])
  if (user === null) return <Redirect to={paths.signIn} />
  if (unknown) return <SessionUnknown {...unknown} inShell={inShell} />
  // Keyed, because SWR would not show a list of another person that equals the first one that the page has shown.
  return user ? <Outlet key={user.id} /> : <LoadingPage />
}

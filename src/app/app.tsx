import { styled } from '@mui/material/styles'
import { Suspense, useEffect, type ReactNode } from 'react'
import { BrowserRouter, Navigate, Outlet, Route, Routes } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { listenToServerNews } from '../api/server-news.ts'
import { SWR_OPTIONS } from '../api/use-endpoint.ts'
import { paths, type AppPath } from '../routing/paths.ts'
import { AuthProvider, useAuth } from '../session/auth-provider.tsx'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import { Loading } from '../ui/states.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { Providers } from './providers.tsx'
import { pages } from './routes.ts'
import { NAVIGATION } from './shell/navigation.ts'
import { Shell } from './shell/shell.tsx'

export function App({ basePath }: { basePath: string }) {
  useEffect(listenToServerNews, [])
  return (
    <SWRConfig value={SWR_OPTIONS}>
      <Providers>
        <BrowserRouter basename={basePath}>
          <AuthProvider>
            <Routes>
              <Route element={<RequireUser />}>
                <Route element={<Shell />}>{NAVIGATION.map(({ path }) => page(path, <PageSkeleton />))}</Route>
                {page(paths.businessVerification)}
              </Route>
              {[paths.signIn, paths.signUp, paths.verifyEmail].map((path) => page(path))}
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </AuthProvider>
        </BrowserRouter>
      </Providers>
    </SWRConfig>
  )
}

function page(path: AppPath, outline: ReactNode = null) {
  const { Page } = pages[path]
  return (
    <Route
      key={path}
      path={path}
      element={
        <PageBoundary key={path}>
          <Suspense fallback={outline}>
            <Page />
          </Suspense>
        </PageBoundary>
      }
    />
  )
}

const Whole = styled('main')({ minHeight: '100dvh', display: 'grid', placeItems: 'center' })

function RequireUser() {
  const { user } = useAuth()
  if (user === undefined) {
    return (
      <Whole>
        <Loading />
      </Whole>
    )
  }
  return user ? <Outlet /> : <Navigate to={paths.signIn} replace />
}

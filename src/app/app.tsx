import { Suspense, useEffect } from 'react'
import { BrowserRouter, Navigate, Outlet, Route, Routes } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { listenToServerNews } from '../api/server-news.ts'
import { SWR_OPTIONS } from '../api/use-endpoint.ts'
import { paths, type AppPath } from '../routing/paths.ts'
import { AuthProvider, useAuth } from '../session/auth-provider.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { Providers } from './providers.tsx'
import { pages } from './routes.ts'

export function App({ basePath }: { basePath: string }) {
  useEffect(listenToServerNews, [])
  return (
    <SWRConfig value={SWR_OPTIONS}>
      <Providers>
        <BrowserRouter basename={basePath}>
          <AuthProvider>
            <Routes>
              <Route element={<RequireUser />}>
                {[paths.dashboard, paths.accounts, paths.payments, paths.cards, paths.currencyExchange, paths.pspIntegrations, paths.settings].map(page)}
                {page(paths.businessVerification)}
              </Route>
              {[paths.signIn, paths.signUp, paths.verifyEmail].map(page)}
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </AuthProvider>
        </BrowserRouter>
      </Providers>
    </SWRConfig>
  )
}

function page(path: AppPath) {
  const { Page } = pages[path]
  return (
    <Route
      key={path}
      path={path}
      element={
        <Suspense fallback={null}>
          <Page />
        </Suspense>
      }
    />
  )
}

function RequireUser() {
  const { user } = useAuth()
  if (user === undefined) return <output>Loading</output>
  return user ? <Outlet /> : <Navigate to={paths.signIn} replace />
}

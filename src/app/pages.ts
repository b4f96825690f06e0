import { createElement, lazy, useState, type ComponentType } from 'react'
import { paths, shellPaths, type AppPath } from '../routing/paths.ts'

/** A page in its own chunk; `load` fetches the chunk ahead of rendering. A failed fetch is tried again. */
function lazyPage(load: () => Promise<ComponentType>) {
  let loading: Promise<{ default: ComponentType }> | undefined
  let loaded: ComponentType | undefined
  const loadOnce = () =>
    (loading ??= load().then(
      (page) => {
        loaded = page
        return { default: page }
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))
  const Lazy = lazy(loadOnce)

  /**
   * Renders loaded code without suspending, which `lazy` always does once. React stops hydrating a suspended form that
   * is updated, and its text would be lost.
   */
  function Page() {
    const [Component] = useState(() => loaded ?? Lazy)
    return createElement(Component)
  }
  return { Page, load: loadOnce }
}

export const pages = {
  [paths.dashboard]: lazyPage(() => import('../features/dashboard/dashboard-page.tsx').then((m) => m.DashboardPage)),
  [paths.accounts]: lazyPage(() => import('../features/accounts/accounts-page.tsx').then((m) => m.AccountsPage)),
  [paths.payments]: lazyPage(() => import('../features/payments/payments-page.tsx').then((m) => m.PaymentsPage)),
  [paths.cards]: lazyPage(() => import('../features/cards/cards-page.tsx').then((m) => m.CardsPage)),
  [paths.currencyExchange]: lazyPage(() =>
    import('../features/fx/currency-exchange-page.tsx').then((m) => m.CurrencyExchangePage),
  ),
  [paths.pspIntegrations]: lazyPage(() =>
    import('../features/integrations/psp-integrations-page.tsx').then((m) => m.PspIntegrationsPage),
  ),
  [paths.settings]: lazyPage(() => import('../features/settings/settings-page.tsx').then((m) => m.SettingsPage)),
  [paths.signIn]: lazyPage(() => import('../features/auth/sign-in-page.tsx').then((m) => m.SignInPage)),
  [paths.signUp]: lazyPage(() => import('../features/signup/sign-up-page.tsx').then((m) => m.SignUpPage)),
  [paths.verifyEmail]: lazyPage(() =>
    import('../features/email-verification/verify-email-page.tsx').then((m) => m.VerifyEmailPage),
  ),
  [paths.businessVerification]: lazyPage(() =>
    import('../features/business-verification/business-verification-page.tsx').then((m) => m.BusinessVerificationPage),
  ),
} satisfies Record<AppPath, ReturnType<typeof lazyPage>>

export const shell = lazyPage(() => import('./shell/shell.tsx').then((m) => m.Shell))

/** Fetches the code of a route's page and, if it has one, of the shell. Rejects when a file cannot be fetched. */
export async function loadPage(route: string): Promise<void> {
  const path = Object.values(paths).find((one) => one === route)
  const inShell = shellPaths.some((one) => one === route)
  await Promise.all([path && pages[path].load(), inShell && shell.load()])
}

/** Fetches the code of all pages and overlays, one after the other, so that they open without a delay. */
export async function loadAllPages(): Promise<void> {
  try {
    await shell.load()
    for (const { load } of Object.values(pages)) await load()
    const { loadAllOverlays } = await import('./overlays.tsx')
    await loadAllOverlays()
  } catch {
    // Offline, or the files belong to an older build: PageBoundary shows the error when the page is opened.
  }
}

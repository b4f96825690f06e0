import type { ComponentType } from 'react'
import { paths, shellPaths, type AppPath } from '../routing/paths.ts'

/** Fetches a page's chunk. */
export type LoadCode = () => Promise<ComponentType>

// Without React, so that `main.tsx` fetches the page's code beside the application's.

export const pageCode: Record<AppPath, LoadCode> = {
  [paths.dashboard]: () => import('../features/dashboard/dashboard-page.tsx').then((m) => m.DashboardPage),
  [paths.accounts]: () => import('../features/accounts/accounts-page.tsx').then((m) => m.AccountsPage),
  [paths.payments]: () => import('../features/payments/payments-page.tsx').then((m) => m.PaymentsPage),
  [paths.cards]: () => import('../features/cards/cards-page.tsx').then((m) => m.CardsPage),
  [paths.currencyExchange]: () =>
    import('../features/fx/currency-exchange-page.tsx').then((m) => m.CurrencyExchangePage),
  [paths.pspIntegrations]: () =>
    import('../features/integrations/psp-integrations-page.tsx').then((m) => m.PspIntegrationsPage),
  [paths.settings]: () => import('../features/settings/settings-page.tsx').then((m) => m.SettingsPage),
  [paths.signIn]: () => import('../features/auth/sign-in/sign-in-page.tsx').then((m) => m.SignInPage),
  [paths.signUp]: () => import('../features/auth/sign-up/sign-up-page.tsx').then((m) => m.SignUpPage),
  [paths.verifyEmail]: () =>
    import('../features/auth/email-verification/verify-email-page.tsx').then((m) => m.VerifyEmailPage),
  [paths.businessVerification]: () =>
    import('../features/business-verification/business-verification-page.tsx').then((m) => m.BusinessVerificationPage),
}

export const shellCode: LoadCode = () => import('./shell/shell.tsx').then((m) => m.Shell)

/** Starts fetching the code of a route's page and, if it has one, of the shell. */
export function fetchCode(route: string): void {
  const path = Object.values(paths).find((one) => one === route)
  const wanted = [path && pageCode[path], shellPaths.some((one) => one === route) && shellCode]
  // `loadPage` repeats a failed fetch and reports its error.
  for (const load of wanted) if (load) load().catch(() => undefined)
}

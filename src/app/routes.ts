import { paths, shellPaths, type AppPath } from '../routing/paths.ts'
import { lazyPage, type LazyPage } from './lazy-page.tsx'

export const pages: Record<AppPath, LazyPage> = {
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
}

export const shell = lazyPage(() => import('./shell/shell.tsx').then((m) => m.Shell))

/** Fetches what an address shows first: of a page in the shell the shell, which stands until it is known who is there. */
export async function loadCodeOf(route: string): Promise<void> {
  const page = Object.entries(pages).find(([path]) => path === route)?.[1]
  const pageCode = page?.preload()
  if (!shellPaths.some((path) => path === route)) return void (await pageCode)
  pageCode?.catch(() => undefined)
  await shell.preload()
}

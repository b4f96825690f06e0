/** Every route of the product. */
export const paths = {
  dashboard: '/',
  accounts: '/accounts',
  payments: '/payments',
  cards: '/cards',
  currencyExchange: '/currency-exchange',
  pspIntegrations: '/psp-integrations',
  settings: '/settings',
  signIn: '/auth',
  signUp: '/signup',
  verifyEmail: '/verify-email',
  businessVerification: '/verify',
} as const

export type AppPath = (typeof paths)[keyof typeof paths]

/** The main pages: they are inside the shell and need a session. */
export const shellPaths = [
  paths.dashboard,
  paths.accounts,
  paths.payments,
  paths.cards,
  paths.currencyExchange,
  paths.pspIntegrations,
  paths.settings,
] as const

/** The route of a pathname: `/sales/demo/cards/` with the base `/sales/demo/` is `/cards`. */
export const routeOf = (pathname: string, base: string): string => `/${pathname.slice(base.length).replace(/\/$/, '')}`

/** Every address of the product, in one place. */
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

/** The main pages: in the shell, and only for somebody who is signed in. */
export const shellPaths = [
  paths.dashboard,
  paths.accounts,
  paths.payments,
  paths.cards,
  paths.currencyExchange,
  paths.pspIntegrations,
  paths.settings,
] as const

/** The application's path of an address: `/sales/demo/cards/` in `/sales/demo/` is `/cards`. */
export const routeOf = (pathname: string, base: string): string => `/${pathname.slice(base.length).replace(/\/$/, '')}`

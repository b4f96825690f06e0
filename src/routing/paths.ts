/** The main pages. They are shown inside the shell and need a session. */
const shellRoutes = {
  dashboard: '/',
  accounts: '/accounts',
  payments: '/payments',
  cards: '/cards',
  currencyExchange: '/currency-exchange',
  pspIntegrations: '/psp-integrations',
  settings: '/settings',
} as const

/** Every route of the product. */
export const paths = {
  ...shellRoutes,
  signIn: '/auth',
  signUp: '/signup',
  verifyEmail: '/verify-email',
  businessVerification: '/verify',
} as const

export type AppPath = (typeof paths)[keyof typeof paths]

export const shellPaths = Object.values(shellRoutes)

/** The route of a pathname: `/sales/demo/cards/` with the base `/sales/demo/` is `/cards`. */
export const routeOf = (pathname: string, base: string): string => `/${pathname.slice(base.length).replace(/\/$/, '')}`

export interface TabAddress {
  path: string
  /** The tab that the address opens, unless it is the first one. */
  tab?: string
}

/** Every page of the shell, and every tab of a page except the first. */
export const SHELL_ADDRESSES: readonly TabAddress[] = [
  { path: '/' },
  { path: '/accounts' },
  { path: '/payments' },
  { path: '/cards' },
  { path: '/currency-exchange' },
  { path: '/psp-integrations' },
  { path: '/psp-integrations?tab=lpm', tab: 'LPM Network' },
  { path: '/psp-integrations?tab=checkout', tab: 'Customisable Checkout' },
  { path: '/psp-integrations?tab=anti-fraud', tab: 'Anti-Fraud Tools' },
  { path: '/settings' },
  { path: '/settings?tab=users', tab: 'Users & Roles' },
  { path: '/settings?tab=api-keys', tab: 'API Keys' },
  { path: '/settings?tab=webhooks', tab: 'Webhooks' },
  { path: '/settings?tab=compliance', tab: 'Compliance' },
  { path: '/settings?tab=audit-log', tab: 'Audit Log' },
]

/** Every page and tab behind the sign-in, relative to the folder. */
export const PAGES = [...SHELL_ADDRESSES.map(({ path }) => path.slice(1)), 'verify']

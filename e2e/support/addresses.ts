const tabsOf = (page: string, tabs: string): string[] => [page, ...tabs.split(' ').map((tab) => `${page}?tab=${tab}`)]

/** Every page and tab behind the sign-in, relative to the folder. */
export const PAGES: readonly string[] = [
  '',
  'accounts',
  'payments',
  'cards',
  'currency-exchange',
  ...tabsOf('psp-integrations', 'lpm checkout anti-fraud'),
  ...tabsOf('settings', 'users api-keys webhooks compliance audit-log'),
  'verify',
]

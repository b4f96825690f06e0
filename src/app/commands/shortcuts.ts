import { paths, type AppPath } from '../../routing/paths.ts'

/** The second key after G, and where it goes. */
export const GO_TO: Readonly<Record<string, { path: AppPath; label: string }>> = {
  d: { path: paths.dashboard, label: 'Dashboard' },
  a: { path: paths.accounts, label: 'Accounts' },
  p: { path: paths.payments, label: 'Payments & Transfers' },
  c: { path: paths.cards, label: 'Cards' },
  x: { path: paths.currencyExchange, label: 'Currency Exchange' },
  i: { path: paths.pspIntegrations, label: 'PSP Integrations' },
  s: { path: paths.settings, label: 'Settings' },
}

/** Single keys can be in somebody's way (speech input types them): they can be switched off, on this device. */
const KEY = 'corridor-single-keys'

export function singleKeysAreOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

export function switchSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
  } catch {
    // Storage is denied: the choice cannot outlast the page.
  }
}

/** What the platform calls the key of its own shortcuts. */
export const commandKey = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl')

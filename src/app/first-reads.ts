import { readAhead } from '../api/read-ahead.ts'
import { listAccounts } from '../contract/accounts.ts'
import { listOwners } from '../contract/business-verification.ts'
import { listCards } from '../contract/cards.ts'
import type { Read } from '../contract/endpoint.ts'
import { listFxRates, listFxTrades } from '../contract/fx.ts'
import { listOrganizations } from '../contract/organizations.ts'
import { listPayments } from '../contract/payments.ts'
import { paths } from '../routing/paths.ts'

const reads: Record<string, readonly Read[]> = {
  [paths.dashboard]: [listAccounts, listPayments, listFxRates, listOrganizations],
  [paths.accounts]: [listAccounts, listOrganizations],
  [paths.payments]: [listPayments],
  [paths.cards]: [listCards],
  [paths.currencyExchange]: [listAccounts, listFxRates, listFxTrades],
  [paths.businessVerification]: [listOrganizations, listOwners],
}

/** Asks for what the page of an address will show first. What goes wrong the page says itself. */
export function readForPage(route: string): void {
  for (const read of reads[route] ?? []) readAhead(read).catch(() => undefined)
}

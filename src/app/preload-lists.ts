import { atMost } from '../api/at-most.ts'
import { preloadEndpoint } from '../api/use-endpoint.ts'
import { listAccounts } from '../contract/accounts.ts'
import { listOwners } from '../contract/business-verification.ts'
import { listCards } from '../contract/cards.ts'
import type { Read } from '../contract/endpoint.ts'
import { listFxRates } from '../contract/fx.ts'
import { listOrganizations } from '../contract/organizations.ts'
import { listPayments } from '../contract/payments.ts'
import { paths } from '../routing/paths.ts'

const lists: Record<string, readonly Read[]> = {
  [paths.dashboard]: [listAccounts, listPayments, listFxRates, listOrganizations],
  [paths.accounts]: [listAccounts, listOrganizations],
  [paths.payments]: [listPayments],
  [paths.cards]: [listCards],
  [paths.currencyExchange]: [listAccounts, listFxRates],
  [paths.businessVerification]: [listOrganizations, listOwners],
}

/** Starts the reads of a route's page before its code has loaded. Resolves when all have ended, failed ones too. */
export async function preloadListsOf(route: string): Promise<void> {
  // The shell names the customer, and says whether the company is suspended.
  const wanted = new Set([...(lists[route] ?? []), listOrganizations])
  await Promise.all([...wanted].map((list) => preloadEndpoint(list)))
}

/** How long a page waits for figures before it is rendered without them, in milliseconds. */
const FIRST_ANSWERS_MS = 300

export const untilAnswered = (answers: Promise<unknown>): Promise<unknown> => atMost(FIRST_ANSWERS_MS, answers)

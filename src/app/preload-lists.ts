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

/** What a page reads beside the company. */
const lists: Record<string, readonly Read[]> = {
  [paths.dashboard]: [listAccounts, listPayments, listFxRates],
  [paths.accounts]: [listAccounts],
  [paths.payments]: [listPayments],
  [paths.cards]: [listCards],
  [paths.currencyExchange]: [listAccounts, listFxRates],
  [paths.businessVerification]: [listOwners],
}

/** Starts the reads of a route's page before its code has loaded. Resolves when all have ended, failed ones too. */
export async function preloadListsOf(route: string): Promise<void> {
  // Every route reads the company: the shell names it, and says whether it is suspended.
  const wanted = [...(lists[route] ?? []), listOrganizations]
  await Promise.all(wanted.map((list) => preloadEndpoint(list)))
}

/** How long a page waits for figures before it is rendered without them, in milliseconds. */
const FIRST_ANSWERS_MS = 300

export const untilAnswered = (answers: Promise<unknown>): Promise<unknown> => atMost(FIRST_ANSWERS_MS, answers)

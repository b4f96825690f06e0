import { useEndpoint } from '../../../api/use-endpoint.ts'
import { accountName, listAccounts, richestAccount } from '../../../contract/accounts.ts'

/**
 * The account that the bank debits for this currency: the one with the most funds. Null if there is none, undefined
 * while that is not known. `available` is in major units.
 */
export function useFunds(currency: string): { name: string; available: number } | null | undefined {
  const { data: accounts } = useEndpoint(listAccounts)
  if (!accounts || currency === '') return undefined
  const richest = richestAccount(accounts, currency)
  return richest ? { name: accountName(richest), available: richest.available } : null
}

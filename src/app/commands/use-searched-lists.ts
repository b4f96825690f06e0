import { useEndpoint } from '../../api/use-endpoint.ts'
import { listAccounts } from '../../contract/accounts.ts'
import { listCards } from '../../contract/cards.ts'
import { listPayments } from '../../contract/payments.ts'
import { capitalised } from '../../text/format.ts'

const NONE: never[] = []

/** What the palette searches beside pages and actions, and what of it is not there to be searched. */
export function useSearchedLists() {
  const accounts = useEndpoint(listAccounts)
  const payments = useEndpoint(listPayments)
  const cards = useEndpoint(listCards)

  const read = { accounts, payments, cards }
  const loading: string[] = []
  const failed: string[] = []
  for (const [name, { data, error, isValidating }] of Object.entries(read)) {
    if (!data) (error && !isValidating ? failed : loading).push(name)
  }
  const retry = () => {
    for (const { error, mutate } of Object.values(read)) if (error) void mutate()
  }
  return {
    accounts: accounts.data ?? NONE,
    payments: payments.data ?? NONE,
    cards: cards.data ?? NONE,
    loading,
    failed,
    retry,
  }
}

const and = (names: readonly string[]): string => names.join(', ').replace(/, (\w+)$/, ' and $1')

/** Why something may not be among the results; nothing where every list has been searched. */
export function whatIsMissing({ loading, failed }: { loading: readonly string[]; failed: readonly string[] }): string {
  const sentences = [
    failed.length > 0 && `${capitalised(and(failed))} could not be searched`,
    loading.length > 0 && `Still loading ${and(loading)}…`,
  ]
  return sentences.filter(Boolean).join('. ')
}

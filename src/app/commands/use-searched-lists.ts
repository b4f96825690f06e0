import { useEndpoint } from '../../api/use-endpoint.ts'
import { listAccounts } from '../../contract/accounts.ts'
import { listCards } from '../../contract/cards.ts'
import { listPayments } from '../../contract/payments.ts'
import { capitalised } from '../../text/format.ts'

const NONE: never[] = []

/** The lists that the palette searches, and the names of those that are loading or failed. */
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

const joined = (names: readonly string[]): string => names.join(', ').replace(/, (\w+)$/, ' and $1')

interface MissingLists {
  loading: readonly string[]
  failed: readonly string[]
}

/** Says which lists could not be searched; empty when all were. */
export function missingListsText({ loading, failed }: MissingLists): string {
  const sentences = [
    failed.length > 0 && `${capitalised(joined(failed))} could not be searched`,
    loading.length > 0 && `Still loading ${joined(loading)}…`,
  ]
  return sentences.filter(Boolean).join('. ')
}

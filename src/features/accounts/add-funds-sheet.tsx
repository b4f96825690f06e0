import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { accountName, listAccounts, type Account } from '../../contract/accounts.ts'
import { paths } from '../../routing/paths.ts'
import { ReadError } from '../../session/read-states.tsx'
import { groupIban } from '../../text/format.ts'
import { DetailList } from '../../ui/data/detail-list.tsx'
import { EmptyState, Loading } from '../../ui/feedback/states.tsx'
import { Segmented } from '../../ui/layout/segmented.tsx'
import { Sheet } from '../../ui/overlays/dialog.tsx'
import { PayerDetails } from './payer-details.tsx'

const Heading = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  margin: '28px 0 4px',
  overflowWrap: 'anywhere',
}))

/** The account details to be paid on, one currency at a time. `value` is a currency, or empty for the first one. */
export function AddFundsOverlay({ value, onClose }: { value: string; onClose: () => void }) {
  const { data: accounts, error, mutate } = useEndpoint(listAccounts)
  return (
    <Sheet
      open
      onClose={onClose}
      width={520}
      title="Add funds"
      part="add-funds"
      description="Send money to one of your accounts, or share its details with whoever pays you."
    >
      {accounts?.length ? (
        <Accounts accounts={accounts} wanted={value} />
      ) : error && !accounts ? (
        <ReadError what="Your accounts" error={error} onRetry={() => void mutate()} />
      ) : accounts ? (
        <EmptyState
          title="No account to receive money yet"
          text="Open an account to get your own IBAN."
          action={
            <Button variant="contained" component={RouterLink} to={paths.accounts}>
              Open an account
            </Button>
          }
        />
      ) : (
        <Loading />
      )}
    </Sheet>
  )
}

function Accounts({ accounts, wanted }: { accounts: readonly Account[]; wanted: string }) {
  const [chosen, setChosen] = useState(wanted)
  const currencies = [...new Set(accounts.map(({ currency }) => currency))]
  const currency = currencies.find((one) => one === chosen) ?? currencies[0] ?? ''
  return (
    <>
      <Segmented
        label="Currency"
        value={currency}
        options={currencies.map((one) => ({ value: one, label: one }))}
        onChange={setChosen}
      />
      {accounts
        .filter((account) => account.currency === currency)
        .map((account) => (
          <section key={account.id} aria-label={accountName(account)}>
            <Heading>{accountName(account)}</Heading>
            <DetailList
              items={[
                { label: 'IBAN', value: groupIban(account.iban), copy: account.iban },
                { label: 'BIC', value: account.bic, copy: account.bic },
              ]}
            />
            <PayerDetails account={account} />
          </section>
        ))}
    </>
  )
}

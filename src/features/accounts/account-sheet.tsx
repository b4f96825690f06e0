import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { accountName, listAccounts, type Account } from '../../contract/accounts.ts'
import { useOverlay } from '../../routing/overlay.ts'
import { token } from '../../theme/tokens.ts'
import { busyProps } from '../../ui/feedback/busy-props.ts'
import { DetailList } from '../../ui/data/detail-list.tsx'
import { groupIban } from '../../text/format.ts'
import { Money } from '../../ui/data/money.tsx'
import { Sheet } from '../../ui/overlays/dialog.tsx'
import { ReadError } from '../../session/read-states.tsx'
import { EmptyState, Loading } from '../../ui/feedback/states.tsx'
import { useAccountLetter } from './use-account-letter.ts'

const Figure = styled('div')({ display: 'grid', gap: 2, padding: '4px 0 20px' })
const Caption = styled('span')({ color: token.muted, fontSize: token.size.body2 })

export function AccountOverlay({ value: id, onClose }: { value: string; onClose: () => void }) {
  const { data: accounts, error, mutate } = useEndpoint(listAccounts)
  const account = accounts?.find((one) => one.id === id)
  return (
    <Sheet
      open
      onClose={onClose}
      width={520}
      title={account ? accountName(account) : 'Account'}
      actions={account && <AccountActions account={account} />}
    >
      {account ? (
        <AccountDetails account={account} />
      ) : error ? (
        <ReadError error={error} onRetry={() => void mutate()} />
      ) : accounts ? (
        <EmptyState
          title="There is no such account"
          text="The link may be old. All accounts are on the Accounts page."
        />
      ) : (
        <Loading />
      )}
    </Sheet>
  )
}

const TYPE_NAMES: Readonly<Record<string, string>> = { dedicated: 'Dedicated', multi: 'Multi-currency' }

function AccountDetails({ account }: { account: Account }) {
  const { currency, type, iban, bic, current, reserved, available } = account
  return (
    <>
      <Figure>
        <Caption>Available</Caption>
        <Money amount={available} currency={currency} size="display" />
      </Figure>
      <DetailList
        items={[
          { label: 'IBAN', value: groupIban(iban), copy: iban },
          { label: 'BIC', value: bic, copy: bic },
          { label: 'Currency', value: currency },
          { label: 'Type', value: TYPE_NAMES[type] ?? type },
          { label: 'Current balance', value: <Money amount={current} currency={currency} /> },
          { label: 'Reserved for payments', value: <Money amount={reserved} currency={currency} /> },
          { label: 'Available', value: <Money amount={available} currency={currency} /> },
        ]}
      />
    </>
  )
}

function AccountActions({ account }: { account: Account }) {
  const overlay = useOverlay()
  const letter = useAccountLetter()
  return (
    <>
      <Button onClick={() => overlay.open('statement', account.currency)}>Statement</Button>
      <Button {...busyProps(letter.busy, () => void letter.write(account))}>Account Letter</Button>
      <Button variant="contained" onClick={() => overlay.open('pay', account.currency)}>
        Transfer
      </Button>
    </>
  )
}

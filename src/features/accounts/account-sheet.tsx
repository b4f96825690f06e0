import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { Link as RouterLink } from 'react-router'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { accountName, listAccounts, type Account } from '../../contract/accounts.ts'
import { listPayments, signedAmount } from '../../contract/payments.ts'
import { useOpenOverlay } from '../../routing/overlay-opener.tsx'
import { paths } from '../../routing/paths.ts'
import { fingerSized, token } from '../../theme/tokens.ts'
import { busyProps } from '../../ui/feedback/busy-props.ts'
import { DetailList } from '../../ui/data/detail-list.tsx'
import { capitalised, formatDate, groupIban } from '../../text/format.ts'
import { Money } from '../../ui/data/money.tsx'
import { Sheet } from '../../ui/overlays/dialog.tsx'
import { ReadError } from '../../session/read-states.tsx'
import { EmptyState, Loading } from '../../ui/feedback/states.tsx'
import { PayerDetails } from './payer-details.tsx'
import { useAccountLetter } from './use-account-letter.ts'

const Heading = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: '28px 0 4px' }))
const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })
const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 56,
  padding: '8px 0',
  '& + &': { borderTop: `1px solid ${token.hairline}` },
  '& > div': { display: 'grid', minWidth: 0 },
  '& a': { fontWeight: 500, overflowWrap: 'anywhere', ...fingerSized },
})
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
        <ReadError what="This account" error={error} onRetry={() => void mutate()} />
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
          {
            label: 'Reserved for payments',
            value: reserved === 0 ? undefined : <Money amount={reserved} currency={currency} />,
          },
        ]}
      />
      <PayerDetails account={account} />
      <RecentPayments currency={currency} />
    </>
  )
}

const RECENT = 5

/** The latest payments in the currency of the account: a payment names no account. */
function RecentPayments({ currency }: { currency: string }) {
  const { data: payments } = useEndpoint(listPayments)
  if (!payments) return null
  const recent = payments.filter((payment) => payment.currency === currency).slice(0, RECENT)
  return (
    <section aria-label={`Recent ${currency} payments`}>
      <Heading>Recent {currency} payments</Heading>
      {recent.length === 0 ? (
        <Caption>No {currency} payments yet.</Caption>
      ) : (
        <List>
          {recent.map((payment) => (
            <Row key={payment.id}>
              <div>
                <Link component={RouterLink} to={`${paths.payments}?payment=${payment.id}`} color="inherit" dir="auto">
                  {payment.beneficiary.name}
                </Link>
                <Caption>
                  {formatDate(payment.createdAt)} · {capitalised(payment.status)}
                </Caption>
              </div>
              <Money amount={signedAmount(payment)} currency={currency} />
            </Row>
          ))}
        </List>
      )}
    </section>
  )
}

function AccountActions({ account }: { account: Account }) {
  const openOverlay = useOpenOverlay()
  const letter = useAccountLetter()
  return (
    <>
      <Button onClick={() => openOverlay('statement', account.currency)}>Statement</Button>
      <Button {...busyProps(letter.busy, () => void letter.write(account))}>Account Letter</Button>
      <Button variant="contained" onClick={() => openOverlay('pay', account.currency)}>
        Transfer
      </Button>
    </>
  )
}

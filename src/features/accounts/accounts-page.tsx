import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined'
import AddOutlined from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { listAccounts, type Account } from '../../contract/accounts.ts'
import { toMajor, toMinor } from '../../contract/values/money.ts'
import { useAddressOverlay } from '../../routing/overlay.ts'
import { token } from '../../theme/tokens.ts'
import { Money, moneyWidth } from '../../ui/data/money.tsx'
import { Segmented } from '../../ui/layout/segmented.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { ReadWarning, ReadError } from '../../session/read-states.tsx'
import { useDeviceMemory } from '../../session/use-device-memory.ts'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { useLoadingProps } from '../../ui/feedback/use-loading-props.ts'
import { AccountCard, AccountCardSkeleton } from './account-card.tsx'
import { AccountTable } from './account-table.tsx'
import { CreateAccountDialog } from './create-account-dialog.tsx'

const Cards = styled('ul')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21.5rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

const Totals = styled('dl')({
  flex: '1 1 20rem',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 32px',
  margin: 0,
  '& > div': { display: 'flex', alignItems: 'baseline', gap: 8 },
  '& dt': { color: token.muted, fontSize: token.size.caption, fontWeight: 650, letterSpacing: '0.04em' },
  '& dd': { margin: 0, fontWeight: 550 },
})

const Toolbar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 32px',
  '&:not(:empty)': { marginBottom: 20 },
})

const VIEWS = [
  { value: 'cards', label: 'Cards' },
  { value: 'list', label: 'List' },
] as const
type View = (typeof VIEWS)[number]['value']
const readView = (stored: unknown): View => (stored === 'list' ? 'list' : 'cards')

/** As many cards as can be compared at a glance. */
const MOST_CARDS = 6

export function AccountsPage() {
  const list = useEndpoint(listAccounts)
  const { data: accounts, error, mutate } = list
  const creating = useAddressOverlay(['new'])
  const create = () => creating.open('new')
  return (
    <Page
      title="Accounts"
      subtitle="Your balances, and the details others need to pay you."
      actionsAtBottom
      actions={
        <Button
          // One primary action: the empty list has it too.
          variant={accounts?.length === 0 ? 'outlined' : 'contained'}
          startIcon={<AddOutlined />}
          onClick={create}
        >
          Create Account
        </Button>
      }
    >
      <ReadWarning list={list} />
      {accounts ? (
        <AccountList accounts={accounts} onCreate={create} />
      ) : error ? (
        <Panel>
          <ReadError what="Accounts" error={error} onRetry={() => void mutate()} />
        </Panel>
      ) : (
        <AccountsSkeleton />
      )}
      {creating.name && <CreateAccountDialog onClose={creating.close} />}
    </Page>
  )
}

const AccountsSkeleton = () => (
  <>
    {/* As high as the totals of five currencies, with the choice of the view. */}
    <Toolbar sx={{ height: { xs: 141, sm: 34 }, alignItems: { xs: 'start', sm: 'center' } }}>
      <Totals as="div">
        {[1, 2, 3, 4, 5].map((total) => (
          <Skeleton key={total} variant="rounded" width={112} height={20} />
        ))}
      </Totals>
      <Skeleton variant="rounded" width={109} height={34} />
    </Toolbar>
    <div {...useLoadingProps('Loading accounts')}>
      {/* Not a list with nothing in its items. */}
      <Cards aria-hidden>
        {[1, 2, 3].map((card) => (
          <AccountCardSkeleton key={card} />
        ))}
      </Cards>
    </div>
  </>
)

function AccountList({ accounts, onCreate }: { accounts: Account[]; onCreate: () => void }) {
  const [view, setView] = useDeviceMemory('accounts-view', readView)
  if (accounts.length === 0) {
    return (
      <Panel>
        <EmptyState
          icon={<AccountBalanceOutlined />}
          title="No accounts yet"
          text="An account gives you your own IBAN to receive and send money."
          action={
            <Button variant="contained" onClick={onCreate}>
              Create Your First Account
            </Button>
          }
        />
      </Panel>
    )
  }
  const many = accounts.length > MOST_CARDS
  const widest = Math.max(...accounts.map(({ available, currency }) => moneyWidth(available, currency)))
  return (
    <>
      <Toolbar>
        <CurrencyTotals accounts={accounts} />
        {many && <Segmented label="View" options={VIEWS} value={view} onChange={setView} />}
      </Toolbar>
      {many && view === 'list' ? (
        <AccountTable accounts={accounts} />
      ) : (
        <Cards aria-label="Accounts">
          {accounts.map((account) => (
            <AccountCard key={account.id} account={account} widest={widest} />
          ))}
        </Cards>
      )}
    </>
  )
}

const availableIn = (wanted: string, accounts: Account[]): number => {
  const minor = accounts.map(({ currency, available }) => (currency === wanted ? toMinor(available, currency) : 0))
  return toMajor(
    minor.reduce((sum, one) => sum + one, 0),
    wanted,
  )
}

/** What is available in each currency. Nothing to add where every currency has one account. */
function CurrencyTotals({ accounts }: { accounts: Account[] }) {
  const currencies = [...new Set(accounts.map(({ currency }) => currency))]
  if (currencies.length === accounts.length) return null
  return (
    <Totals aria-label="Available by currency">
      {currencies.map((currency) => (
        <div key={currency}>
          <dt>{currency}</dt>
          <dd>
            <Money amount={availableIn(currency, accounts)} currency={currency} />
          </dd>
        </div>
      ))}
    </Totals>
  )
}

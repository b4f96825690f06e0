import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { now } from '../../clock.ts'
import type { Account } from '../../contract/accounts.ts'
import { dayOf } from '../../documents/period.ts'
import { useDownload } from '../../documents/use-download.ts'
import { useAddressParams } from '../../routing/address-params.ts'
import { paths } from '../../routing/paths.ts'
import { announce } from '../../ui/feedback/announcer.ts'
import { busyProps } from '../../ui/feedback/busy-props.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { Segmented } from '../../ui/layout/segmented.tsx'
import { ReadError } from '../../session/read-states.tsx'
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { BalancesTable } from './balances-table.tsx'

const FILTERS = ['All', 'GBP', 'EUR', 'USD'] as const
type Filter = (typeof FILTERS)[number]

interface BalancesProps {
  accounts: readonly Account[] | undefined
  error: unknown
  onRetry: () => void
}

export function Balances({ accounts, error, onRetry }: BalancesProps) {
  const [params, changeParams] = useAddressParams()
  const filter: Filter = FILTERS.find((candidate) => candidate === params.get('currency')) ?? 'All'
  const shown = accounts?.filter(({ currency }) => filter === 'All' || currency === filter)

  const { download, busy } = useDownload()
  const exportCsv = async () => {
    const handedOver = await download({
      name: `account-balances-${filter === 'All' ? 'all' : filter}-${dayOf(now())}.csv`,
      make: async () => {
        const { accountsCsv } = await import('../../documents/accounts-csv.ts')
        return accountsCsv(shown ?? [])
      },
    })
    if (handedOver) announce('Account balances downloaded')
  }

  const choose = (next: Filter) =>
    changeParams(
      (changed) => {
        if (next === 'All') changed.delete('currency')
        else changed.set('currency', next)
      },
      { replace: true },
    )

  return (
    <Panel
      title="Account Balances"
      part="balances"
      bare
      actions={
        <>
          <Segmented
            label="Currency"
            options={FILTERS.map((value) => ({ value, label: value }))}
            value={filter}
            onChange={choose}
          />
          <Button
            size="small"
            startIcon={<DownloadOutlined />}
            disabled={!shown?.length}
            {...busyProps(busy, () => void exportCsv())}
          >
            Export CSV
          </Button>
        </>
      }
    >
      {accounts && shown ? (
        <AccountRows accounts={shown} all={accounts.length} filter={filter} />
      ) : error ? (
        <ReadError what="Accounts" error={error} onRetry={onRetry} />
      ) : (
        <SkeletonRows rows={6} columns={4} rowHeight={60} twoLines head />
      )}
    </Panel>
  )
}

function AccountRows({ accounts, all, filter }: { accounts: readonly Account[]; all: number; filter: Filter }) {
  if (accounts.length > 0) return <BalancesTable accounts={accounts} />
  return (
    <EmptyState
      title={filter === 'All' ? 'No accounts found' : `No ${filter} accounts`}
      text={
        all > 0
          ? 'Choose another currency to see your other accounts.'
          : 'Your balances appear here once you open an account.'
      }
      action={
        all === 0 && (
          <Button variant="contained" component={Link} to={paths.accounts}>
            Create an account
          </Button>
        )
      }
    />
  )
}

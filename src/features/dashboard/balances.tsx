import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import NorthEastOutlined from '@mui/icons-material/NorthEastOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { now } from '../../clock.ts'
import { accountName, type Account } from '../../contract/accounts.ts'
import { dayOf } from '../../documents/period.ts'
import { useDownload } from '../../documents/use-download.ts'
import { useAddressParams } from '../../routing/address-params.ts'
import { useOverlay } from '../../routing/overlay.ts'
import { paths } from '../../routing/paths.ts'
import { media, token } from '../../theme/tokens.ts'
import { announce } from '../../ui/announcer.ts'
import { unlessBusy } from '../../ui/busy.ts'
import { groupIban } from '../../ui/format.ts'
import { Money } from '../../ui/money.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'

const FILTERS = ['All', 'GBP', 'EUR', 'USD'] as const
type Filter = (typeof FILTERS)[number]

/** Between a phone and a tablet held upright three long figures beside the name and the actions need every pixel. */
const tight = '@media (min-width: 640px) and (max-width: 767.95px)'

const Table = styled('table')({ width: '100%', borderCollapse: 'collapse', [media.phone]: { display: 'block' } })

const Head = styled('thead')({ [media.phone]: { display: 'none' } })
const Body = styled('tbody')({ [media.phone]: { display: 'block' } })

const HeadCell = styled('th')({
  height: 40,
  padding: '0 12px',
  fontSize: '0.75rem',
  fontWeight: 500,
  color: token.muted,
  textAlign: 'right',
  whiteSpace: 'nowrap',
  '&:first-of-type': { textAlign: 'left', paddingLeft: 20 },
  '&:last-of-type': { width: 132 },
  [tight]: { padding: '0 6px', '&:last-of-type': { width: 0 } },
})

const Row = styled('tr')({
  borderTop: `1px solid ${token.hairline}`,
  cursor: 'pointer',
  '&:hover': { background: token.hover },
  [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', padding: '12px 16px 4px' },
})

const Cell = styled('td')({
  height: 60,
  padding: '0 12px',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  '&:first-of-type': { textAlign: 'left', paddingLeft: 20, width: '40%', maxWidth: 0, fontVariantNumeric: 'normal' },
  // By the table's width, not by the figures': they get another face when the font arrives.
  '&:not(:first-of-type):not(:last-of-type)': { width: '14%' },
  '&[data-quiet]': { color: token.muted },
  [tight]: { padding: '0 6px' },
  [media.phone]: {
    height: 'auto',
    padding: 0,
    '&:first-of-type': { display: 'contents' },
    '&[data-quiet]': { display: 'none' },
    '&:last-of-type': { gridColumn: '1 / -1' },
  },
})

const Name = styled('span')({
  display: 'block',
  fontWeight: 550,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  [media.phone]: { textAlign: 'left', whiteSpace: 'nowrap', paddingRight: 12 },
})
const Iban = styled('span')({
  display: 'block',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  color: token.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  [media.phone]: { gridColumn: '1 / -1', gridRow: 2, textAlign: 'left' },
})
const Strong = styled('span')({ fontWeight: 550 })

const Actions = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  marginRight: 4,
  [media.phone]: { margin: '0 -12px' },
})

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
            {...unlessBusy(busy, () => void exportCsv())}
          >
            Export CSV
          </Button>
        </>
      }
    >
      {accounts && shown ? (
        <AccountRows accounts={shown} all={accounts.length} filter={filter} />
      ) : error ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </Panel>
  )
}

function AccountRows({ accounts, all, filter }: { accounts: readonly Account[]; all: number; filter: Filter }) {
  const overlay = useOverlay()
  if (accounts.length === 0) {
    return all === 0 ? (
      <EmptyState
        title={filter === 'All' ? 'No accounts found' : `No ${filter} accounts`}
        text="Your balances appear here as soon as you have an account."
        action={
          <Button variant="contained" component={Link} to={paths.accounts}>
            Create an account
          </Button>
        }
      />
    ) : (
      <EmptyState title={`No ${filter} accounts`} text="Choose another currency to see your other accounts." />
    )
  }
  // Explicit roles: on a phone the rows become a grid, and a browser would drop the table from the accessibility tree.
  return (
    <Table role="table" aria-label="Account Balances">
      <Head role="rowgroup">
        <tr>
          <HeadCell role="columnheader">Account</HeadCell>
          <HeadCell role="columnheader">Current</HeadCell>
          <HeadCell role="columnheader">Reserved</HeadCell>
          <HeadCell role="columnheader">Available</HeadCell>
          <HeadCell role="columnheader">
            <span className="visually-hidden">Actions</span>
          </HeadCell>
        </tr>
      </Head>
      <Body role="rowgroup">
        {accounts.map((account) => {
          const { id, iban, currency, current, reserved, available } = account
          const name = accountName(account)
          return (
            <Row key={id} role="row" onClick={() => overlay.open('account', id)}>
              <Cell role="cell">
                <Name data-tip={name} dir="auto">
                  {name}
                </Name>
                <Iban>
                  {currency} · {groupIban(iban)}
                </Iban>
              </Cell>
              <Cell role="cell" data-quiet>
                <Money amount={current} currency={currency} />
              </Cell>
              <Cell role="cell" data-quiet>
                <Money amount={reserved} currency={currency} />
              </Cell>
              <Cell role="cell">
                <Strong>
                  <Money amount={available} currency={currency} />
                </Strong>
              </Cell>
              <Cell role="cell" onClick={(event) => event.stopPropagation()}>
                <Actions>
                  <IconButton
                    size="small"
                    aria-label={`View ${name}`}
                    data-tip="View"
                    onClick={() => overlay.open('account', id)}
                  >
                    <VisibilityOutlined />
                  </IconButton>
                  <IconButton
                    size="small"
                    aria-label={`Send payment in ${currency}, ${name}`}
                    data-tip="Send payment"
                    onClick={() => overlay.open('pay', currency)}
                  >
                    <NorthEastOutlined />
                  </IconButton>
                  <IconButton
                    size="small"
                    aria-label={`Download statement in ${currency}, ${name}`}
                    data-tip="Download statement"
                    onClick={() => overlay.open('statement', currency)}
                  >
                    <DescriptionOutlined />
                  </IconButton>
                </Actions>
              </Cell>
            </Row>
          )
        })}
      </Body>
    </Table>
  )
}

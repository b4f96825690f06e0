import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { addDays } from 'date-fns/addDays'
import { useEffect, useState, type ComponentType, type Dispatch, type SetStateAction } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { listAccounts } from '../../contract/accounts.ts'
import { listFxRates } from '../../contract/fx.ts'
import { listPayments, railName } from '../../contract/payments.ts'
import { useToday } from '../../demonstration/use-today.ts'
import { dayOf } from '../../documents/period.ts'
import { paths } from '../../routing/paths.ts'
import { token } from '../../theme/tokens.ts'
import { counted, formatDate, formatMoney, formatNumber } from '../../text/format.ts'
import { Segmented } from '../../ui/layout/segmented.tsx'
import { Sheet } from '../../ui/overlays/dialog.tsx'
import { ReadError } from '../../session/read-states.tsx'
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import type { Bar, BarsProps } from './analytics-charts.tsx'
import { ANALYTICS_WEEKS, analyticsFigures } from './analytics-figures.ts'

const Sections = styled('div')({ display: 'grid', gap: 32, gridTemplateColumns: 'minmax(0, 1fr)' })
const Controls = styled('div')({ display: 'flex', justifyContent: 'flex-end', marginBottom: 8 })
const Section = styled('section')({ minWidth: 0 })
const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }))
const Summary = styled('p')({ margin: '2px 0 12px', color: token.muted })
const Note = styled('p')({ margin: 0, color: token.muted, fontSize: token.size.body2 })
const Missing = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 8,
  marginBottom: 24,
})
/** Without failed payments, as in the figures. */
const paymentsOf = (filters: Record<string, string>): string =>
  `${paths.payments}?${new URLSearchParams({ status: 'not-failed', ...filters }).toString()}`
const asMoney = (value: number): string => formatMoney(value, 'GBP')

/** Charts of accounts and payments. Uses only lists that the dashboard loads too. */
export function AnalyticsOverlay({ onClose }: { value: string; onClose: () => void }) {
  return (
    <Sheet
      open
      onClose={onClose}
      title="Analytics"
      part="analytics"
      description={`In GBP. Last ${ANALYTICS_WEEKS} weeks, excluding failed payments.`}
      width={640}
    >
      <Analytics />
    </Sheet>
  )
}

function Analytics() {
  const accounts = useEndpoint(listAccounts)
  const payments = useEndpoint(listPayments)
  const rates = useEndpoint(listFxRates)
  const [view, setView] = useState<'charts' | 'tables'>('charts')
  const { Bars, failures, retry } = useCharts()
  const today = useToday()

  const failed = [accounts, payments].find(({ error, data }) => error && !data)
  if (failed) return <ReadError what="Analytics" error={failed.error} onRetry={() => void failed.mutate()} />
  if (!accounts.data || !payments.data || (!rates.data && !rates.error)) return <SkeletonRows rows={8} />
  if (accounts.data.length === 0 && payments.data.length === 0) {
    return (
      <EmptyState
        title="Nothing to chart yet"
        text="Balances and volume appear here once you open an account and send a payment."
      />
    )
  }

  const { balance, balances, total, weeks, rails, leftOut } = analyticsFigures(
    accounts.data,
    payments.data,
    rates.data,
    today,
  )
  const shown = failures > 0 ? 'tables' : view
  const largest = balances[0]
  const thisWeek = asMoney(weeks.at(-1)?.volume ?? 0)
  const busiest = rails.toSorted((a, b) => b.volume - a.volume)[0]

  return (
    <>
      <Controls>
        <Segmented
          label="Show as"
          options={[
            { value: 'charts', label: 'Charts' },
            { value: 'tables', label: 'Tables' },
          ]}
          value={view}
          onChange={setView}
        />
      </Controls>
      {view === 'charts' && failures > 0 && (
        <Missing>
          <Note key={failures} role="alert">
            The charts could not be loaded. Showing tables instead.
          </Note>
          <Button onClick={retry}>Try again</Button>
        </Missing>
      )}
      <Sections>
        <Figure
          shown={shown}
          Bars={Bars}
          title="Balance by currency"
          summary={
            largest
              ? `${asMoney(balance)} in ${counted(balances.length, 'currency', 'currencies')}, ` +
                `the largest share in ${largest.currency}.`
              : 'No balances yet.'
          }
          layout="horizontal"
          columns={['Currency', 'Balance in GBP']}
          rows={balances.map(({ currency, balance: each }) => ({ label: currency, value: each }))}
        />
        <Figure
          shown={shown}
          Bars={Bars}
          title="Volume by week"
          summary={`${asMoney(total.volume)} in ${counted(total.payments, 'payment')}, ${thisWeek} this week.`}
          layout="vertical"
          columns={['Week of', 'Volume in GBP', 'Payments']}
          rows={weeks.map(({ startsAt, volume, payments: each }) => {
            const day = formatDate(new Date(startsAt).toISOString())
            return {
              label: day,
              shortLabel: day.replace(/ \d{4}$/, ''),
              value: volume,
              count: each,
              to: paymentsOf({ from: dayOf(startsAt), to: dayOf(addDays(startsAt, 6)) }),
            }
          })}
        />
        <Figure
          shown={shown}
          Bars={Bars}
          title="Volume by rail"
          summary={
            busiest && busiest.volume > 0
              ? `Largest: ${railName(busiest.rail)}, ` +
                `${asMoney(busiest.volume)} in ${counted(busiest.payments, 'payment')}.`
              : 'No payments in this period.'
          }
          layout="horizontal"
          columns={['Rail', 'Volume in GBP', 'Payments']}
          rows={rails.map(({ rail, volume, payments: each }) => ({
            label: railName(rail),
            value: volume,
            count: each,
            to: paymentsOf({ rail, from: dayOf(weeks[0]?.startsAt ?? today) }),
          }))}
        />
        {leftOut.length > 0 && <Note>Excludes {leftOut.join(', ')}: no exchange rate to GBP.</Note>}
      </Sections>
    </>
  )
}

interface Charts {
  /** Undefined until the code has loaded. */
  Bars: ComponentType<BarsProps> | undefined
  failures: number
}

let loaded: Charts['Bars']

async function loadCharts(show: Dispatch<SetStateAction<Charts>>): Promise<void> {
  try {
    loaded = (await import('./analytics-charts.tsx')).Bars
    show({ Bars: loaded, failures: 0 })
  } catch {
    show(({ failures }) => ({ Bars: undefined, failures: failures + 1 }))
  }
}

/** Loads the chart code on demand, because it is larger than the rest of the sheet. The tables work without it. */
function useCharts() {
  const [charts, setCharts] = useState<Charts>(() => ({ Bars: loaded, failures: 0 }))
  useEffect(() => void loadCharts(setCharts), [])
  return { ...charts, retry: () => void loadCharts(setCharts) }
}

interface Row extends Bar {
  /** Used in the chart, where space is limited. */
  shortLabel?: string
  count?: number
  /** The list behind the figure. */
  to?: string
}

interface FigureProps {
  shown: 'charts' | 'tables'
  Bars: Charts['Bars']
  title: string
  /** The finding of the chart in one sentence; also its accessible name. */
  summary: string
  layout: 'vertical' | 'horizontal'
  columns: readonly string[]
  rows: readonly Row[]
}

function Figure({ shown, Bars, title, summary, layout, columns, rows }: FigureProps) {
  const navigate = useNavigate()
  const open = (row: number) => {
    const to = rows[row]?.to
    if (to) void navigate(to)
  }
  return (
    <Section aria-label={title}>
      <Title>{title}</Title>
      <Summary>{summary}</Summary>
      {shown === 'charts' ? (
        rows.length > 0 && (
          <div role="img" aria-label={`Bar chart. ${summary}`}>
            {Bars ? (
              <Bars
                bars={rows.map(({ label, shortLabel = label, value }) => ({ label: shortLabel, value }))}
                layout={layout}
                format={asMoney}
                onOpen={rows[0]?.to ? open : undefined}
              />
            ) : (
              <Skeleton variant="rounded" height={layout === 'horizontal' ? 36 + rows.length * 36 : 220} />
            )}
          </div>
        )
      ) : (
        <Table size="small">
          <caption className="visually-hidden">{title}</caption>
          <TableHead>
            <TableRow>
              {columns.map((column, index) => (
                <TableCell key={column} align={index === 0 ? 'left' : 'right'}>
                  {column}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ label, value, count, to }) => (
              <TableRow key={label}>
                <TableCell component="th" scope="row">
                  {to ? (
                    <Link component={RouterLink} to={to}>
                      {label}
                    </Link>
                  ) : (
                    label
                  )}
                </TableCell>
                <TableCell align="right">{asMoney(value)}</TableCell>
                {count !== undefined && <TableCell align="right">{formatNumber(count)}</TableCell>}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  )
}

import BarChartOutlined from '@mui/icons-material/BarChartOutlined'
import NorthEastOutlined from '@mui/icons-material/NorthEastOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { now } from '../../clock.ts'
import { listAccounts } from '../../contract/accounts.ts'
import { listFxRates } from '../../contract/fx.ts'
import { listOrganizations } from '../../contract/organizations.ts'
import { listPayments } from '../../contract/payments.ts'
import { useOpenOverlay } from '../../routing/overlay-opener.tsx'
import { useBrand } from '../../brand/brand.ts'
import { useSamples } from '../../demonstration/use-demonstration.ts'
import { GREETING_NAME } from '../../placeholders.ts'
import { useAuth } from '../../session/auth-provider.tsx'
import { useCompanyState } from '../../session/application.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Attention } from './attention.tsx'
import { Balances } from './balances.tsx'
import { countOnTheirWay, dashboardFigures, failedLately } from './figures.ts'
import { QuickActions } from './quick-actions.tsx'
import { RecentPayments } from './recent-payments.tsx'
import { SummaryCards } from './summary-cards.tsx'

const stack = { display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' } as const
const Sections = styled('div')({ ...stack, container: 'page / inline-size' })

/** Side by side where the balances keep room for their amounts. */
const Lists = styled('div')({
  ...stack,
  alignItems: 'start',
  '& > *': { containerType: 'inline-size' },
  '@container page (min-width: 69rem)': { gridTemplateColumns: 'minmax(0, 1fr) 21.5rem' },
})

/** Whether loading has finished, with data or with an error. */
const isAnswered = ({ data, error }: { data?: unknown; error?: unknown }): boolean =>
  data !== undefined || error !== undefined

export function DashboardPage() {
  const accounts = useEndpoint(listAccounts)
  const payments = useEndpoint(listPayments)
  const rates = useEndpoint(listFxRates)
  const organizations = useEndpoint(listOrganizations)
  const openOverlay = useOpenOverlay()
  const samples = useSamples()
  const { user } = useAuth()
  const { greetingName = samples ? GREETING_NAME : user?.name.trim().split(/\s+/)[0] } = useBrand()

  // Wait for the rates too, even for their failure, so that the total is not shown without some currencies first.
  const countedAccounts = isAnswered(payments) && isAnswered(rates) && accounts.data
  const figures = countedAccounts
    ? dashboardFigures({
        accounts: countedAccounts,
        payments: payments.data ?? [],
        rates: rates.data,
        now: now(),
        samples,
      })
    : accounts.error
      ? null
      : undefined
  const lists = { accounts, payments, 'exchange rates': rates, 'verification status': organizations }
  const retry = () => {
    for (const { error, mutate } of Object.values(lists)) if (error) void mutate()
  }
  const isFallback = samples && accounts.data?.length === 0
  const organization = organizations.data?.[0]
  const company = useCompanyState(organization)
  // Lists that failed to load or to refresh. Accounts that failed to load show the error in their own panel.
  const unread = Object.entries(lists)
    .filter(([name, { data, error }]) => error && (data || name !== 'accounts'))
    .map(([name, { error }]) => ({ name, error }))

  return (
    <Page
      title="Dashboard"
      heading={greetingName ? `Welcome back, ${greetingName}` : 'Welcome back'}
      subtitle="Your money at a glance."
      headingPart="greeting"
      actions={
        <>
          <Button startIcon={<BarChartOutlined />} onClick={() => openOverlay('analytics')}>
            View Analytics
          </Button>
          <Button variant="contained" startIcon={<NorthEastOutlined />} onClick={() => openOverlay('pay')}>
            Make Payment
          </Button>
        </>
      }
    >
      <Sections>
        <SummaryCards
          figures={figures}
          paymentsFigures={payments.data || !payments.error || isFallback ? figures : null}
        />
        <Attention
          loading={
            figures === undefined || !isAnswered(payments) || !isAnswered(organizations) || company === undefined
          }
          samples={isFallback}
          onTheirWay={countOnTheirWay(payments.data ?? [])}
          failed={failedLately(payments.data ?? [], now())}
          company={organizations.data && company}
          unread={unread}
          onRetry={retry}
        />
        <QuickActions />
        <Lists>
          <Balances accounts={accounts.data} error={accounts.error} onRetry={retry} />
          <RecentPayments payments={payments.data ?? (payments.error ? null : undefined)} onRetry={retry} />
        </Lists>
      </Sections>
    </Page>
  )
}

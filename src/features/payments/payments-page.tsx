import AddOutlined from '@mui/icons-material/AddOutlined'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import FormatLineSpacingOutlined from '@mui/icons-material/FormatLineSpacingOutlined'
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useDeferredValue } from 'react'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { now } from '../../clock.ts'
import { listFxRates } from '../../contract/fx.ts'
import { listPayments, type Payment } from '../../contract/payments.ts'
import { dayOf } from '../../documents/period.ts'
import { useDownload } from '../../documents/use-download.ts'
import { useOpenOverlay } from '../../routing/overlay-opener.tsx'
import { useDeviceMemory } from '../../session/use-device-memory.ts'
import { media, token } from '../../theme/tokens.ts'
import { announce } from '../../ui/feedback/announcer.ts'
import { busyProps } from '../../ui/feedback/busy-props.ts'
import { counted, formatNumber } from '../../text/format.ts'
import { IconAction } from '../../ui/layout/icon-action.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { ReadWarning, ReadError } from '../../session/read-states.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { isFiltering, NO_FILTERS } from './list/payment-filters.ts'
import { currenciesOf, findPayments, prepareSearch } from './list/payment-index.ts'
import { PaymentSheet } from './details/payment-sheet.tsx'
import { PaymentToolbar } from './list/payment-toolbar.tsx'
import { PaymentsOnPaper } from './list/payments-on-paper.tsx'
import { PaymentsTable, PaymentsTableSkeleton, type Density } from './list/payments-table.tsx'
import { usePaymentFilters, useShownPayment } from './list/use-payment-filters.ts'

const Frame = styled('section')({
  containerType: 'inline-size',
  background: token.surface,
  border: `1px solid ${token.hairline}`,
  borderRadius: token.radius.card,
  // `hidden` would make this the scroll container and break the sticky table header.
  overflow: 'clip',
  [media.phone]: { marginInline: -16, borderInline: 0, borderRadius: 0 },
  '@media print': { border: 0, borderRadius: 0 },
})

const OnPhone = styled('span')({ display: 'none', [media.phone]: { display: 'contents' } })
const Wide = styled('span')({ display: 'contents', [media.phone]: { display: 'none' } })

export function PaymentsPage() {
  const list = useEndpoint(listPayments)
  const { data: payments, error, mutate } = list
  const openOverlay = useOpenOverlay()
  const newPayment = () => openOverlay('pay')
  return (
    <Page
      title="Payments & Transfers"
      subtitle="Everything you've sent and everything on its way."
      actionsAtBottom
      actions={
        <Button
          // One primary action: the empty list has it too.
          variant={payments?.length === 0 ? 'outlined' : 'contained'}
          startIcon={<AddOutlined />}
          onClick={newPayment}
        >
          New Payment
        </Button>
      }
    >
      <ReadWarning list={list} />
      {payments?.length === 0 ? (
        <Panel bare>
          <EmptyState
            icon={<SwapHorizOutlined />}
            title="No payments yet"
            text="Pay a supplier, a partner or your team, and follow the payment here."
            action={
              <Button variant="contained" onClick={newPayment}>
                Make your first payment
              </Button>
            }
          />
        </Panel>
      ) : error && !payments ? (
        <Panel bare>
          <ReadError what="Payments" error={error} onRetry={() => void mutate()} />
        </Panel>
      ) : (
        <PaymentList payments={payments} />
      )}
      {payments && <ShownPayment payments={payments} />}
    </Page>
  )
}

/** The details of the payment that the address names. */
function ShownPayment({ payments }: { payments: readonly Payment[] }) {
  const { id, close } = useShownPayment()
  return id === null ? null : <PaymentSheet payment={payments.find((payment) => payment.id === id)} onClose={close} />
}

const readDensity = (stored: unknown): Density => (stored === 'compact' ? 'compact' : 'comfortable')

const NONE: readonly Payment[] = []

/** Renders the filters while the payments load, because they do not depend on them. */
function PaymentList({ payments: latest }: { payments: readonly Payment[] | undefined }) {
  // Defer refetched payments so that input stays responsive. Do not defer the first load.
  const known = useDeferredValue(latest) ?? latest
  const payments = known ?? NONE
  const { filters, change } = usePaymentFilters()
  const [density, setDensity] = useDeviceMemory('payments-density', readDensity)
  const { download, busy } = useDownload()
  const { data: rates } = useEndpoint(listFxRates, { enabled: filters.sort === 'amount' })
  const found = findPayments(payments, filters, rates)
  const clear = () => change(NO_FILTERS)

  const exportCsv = async () => {
    const handedOver = await download({
      name: `payments-${dayOf(now())}.csv`,
      make: async () => {
        const { paymentsCsv } = await import('../../documents/payments-csv.ts')
        return paymentsCsv(found)
      },
    })
    if (handedOver) announce('Payments downloaded')
  }
  const exporting = busyProps(busy, () => void exportCsv())

  return (
    <Frame data-part="payments" aria-label="Payments">
      <PaymentToolbar
        filters={filters}
        currencies={currenciesOf(payments)}
        onChange={change}
        onSearchFocus={() => prepareSearch(payments)}
        actions={
          <>
            <Wide>
              <Button startIcon={<DownloadOutlined />} disabled={!known} {...exporting}>
                Export CSV
              </Button>
            </Wide>
            <OnPhone>
              <IconAction label="Export CSV" disabled={!known} {...exporting}>
                <DownloadOutlined />
              </IconAction>
            </OnPhone>
            <Wide>
              <IconAction
                label="Compact rows"
                tip={density === 'compact' ? 'Comfortable rows' : 'Compact rows'}
                aria-pressed={density === 'compact'}
                onClick={() => setDensity(density === 'compact' ? 'comfortable' : 'compact')}
              >
                <FormatLineSpacingOutlined />
              </IconAction>
            </Wide>
          </>
        }
        count={known && countOf(found, payments, isFiltering(filters))}
      />
      {known && <PaymentsOnPaper found={found.length} all={payments.length} filters={filters} />}
      {!known ? (
        <PaymentsTableSkeleton density={density} />
      ) : found.length > 0 ? (
        <PaymentsTable payments={found} density={density} sort={filters} onSort={change} />
      ) : (
        <EmptyState
          title="No payments match"
          text="Try fewer words, a wider period or another status."
          action={<Button onClick={clear}>Clear filters</Button>}
        />
      )}
    </Frame>
  )
}

const countOf = (found: readonly Payment[], all: readonly Payment[], filtering: boolean): string =>
  `${filtering ? `${formatNumber(found.length)} of ` : ''}${counted(all.length, 'payment')}`

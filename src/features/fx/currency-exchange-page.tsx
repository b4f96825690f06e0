import { styled } from '@mui/material/styles'
import { Formik, type FormikHelpers } from 'formik'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { now } from '../../clock.ts'
import { listAccounts } from '../../contract/accounts.ts'
import {
  DEFAULT_MARKUP_BPS,
  executeFx,
  listFxRates,
  listFxTrades,
  quoteFormSchema,
  quoteFx,
} from '../../contract/fx.ts'
import { useSamples } from '../../demonstration/use-demonstration.ts'
import { FormDraft } from '../../session/form-draft.tsx'
import { ReadError, ReadWarning } from '../../session/read-states.tsx'
import { useTimesForgotten } from '../../session/use-device-memory.ts'
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx'
import { media, token } from '../../theme/tokens.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { showToast } from '../../toast.ts'
import { useSingleSubmit } from '../../ui/forms/validated-form.tsx'
import { ExchangeForm } from './exchange-form.tsx'
import { LiveRates } from './live-rates.tsx'
import {
  EXCHANGE_DEFAULTS,
  isQuoteFor,
  quoteRequest,
  type ExchangeForm as ExchangeFormValues,
  type HeldQuote,
} from './quote.ts'
import { GET_NEW_QUOTE, QuoteDetails } from './quote-details.tsx'
import { TradeTable } from './trade-table.tsx'

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 24,
  marginBottom: 24,
  // Panels of equal height, with their buttons in one line.
  '& .MuiCard-root': { display: 'flex', flexDirection: 'column', height: '100%' },
  '& .MuiCardContent-root': { flex: 1, display: 'grid', gridTemplateRows: '1fr auto' },
  '@media (max-width: 67.99em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.phone]: { gap: 16, marginBottom: 16 },
  // The form would be an empty card: print has no fields.
  '@media print': { display: 'block', '& > [data-part="exchange-form"]': { display: 'none' } },
})

/** One line: an empty list below the form should not draw the eye. */
const NoTrades = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  margin: 0,
  color: token.muted,
  '& strong': { color: token.ink, fontWeight: 550 },
})

export function CurrencyExchangePage() {
  return (
    <Page title="Currency Exchange" subtitle="Mid-market rates with one clear fee.">
      <LiveRates />
      {/* Keyed, because a bank whose state was replaced knows nothing of a quote of the former one. */}
      <Exchange key={useTimesForgotten()} />
      <RecentTrades />
    </Page>
  )
}

function Exchange() {
  const accounts = useEndpoint(listAccounts)
  const rates = useEndpoint(listFxRates)
  const [held, setHeld] = useState<HeldQuote | null>(null)
  const asking = useAction(quoteFx, { newKeyOnRetry: true })
  const trading = useAction(executeFx, {
    refreshes: [listFxTrades, listAccounts],
    success: { title: 'Trade executed', description: 'Your FX trade has been executed successfully.' },
  })

  // The old balances until the trade is done: with the new ones, the form would say that the amount is too large.
  const [known, setKnown] = useState(accounts.data)
  if (!trading.busy && known !== accounts.data) setKnown(accounts.data)

  const getQuote = useSingleSubmit(async (form: ExchangeFormValues) => {
    const request = quoteRequest(form)
    if (!request) return
    const outcome = await asking.run({ body: request })
    setHeld(outcome.ok ? { request, quote: outcome.reply, receivedAt: now() } : null)
  })

  const execute = async (quote: HeldQuote | null, resetForm: FormikHelpers<ExchangeFormValues>['resetForm']) => {
    if (!quote) {
      const description = held ? GET_NEW_QUOTE : 'Please get a quote first.'
      showToast({ title: 'Error', description, variant: 'destructive' })
      return
    }
    const { fromCurrency, toCurrency, amount } = quote.request
    const outcome = await trading.run({
      body: { fromCurrency, toCurrency, notional: amount, rate: quote.quote.rate, markupBps: DEFAULT_MARKUP_BPS },
    })
    if (!outcome.ok) return
    setHeld(null)
    resetForm()
  }

  return (
    <>
      <ReadWarning list={accounts} what="Your accounts" />
      <Formik<ExchangeFormValues>
        initialValues={EXCHANGE_DEFAULTS}
        validationSchema={quoteFormSchema}
        onSubmit={getQuote}
      >
        {({ values, resetForm }) => {
          // A quote is valid only for the values that it was requested for.
          const current = held && isQuoteFor(held, values) ? held : null
          return (
            <Columns>
              <FormDraft name="exchange" />
              <ExchangeForm accounts={known} rates={rates.data} held={current} />
              <QuoteDetails
                accounts={known}
                held={current}
                outdated={held !== null && !current}
                busy={trading.busy}
                onExecute={() => void execute(current, resetForm)}
              />
            </Columns>
          )
        }}
      </Formik>
    </>
  )
}

/** As specified, shows "No trades yet" and never a trade. Without samples it shows the trades of the bank. */
function RecentTrades() {
  const samples = useSamples()
  // Also loaded when not shown, so that a trade refreshes the list.
  const list = useEndpoint(listFxTrades)
  const { data, error, mutate } = list
  return (
    <>
      {!samples && <ReadWarning list={list} />}
      <Panel title="Recent FX Trades" part="fx-trades" bare={!samples && data?.length !== 0}>
        {samples || data?.length === 0 ? (
          <NoTrades>
            <strong>No trades yet</strong> Balances update as soon as you trade.
          </NoTrades>
        ) : data ? (
          <TradeTable trades={data} />
        ) : error ? (
          <ReadError what="Recent FX trades" error={error} onRetry={() => void mutate()} />
        ) : (
          <SkeletonRows rows={3} />
        )}
      </Panel>
    </>
  )
}

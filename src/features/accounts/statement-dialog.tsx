import { useFormikContext } from 'formik'
import { object, string } from 'yup'
import { call } from '../../api/call.ts'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { now } from '../../clock.ts'
import { listAccounts } from '../../contract/accounts.ts'
import { listFxTrades } from '../../contract/fx.ts'
import { isCalendarDate } from '../../contract/values/calendar-date.ts'
import { isCurrency } from '../../contract/values/money.ts'
import { listPayments } from '../../contract/payments.ts'
import { demonstration } from '../../demonstration/demonstration.ts'
import { PERIODS, periodOf, type PeriodName } from '../../documents/period.ts'
import { statementCsv } from '../../documents/statement-csv.ts'
import { statementPdf } from '../../documents/statement-pdf.ts'
import { balancesOf, statementLines, statementName, statementTitle } from '../../documents/statement.ts'
import { useDownload } from '../../documents/use-download.ts'
import { useLetterhead } from '../../documents/use-letterhead.ts'
import { PlainDialog } from '../../ui/overlays/dialog.tsx'
import { FieldPair } from '../../ui/forms/field-pair.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { DateField } from '../../ui/forms/date-field.tsx'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { Segmented } from '../../ui/layout/segmented.tsx'
import { ReadError } from '../../session/read-states.tsx'
import { formatDay } from '../../text/format.ts'
import { showToast } from '../../toast.ts'
import { EmptyState, Loading } from '../../ui/feedback/states.tsx'

interface StatementValues {
  from: string
  to: string
  format: string
}

const day = (message: string) =>
  string()
    .required(message)
    .test('date', 'Enter a date that exists', (value) => isCalendarDate(value))

const statementSchema = object({
  from: day('Start date is required'),
  to: day('End date is required').test(
    'order',
    'The period ends before it starts',
    // Formik passes an empty date as undefined.
    (value, { parent }) => value >= ((parent as Partial<StatementValues>).from ?? ''),
  ),
})

interface StatementOverlayProps {
  value: string
  onClose: () => void
}

export function StatementOverlay({ value, onClose }: StatementOverlayProps) {
  const known = isCurrency(value)
  // A bank may have accounts in other currencies.
  const { data: accounts, error, mutate } = useEndpoint(listAccounts, { enabled: !known })
  if (known || accounts?.some(({ currency }) => currency === value))
    return <StatementDialog currency={value} onClose={onClose} />
  return (
    <PlainDialog open onClose={onClose} title="Statement" part="statement">
      {accounts ? (
        <EmptyState
          title="There is no such statement"
          text="The link may be old. Each account on the Accounts page has its statement."
        />
      ) : error ? (
        <ReadError what="Your accounts" error={error} onRetry={() => void mutate()} />
      ) : (
        <Loading />
      )}
    </PlainDialog>
  )
}

function StatementDialog({ currency, onClose }: { currency: string; onClose: () => void }) {
  const { data: known, error, mutate } = useEndpoint(listPayments)
  const letterhead = useLetterhead()
  const { download } = useDownload()

  if (error && !known) {
    return (
      <PlainDialog open onClose={onClose} title={statementTitle(currency)} part="statement">
        <ReadError what="Payments" error={error} onRetry={() => void mutate()} />
      </PlainDialog>
    )
  }

  const submit = async ({ from, to, format }: StatementValues) => {
    const period = { from, to }
    const handedOver = await download({
      name: statementName({ currency, period }, format === 'csv' ? 'csv' : 'pdf'),
      make: async () => {
        // Calls the endpoints directly: a failure throws instead of producing an empty statement, and cached payments
        // may be older than these balances.
        const [payments, accounts, trades] = await Promise.all([
          call(listPayments, {}),
          call(listAccounts, {}),
          call(listFxTrades, {}),
        ])
        const movements = { payments, trades, credits: demonstration().creditsIn(currency) }
        const rows = {
          currency,
          period,
          lines: statementLines(movements, currency, period),
          balances: balancesOf({ accounts, ...movements }, currency, period),
        }
        if (format === 'csv') return statementCsv(rows)
        return statementPdf({ ...rows, ...(await letterhead()), issuedAt: new Date(now()).toISOString() })
      },
    })
    const span = `${formatDay(from)} to ${formatDay(to)}`
    if (handedOver) showToast({ title: 'Statement downloaded', description: `${statementTitle(currency)}, ${span}` })
    return handedOver
  }

  return (
    <FormDialog<StatementValues>
      onClose={onClose}
      title={statementTitle(currency)}
      part="statement"
      description={`Covers all your ${currency} accounts.`}
      initialValues={{ ...periodOf('month', now()), format: 'pdf' }}
      validationSchema={statementSchema}
      onSubmit={submit}
      submitLabel={({ format }) => (format === 'csv' ? 'Download CSV' : 'Download PDF')}
      busyLabel="Preparing..."
    >
      <PeriodButtons />
      <FieldPair>
        <DateField name="from" label="From" />
        <DateField name="to" label="To" />
      </FieldPair>
      <SelectField
        name="format"
        label="Format"
        options={[
          { value: 'pdf', label: 'PDF' },
          { value: 'csv', label: 'CSV' },
        ]}
      />
    </FormDialog>
  )
}

const PERIOD_NAMES = Object.keys(PERIODS) as PeriodName[]

function PeriodButtons() {
  const { values, setValues } = useFormikContext<StatementValues>()
  const chosen = PERIOD_NAMES.find((name) => {
    const { from, to } = periodOf(name, now())
    return from === values.from && to === values.to
  })
  return (
    <Segmented
      fullWidth
      label="Period"
      options={PERIOD_NAMES.map((name) => ({ value: name, label: PERIODS[name] }))}
      value={chosen ?? null}
      onChange={(name) => void setValues({ ...values, ...periodOf(name, now()) })}
    />
  )
}

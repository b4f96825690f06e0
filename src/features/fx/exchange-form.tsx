import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useFormikContext } from 'formik'
import { useId, type ReactNode } from 'react'
import { accountName, richestAccount, type Account } from '../../contract/accounts.ts'
import type { FxRates } from '../../contract/fx.ts'
import { CURRENCIES, minorDigits, toMinor } from '../../contract/values/money.ts'
import { media, token } from '../../theme/tokens.ts'
import { AmountField } from '../../ui/forms/amount-field.tsx'
import { Advice } from '../../ui/forms/advice.tsx'
import { AmountPair } from '../../ui/forms/field-pair.ts'
import { ReadOnlyField } from '../../ui/forms/read-only-field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { FormBody } from '../../ui/forms/validated-form.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { formatMoney, formatNumber } from '../../text/format.ts'
import { indicativeTotal, quoteRequest, type ExchangeForm as ExchangeFormValues, type HeldQuote } from './quote.ts'
import { useIsHeld } from './use-is-held.ts'

const CURRENCY_OPTIONS = CURRENCIES.map((code) => ({ value: code, label: code }))

const Side = styled('div')({
  containerType: 'inline-size',
  padding: '14px 16px 4px',
  border: `1px solid ${token.hairline}`,
  borderRadius: token.radius.card,
  [media.phone]: { padding: '12px 12px 2px' },
})
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 16px',
  marginBottom: 10,
})
const Title = styled('h3')(({ theme }) => ({ ...theme.typography.body1, margin: 0, fontWeight: 600 }))
/**
 * Reserves its lines, so that nothing moves when the accounts or the web font arrive, and both sides are equal. It
 * stands below its title where it would not fit beside it in every font.
 */
const Balance = styled('span')({
  minHeight: '1.4em',
  '@container (max-width: 28rem)': { flexBasis: '100%' },
  lineHeight: 1.4,
  [media.phone]: { flexBasis: '100%', minHeight: '2.8em' },
  color: token.muted,
  fontSize: token.size.body2,
  '& strong': { color: token.ink, fontWeight: 550 },
})
/** Between the two sides, over both of their edges. */
const Swap = styled('div')({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  justifyContent: 'center',
  margin: '-22px 0',
})

interface ExchangeFormProps {
  /** Undefined while loading or after an error; no balances are shown then. */
  accounts: readonly Account[] | undefined
  rates: FxRates | undefined
  /** The quote for the current values, if any. */
  held: HeldQuote | null
}

export function ExchangeForm({ accounts, rates, held }: ExchangeFormProps) {
  const { values, setValues } = useFormikContext<ExchangeFormValues>()
  const { fromCurrency, toCurrency } = values
  const request = quoteRequest(values)
  const source = accounts && richestAccount(accounts, fromCurrency)
  const short = source && request && toMinor(request.amount, fromCurrency) > toMinor(source.available, fromCurrency)
  return (
    <Panel title="Get Quote" part="exchange-form">
      <FormBody>
        <ExchangeSide title="You send" balance={<SourceBalance accounts={accounts} currency={fromCurrency} />}>
          <AmountPair>
            <AmountField name="amount" label="Amount" currency={fromCurrency} />
            <SelectField name="fromCurrency" label="From currency" options={CURRENCY_OPTIONS} />
          </AmountPair>
          <Advice>
            {short &&
              `More than the ${formatMoney(source.available, fromCurrency)} available in ${accountName(source)}.`}
          </Advice>
        </ExchangeSide>
        <Swap>
          <IconButton
            aria-label="Swap currencies"
            sx={{ border: `1px solid ${token.hairline}`, backgroundColor: token.surface }}
            onClick={() => void setValues({ ...values, fromCurrency: toCurrency, toCurrency: fromCurrency })}
          >
            <SwapVertOutlined />
          </IconButton>
        </Swap>
        <ExchangeSide
          title="You receive"
          balance={<TargetBalance accounts={accounts} from={fromCurrency} to={toCurrency} />}
        >
          <AmountPair>
            <Estimate form={values} rates={rates} held={held} />
            <SelectField name="toCurrency" label="To currency" options={CURRENCY_OPTIONS} />
          </AmountPair>
        </ExchangeSide>
        <GetQuote held={held} />
      </FormBody>
    </Panel>
  )
}

function ExchangeSide({ title, balance, children }: { title: string; balance: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Side role="group" aria-labelledby={id}>
      <Head>
        <Title id={id}>{title}</Title>
        <Balance aria-live="polite">{balance}</Balance>
      </Head>
      {children}
    </Side>
  )
}

/** The approximate result at the live rate after the fee; with a quote, its exact result. */
function Estimate({
  form,
  rates,
  held,
}: {
  form: ExchangeFormValues
  rates: FxRates | undefined
  held: HeldQuote | null
}) {
  const request = quoteRequest(form)
  const estimate = request && rates && indicativeTotal(request, rates)
  const total = held ? held.quote.total : estimate
  const shown = total === undefined ? '' : `${held ? '' : '≈ '}${formatFigure(total, form.toCurrency)}`
  return (
    <ReadOnlyField
      label={held ? 'Quoted' : 'Estimate'}
      value={shown}
      sx={({ typography: { h2 } }) => ({
        containerType: 'inline-size',
        fontWeight: 500,
        letterSpacing: '-0.015em',
        fontVariantNumeric: 'tabular-nums',
        // Shrinks a long figure until it fits. A character is 0.57em wide on average.
        '& input': { fontSize: `min(${h2.fontSize}, (100cqi - 24px) / ${0.57 * shown.length || 1})` },
      })}
    />
  )
}

/** Without the currency, which is chosen beside it. */
const formatFigure = (amount: number, currency: string): string =>
  formatNumber(amount, {
    minimumFractionDigits: minorDigits(currency),
    maximumFractionDigits: minorDigits(currency),
  })

/** The primary action until there is a quote, and again once it has expired. */
const GetQuote = ({ held }: { held: HeldQuote | null }) => (
  <SubmitButton
    size="large"
    variant={useIsHeld(held) ? 'outlined' : 'contained'}
    busyLabel="Getting quote..."
    sx={{ marginTop: 1 }}
  >
    Get Quote
  </SubmitButton>
)

function SourceBalance({ accounts, currency }: { accounts: readonly Account[] | undefined; currency: string }) {
  const account = accounts && richestAccount(accounts, currency)
  if (!account) return accounts && `You have no ${currency} account to exchange from.`
  return (
    <>
      <strong>{formatMoney(account.available, currency)}</strong> available in {accountName(account)}
    </>
  )
}

function TargetBalance({ accounts, from, to }: { accounts: readonly Account[] | undefined; from: string; to: string }) {
  const account = accounts && richestAccount(accounts, to)
  if (from === to) return 'Choose two different currencies.'
  if (!account) return accounts && `You have no ${to} account to receive it.`
  return (
    <>
      Goes to {accountName(account)} (balance <strong>{formatMoney(account.current, to)}</strong>)
    </>
  )
}

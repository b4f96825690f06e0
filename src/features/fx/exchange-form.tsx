import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useFormikContext } from 'formik'
import { accountName, richestAccount, type Account } from '../../contract/accounts.ts'
import type { FxRates } from '../../contract/fx.ts'
import { CURRENCIES } from '../../contract/money.ts'
import { media, token } from '../../theme/tokens.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { AmountField } from '../../ui/forms/text-field.tsx'
import { formatMoney } from '../../text/format.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { FormBody } from '../../ui/forms/validated-form.tsx'
import { indicativeTotal, quoteRequest, type ExchangeForm as ExchangeFormValues } from './quote.ts'

const CURRENCY_OPTIONS = CURRENCIES.map((code) => ({ value: code, label: code }))

const narrow = '@media (max-width: 379.95px)'

const Clause = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 140px',
  alignItems: 'start',
  gap: 12,
  '& .MuiOutlinedInput-root': { minHeight: 48 },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) 116px' },
  [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
})
/** As high from the start as with the rate in it, which takes a second line on a phone. */
const Words = styled('p')({
  margin: 0,
  fontSize: '1.125rem',
  lineHeight: 1.5,
  [media.phone]: { minHeight: '3em' },
  textWrap: 'balance',
  letterSpacing: '-0.01em',
  color: token.muted,
  '& strong': { color: token.ink, fontWeight: 550 },
})
const Turn = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '&::before, &::after': { content: '""', height: 1, flex: 1, background: token.hairline },
})
const Balance = styled('span')({
  display: 'block',
  minHeight: '1.4em',
  color: token.muted,
  fontSize: token.size.body2,
  '& strong': { color: token.ink, fontWeight: 550 },
})

/** At the left of its field, level with the box below the label; on a narrow phone below it, as the source's is. */
const BesideField = styled(Balance)({ paddingTop: 38, [narrow]: { order: 1, paddingTop: 0 } })

interface ExchangeFormProps {
  /** Without them in hand (loading or failed) nothing is said about balances. */
  accounts: readonly Account[] | undefined
  rates: FxRates | undefined
  /** There is a quote for what the form says: the next step is the trade. */
  quoted: boolean
}

export function ExchangeForm({ accounts, rates, quoted }: ExchangeFormProps) {
  const { values, setValues } = useFormikContext<ExchangeFormValues>()
  const { fromCurrency, toCurrency } = values
  return (
    <Panel title="Get Quote" part="exchange-form">
      <FormBody>
        <Sentence form={values} rates={rates} />
        <Clause>
          <AmountField
            name="amount"
            label="Amount"
            currency={fromCurrency}
            help={<SourceBalance accounts={accounts} currency={fromCurrency} />}
          />
          <SelectField name="fromCurrency" label="From currency" options={CURRENCY_OPTIONS} />
        </Clause>
        <Turn>
          <IconButton
            aria-label="Swap currencies"
            sx={{ border: `1px solid ${token.hairline}` }}
            onClick={() => void setValues({ ...values, fromCurrency: toCurrency, toCurrency: fromCurrency })}
          >
            <SwapVertOutlined />
          </IconButton>
        </Turn>
        <Clause>
          <TargetHint accounts={accounts} from={fromCurrency} to={toCurrency} />
          <SelectField name="toCurrency" label="To currency" options={CURRENCY_OPTIONS} />
        </Clause>
        <SubmitButton size="large" variant={quoted ? 'outlined' : 'contained'} busyLabel="Getting quote...">
          Get Quote
        </SubmitButton>
      </FormBody>
    </Panel>
  )
}

/** What the form says, read out as one would say it; the outcome is only about right until there is a quote. */
function Sentence({ form, rates }: { form: ExchangeFormValues; rates: FxRates | undefined }) {
  const request = quoteRequest(form)
  const outcome = request && rates && indicativeTotal(request, rates)
  return (
    <Words>
      Exchange <strong>{request ? formatMoney(request.amount, request.fromCurrency) : form.fromCurrency}</strong> for{' '}
      <strong>{outcome === undefined ? form.toCurrency : `about ${formatMoney(outcome, form.toCurrency)}`}</strong>
    </Words>
  )
}

function SourceBalance({ accounts, currency }: { accounts: readonly Account[] | undefined; currency: string }) {
  const account = accounts && richestAccount(accounts, currency)
  return (
    <Balance aria-live="polite">
      {account ? (
        <>
          Available <strong>{formatMoney(account.available, currency)}</strong> in {accountName(account)}
        </>
      ) : (
        accounts && `You have no ${currency} account to exchange from.`
      )}
    </Balance>
  )
}

function TargetHint({ accounts, from, to }: { accounts: readonly Account[] | undefined; from: string; to: string }) {
  const account = accounts && richestAccount(accounts, to)
  return (
    <BesideField aria-live="polite">
      {from === to ? (
        'Choose two different currencies.'
      ) : account ? (
        <>
          Paid into {accountName(account)}, now <strong>{formatMoney(account.current, to)}</strong>
        </>
      ) : (
        accounts && `You have no ${to} account to receive it.`
      )}
    </BesideField>
  )
}

import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useFormikContext } from 'formik'
import { accountName, richestAccount, type Account } from '../../contract/accounts.ts'
import type { FxRates } from '../../contract/fx.ts'
import { CURRENCIES } from '../../contract/values/money.ts'
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
/** Reserves the height of the sentence with a rate, which has two lines on a phone, to prevent a layout shift. */
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

/** Left of its field, aligned with the input below the label. Below the field on a narrow phone. */
const BesideField = styled(Balance)({ paddingTop: 38, [narrow]: { order: 1, paddingTop: 0 } })

interface ExchangeFormProps {
  /** Undefined while loading or after an error; no balances are shown then. */
  accounts: readonly Account[] | undefined
  rates: FxRates | undefined
  /** Whether there is a quote for the current values, so that the trade is the primary action. */
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

/** The exchange as a sentence, with an approximate result at the live rate. */
function Sentence({ form, rates }: { form: ExchangeFormValues; rates: FxRates | undefined }) {
  const request = quoteRequest(form)
  const outcome = request && rates && indicativeTotal(request, rates)
  const source = request ? formatMoney(request.amount, request.fromCurrency) : form.fromCurrency
  return (
    <Words>
      Exchange <strong>{source}</strong> for{' '}
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

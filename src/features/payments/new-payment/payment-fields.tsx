import { useFormikContext } from 'formik'
import { parseAmount, toMinor } from '../../../contract/values/money.ts'
import { PAYMENT_CURRENCIES, RAIL_NAMES } from '../../../contract/payments.ts'
import { optionsOf } from '../../../ui/forms/select.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { AmountField, TextField } from '../../../ui/forms/text-field.tsx'
import { AmountPair } from '../../../ui/forms/field-pair.ts'
import { formatMoney } from '../../../text/format.ts'
import { Advice } from './advice.tsx'
import type { PaymentFormValues } from './payment-form.ts'
import { needsOf, railAdvice } from './rail-advice.ts'
import { useFunds } from './use-funds.ts'

export function PaymentFields() {
  const { values, touched } = useFormikContext<PaymentFormValues>()
  const { rail, amount, currency, beneficiaryAccount } = values
  const advice = railAdvice(rail, currency, touched.beneficiaryAccount ? beneficiaryAccount : '')
  const funds = useFunds(currency)
  const parsed = parseAmount(amount, currency)
  const short = funds && parsed.ok && parsed.minor > toMinor(funds.available, currency)

  return (
    <>
      <SelectField
        name="rail"
        label="Payment rail"
        placeholder="Choose a rail"
        options={optionsOf(RAIL_NAMES)}
        help={
          needsOf(rail)?.sentence ?? 'How the money travels: each rail carries certain currencies to certain accounts.'
        }
      />
      <AmountPair>
        <AmountField
          name="amount"
          label="Amount"
          currency={currency}
          placeholder={currency === 'JPY' ? '0' : '0.00'}
          help={funds && `${formatMoney(funds.available, currency)} available in ${funds.name}`}
        />
        <SelectField
          name="currency"
          label="Currency"
          placeholder="Choose a currency"
          options={PAYMENT_CURRENCIES.map((value) => ({ value, label: value }))}
        />
      </AmountPair>
      <Advice>{short && `That is more than ${funds.name} has available.`}</Advice>
      <Advice>{advice.currency}</Advice>
      <TextField
        name="beneficiaryName"
        label="Beneficiary name"
        help="As it stands on their account."
        maxLength={140}
        autoComplete="off"
      />
      <TextField
        name="beneficiaryAccount"
        label="Beneficiary account"
        help={needsOf(rail)?.accountHelp ?? 'An IBAN, or the account number that the rail takes.'}
        maxLength={64}
        autoComplete="off"
      />
      <Advice>{advice.account}</Advice>
      <TextField name="reference" label="Reference (optional)" help="They see it on their statement." maxLength={140} />
    </>
  )
}

import { useFormikContext, type FormikContextType } from 'formik'
import { memo } from 'react'
import { parseAmount, toMinor } from '../../../contract/values/money.ts'
import { isRail, PAYMENT_CURRENCIES, RAIL_NAMES, RAILS } from '../../../contract/payments.ts'
import { RAIL_CURRENCY } from '../../../contract/values/rail-rules.ts'
import { useToday } from '../../../demonstration/use-today.ts'
import { Advice } from '../../../ui/forms/advice.tsx'
import { AmountPair } from '../../../ui/forms/field-pair.ts'
import { RadioRowsField } from '../../../ui/forms/radio-rows-field.tsx'
import { ReadOnlyField } from '../../../ui/forms/read-only-field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { AmountField } from '../../../ui/forms/amount-field.tsx'
import { codeText } from '../../../ui/forms/input-attributes.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { capitalised, formatMoney } from '../../../text/format.ts'
import { expectedArrival } from '../rails.ts'
import { BeneficiaryField } from './beneficiary-field.tsx'
import type { PaymentFormValues } from './payment-form.ts'
import { needsOf, railAdvice } from './rail-advice.ts'
import { useFunds } from './use-funds.ts'

const CURRENCY_OPTIONS = PAYMENT_CURRENCIES.map((value) => ({ value, label: value }))

export function PaymentFields() {
  const { values, touched, setValues } = useFormikContext<PaymentFormValues>()
  const { rail, amount, currency, beneficiaryAccount } = values
  const advice = railAdvice(rail, currency, touched.beneficiaryAccount ? beneficiaryAccount : '')
  const funds = useFunds(currency)
  const parsed = parseAmount(amount, currency)
  const short = funds && parsed.ok && parsed.minor > toMinor(funds.available, currency)

  return (
    <>
      <BeneficiaryField />
      <TextField
        name="beneficiaryAccount"
        label="Beneficiary account"
        help={needsOf(rail)?.accountHelp ?? 'IBAN or account number.'}
        maxLength={64}
        autoComplete="off"
        attributes={codeText}
      />
      <Advice>{advice.account}</Advice>
      <AmountPair>
        <AmountField name="amount" label="Amount" currency={currency} placeholder={currency === 'JPY' ? '0' : '0.00'} />
        <SelectField name="currency" label="Currency" placeholder="Choose" options={CURRENCY_OPTIONS} />
      </AmountPair>
      <ReadOnlyField
        label="From"
        value={funds?.name ?? ''}
        help={funds ? `${formatMoney(funds.available, currency)} available` : 'Your account in this currency.'}
      />
      <Advice>
        {funds === null
          ? `You have no ${currency} account to pay from.`
          : short && `More than the ${formatMoney(funds.available, currency)} available in ${funds.name}.`}
      </Advice>
      <RailField
        help={needsOf(rail)?.sentence ?? 'Each rail supports different currencies and account types.'}
        setValues={setValues}
      />
      <Advice>{advice.currency}</Advice>
      <TextField
        name="reference"
        label="Reference (optional)"
        help="Appears on their statement."
        maxLength={140}
        autoComplete="off"
      />
    </>
  )
}

type RailFieldProps = { help: string } & Pick<FormikContextType<PaymentFormValues>, 'setValues'>

const RailField = memo(function RailField({ help, setValues }: RailFieldProps) {
  const today = useToday()
  /** A rail with a single currency sets it. */
  const chooseRail = (rail: string) => {
    const carried = isRail(rail) ? RAIL_CURRENCY[rail] : undefined
    void setValues((values) => ({ ...values, rail, currency: carried ?? values.currency }))
  }

  return (
    <RadioRowsField
      name="rail"
      label="Payment rail"
      help={help}
      options={RAILS.map((value) => ({
        value,
        label: RAIL_NAMES[value],
        fact: RAIL_CURRENCY[value] ?? PAYMENT_CURRENCIES.join(', '),
        detail: capitalised(expectedArrival(value, today)),
      }))}
      onSelect={chooseRail}
    />
  )
})

import { useFormikContext } from 'formik'
import { parseAmount } from '../../contract/values/money.ts'
import { AmountField } from '../../ui/forms/amount-field.tsx'

const NO_LIMIT = 'Leave empty for no limit.'

interface LimitFieldsProps {
  currency: string
  /** The names of the fields. */
  daily: string
  monthly: string
  /** Follows the labels. */
  suffix?: string
}

/** The specification accepts a daily limit above the monthly one. It has no effect, and the form says so. */
export function LimitFields({ currency, daily, monthly, suffix = '' }: LimitFieldsProps) {
  const { values } = useFormikContext<Record<string, string>>()
  const [perDay, perMonth] = [daily, monthly].map((name) => parseAmount(values[name], currency))
  const isLower = perDay?.ok && perMonth?.ok && perMonth.minor < perDay.minor
  return (
    <>
      <AmountField name={daily} label={`Daily limit${suffix}`} currency={currency} help={NO_LIMIT} />
      <AmountField
        name={monthly}
        label={`Monthly limit${suffix}`}
        currency={currency}
        help={isLower ? 'Lower than the daily limit, so it applies first.' : NO_LIMIT}
      />
    </>
  )
}

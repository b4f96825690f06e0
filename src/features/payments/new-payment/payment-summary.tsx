import { styled } from '@mui/material/styles'
import { useFormikContext } from 'formik'
import { useToday } from '../../../demonstration/use-today.ts'
import { token } from '../../../theme/tokens.ts'
import { shownAmount, type PaymentFormValues } from './payment-form.ts'
import { expectedArrival } from '../rails.ts'
import { useFunds } from './use-funds.ts'

const Sentence = styled('p')({
  flex: '1 1 100%',
  margin: 0,
  color: token.muted,
  overflowWrap: 'anywhere',
  '& b': { color: token.ink, fontWeight: 550 },
})

/** A sentence that previews the payment; it grows as the form is filled in. */
export function PaymentSummary() {
  const { values } = useFormikContext<PaymentFormValues>()
  const { amount, currency, rail, beneficiaryName } = values
  const shown = shownAmount(amount, currency)
  const funds = useFunds(currency)
  const today = useToday()
  if (!shown) return null
  return (
    <Sentence>
      {funds ? (
        <>
          <b>{shown}</b> from <b>{funds.name}</b>.
        </>
      ) : (
        <>
          You send <b>{shown}</b>.
        </>
      )}{' '}
      <bdi>{beneficiaryName.trim() || 'The beneficiary'}</bdi> receives <b>{shown}</b>
      {rail && (
        <>
          {' '}
          <b>{expectedArrival(rail, today)}</b>
        </>
      )}
      .
    </Sentence>
  )
}

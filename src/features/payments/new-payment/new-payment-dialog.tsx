import { useAction } from '../../../api/use-action.ts'
import { useEndpoint } from '../../../api/use-endpoint.ts'
import { listAccounts } from '../../../contract/accounts.ts'
import { createPayment, listPayments, PAYMENT_CURRENCIES, paymentFormSchema } from '../../../contract/payments.ts'
import { isCurrency } from '../../../contract/values/money.ts'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { newPayment, paymentBody, repeatedPayment, shownAmount, type PaymentFormValues } from './payment-form.ts'
import { PaymentSummary } from './payment-summary.tsx'
import { refusedField } from './refused-field.ts'
import { COMPANY_SAYS, useSuspended } from '../../../session/application.ts'
import { FormDraft } from '../../../session/form-draft.tsx'

/** `value` is the initial currency, the ID of a payment to repeat, or an empty string. */
export function NewPaymentOverlay({ value, onClose }: { value: string; onClose: () => void }) {
  const repeats = value !== '' && !isCurrency(value)
  const { data: payments, error } = useEndpoint(listPayments, { enabled: repeats })
  const action = useAction(createPayment, {
    refreshes: [listPayments, listAccounts],
    success: { title: 'Payment created', description: 'Your payment has been queued for processing.' },
  })
  const suspended = useSuspended()
  // The form takes its initial values once, so it waits for the payment to repeat.
  if (repeats && !payments && !error) return null
  const earlier = payments?.find(({ id }) => id === value)
  const payable = (PAYMENT_CURRENCIES as readonly string[]).includes(value)

  const initialValues = earlier ? repeatedPayment(earlier) : newPayment(payable ? value : '')

  const submit = async (values: PaymentFormValues) => {
    const outcome = await action.run({ body: paymentBody(values) })
    return outcome.ok || (refusedField(outcome.error) ?? false)
  }

  return (
    <FormDialog<PaymentFormValues>
      // A form that starts differently is another one: the payment may belong to the company of another scenario.
      key={JSON.stringify(initialValues)}
      onClose={onClose}
      title="New Payment"
      part="new-payment"
      description={
        suspended
          ? `${COMPANY_SAYS.suspended.title}. ${COMPANY_SAYS.suspended.next}`
          : isCurrency(value) && !payable
            ? `Payments go out in ${PAYMENT_CURRENCIES.join(', ')}. Exchange ${value} first.`
            : undefined
      }
      width={560}
      initialValues={initialValues}
      validationSchema={paymentFormSchema}
      onSubmit={submit}
      summary={<PaymentSummary />}
      submitLabel={submitLabel}
      busyLabel="Sending..."
    >
      <FormDraft name="payment" />
      <PaymentFields />
    </FormDialog>
  )
}

function submitLabel({ amount, currency }: PaymentFormValues): string {
  const shown = shownAmount(amount, currency)
  return shown ? `Send ${shown}` : 'Send payment'
}

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
  const repeats = value !== '' && !isCode(value)
  const { data: payments, error } = useEndpoint(listPayments, { enabled: repeats })
  const action = useAction(createPayment, {
    refreshes: [listPayments, listAccounts],
    success: { title: 'Payment created', description: 'Your payment has been queued for processing.' },
  })
  const suspended = useSuspended()
  // The form takes its initial values once, so it waits for the payment to repeat.
  if (repeats && !payments && !error) return null
  const earlier = payments?.find(({ id }) => id === value)
  const initialValues = earlier ? repeatedPayment(earlier) : newPayment(value)

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
          : repeats && !earlier
            ? `${error ? 'The payment to repeat could not be loaded' : 'There is no such payment to repeat'}.`
            : unpayable(earlier?.currency ?? value)
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

/** Whether it is a currency, also one that the product does not know: a bank may have accounts in any. */
const isCode = (value: string): boolean => /^[A-Z]{3}$/.test(value)

function unpayable(currency: string): string | undefined {
  if (currency === '' || (PAYMENT_CURRENCIES as readonly string[]).includes(currency)) return undefined
  const advice = isCurrency(currency) ? ` Exchange ${currency} first.` : ''
  return `Payments go out in ${PAYMENT_CURRENCIES.join(', ')}.${advice}`
}

function submitLabel({ amount, currency }: PaymentFormValues): string {
  const shown = shownAmount(amount, currency)
  return shown ? `Send ${shown}` : 'Send payment'
}

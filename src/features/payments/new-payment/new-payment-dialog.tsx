import { useAction } from '../../../api/use-action.ts'
import { listAccounts } from '../../../contract/accounts.ts'
import { createPayment, listPayments, PAYMENT_CURRENCIES, paymentFormSchema } from '../../../contract/payments.ts'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { paymentBody, shownAmount, type PaymentFormValues } from './payment-form.ts'
import { PaymentSummary } from './payment-summary.tsx'

/** `value` is the initial currency, or an empty string for none. */
export function NewPaymentOverlay({ value, onClose }: { value: string; onClose: () => void }) {
  const payable = (PAYMENT_CURRENCIES as readonly string[]).includes(value)
  const action = useAction(createPayment, {
    refreshes: [listPayments, listAccounts],
    success: { title: 'Payment created', description: 'Your payment has been queued for processing.' },
  })

  const submit = async (values: PaymentFormValues) => (await action.run({ body: paymentBody(values) })).ok

  return (
    <FormDialog<PaymentFormValues>
      onClose={onClose}
      title="New Payment"
      part="new-payment"
      description={
        value && !payable ? `Payments go out in ${PAYMENT_CURRENCIES.join(', ')}. Exchange ${value} first.` : undefined
      }
      width={560}
      initialValues={{
        rail: '',
        amount: '',
        currency: payable ? value : '',
        beneficiaryName: '',
        beneficiaryAccount: '',
        reference: '',
      }}
      validationSchema={paymentFormSchema}
      onSubmit={submit}
      summary={<PaymentSummary />}
      submitLabel={submitLabel}
      busyLabel="Sending..."
    >
      <PaymentFields />
    </FormDialog>
  )
}

function submitLabel({ amount, currency }: PaymentFormValues): string {
  const shown = shownAmount(amount, currency)
  return shown ? `Send ${shown}` : 'Send payment'
}

import { now } from '../../../clock.ts'
import type { Payment } from '../../../contract/payments.ts'
import { useDownload } from '../../../documents/use-download.ts'
import { useLetterhead } from '../../../documents/use-letterhead.ts'
import { shortId } from '../../../text/format.ts'
import { showToast } from '../../../toast.ts'

export function usePaymentReceipt() {
  const { download, busy } = useDownload()
  const letterhead = useLetterhead()
  const write = async (payment: Payment) => {
    const done = await download({
      name: `payment-receipt-${shortId(payment.id)}.pdf`,
      make: async () => {
        const [{ paymentReceipt }, names] = await Promise.all([
          import('../../../documents/payment-receipt.ts'),
          letterhead(),
        ])
        return paymentReceipt({ payment, ...names, issuedAt: new Date(now()).toISOString() })
      },
    })
    if (done) showToast({ title: 'Receipt downloaded', description: `Payment to ${payment.beneficiary.name}` })
  }
  return { write, busy }
}

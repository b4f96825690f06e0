import { railName, type Payment } from '../contract/payments.ts'
import { capitalised, formatDate, formatDateTime, formatMoney, groupIban } from '../text/format.ts'
import type { Letterhead } from './letterhead.ts'
import { MUTED, openPdf, PAGE } from './pdf.ts'

interface PaymentReceipt {
  payment: Payment
  /** The registered name of the company that pays. */
  legalName: string
  /** ISO-8601 instant. */
  issuedAt: string
  letterhead: Letterhead
}

/** A one-page PDF that confirms a payment and its status on the day of issue. */
export async function paymentReceipt({ payment, legalName, issuedAt, letterhead }: PaymentReceipt): Promise<Blob> {
  const { id, amount, currency, beneficiary, rail, reference, status, createdAt } = payment
  const pdf = await openPdf({
    title: `Payment receipt ${beneficiary.name}`,
    subject: `Payment ${id}`,
    letterhead,
  })
  const left = PAGE.margin
  pdf.line(formatDate(issuedAt), PAGE.width - PAGE.margin, 64, { color: MUTED, align: 'right' })
  pdf.line('Payment receipt', left, 150, { size: 22, bold: true })
  pdf.line(formatMoney(amount, currency), left, 186, { size: 16 })
  const details: [string, string][] = [
    ['Paid by', legalName],
    ['Beneficiary', beneficiary.name],
    ['Account', groupIban(beneficiary.account)],
    ['Rail', railName(rail)],
    ...(reference ? [['Reference', reference] satisfies [string, string]] : []),
    ['Created', formatDateTime(createdAt)],
    ['Status', capitalised(status)],
    ['Payment ID', id],
  ]
  const end = pdf.details(details, 214)
  pdf.paragraph(`The status is that of ${formatDate(issuedAt)}.`, left, end + 30, PAGE.width - 2 * PAGE.margin, {
    color: MUTED,
  })
  return pdf.finish()
}

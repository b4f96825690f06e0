import { railName, type Payment } from '../contract/payments.ts'
import { toCsv, type CsvColumn } from './csv.ts'

const COLUMNS: readonly CsvColumn<Payment>[] = [
  { header: 'Date', text: (payment) => payment.createdAt },
  { header: 'Payment ID', text: (payment) => payment.id },
  { header: 'Beneficiary', text: (payment) => payment.beneficiary.name },
  { header: 'Beneficiary account', text: (payment) => payment.beneficiary.account },
  { header: 'Rail', text: (payment) => railName(payment.rail) },
  { header: 'Reference', text: (payment) => payment.reference },
  { header: 'Status', text: (payment) => payment.status },
  { header: 'Amount', amount: (payment) => payment.amount, currency: (payment) => payment.currency },
  { header: 'Currency', text: (payment) => payment.currency },
]

/** Payments with positive amounts. */
export const paymentsCsv = (payments: readonly Payment[]): Promise<string> => toCsv(COLUMNS, payments)

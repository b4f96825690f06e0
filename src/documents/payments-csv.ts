import { railName, type Payment } from '../contract/payments.ts'
import { toCsv, type CsvColumn } from './csv.ts'

const columns = (sign: 1 | -1): readonly CsvColumn<Payment>[] => [
  { header: 'Date', text: (payment) => payment.createdAt },
  { header: 'Payment ID', text: (payment) => payment.id },
  { header: 'Beneficiary', text: (payment) => payment.beneficiary.name },
  { header: 'Beneficiary account', text: (payment) => payment.beneficiary.account },
  { header: 'Rail', text: (payment) => railName(payment.rail) },
  { header: 'Reference', text: (payment) => payment.reference },
  { header: 'Status', text: (payment) => payment.status },
  { header: 'Amount', amount: (payment) => sign * payment.amount, currency: (payment) => payment.currency },
  { header: 'Currency', text: (payment) => payment.currency },
]

/** Payments with positive amounts. */
export const paymentsCsv = (payments: readonly Payment[]): Promise<string> => toCsv(columns(1), payments)

const amountOf = (header: string, isCounted: (status: string) => boolean): CsvColumn<Payment> => ({
  header,
  amount: ({ status, amount }) => (isCounted(status) ? -amount : NaN),
  currency: ({ currency }) => currency,
})

const isSettled = (status: string) => status === 'settled'

/**
 * Payments as an account statement shows them: outgoing amounts are negative. The last two columns repeat the amount by
 * status, so that their sums are the totals of the PDF.
 */
export const statementCsv = (payments: readonly Payment[]): Promise<string> =>
  toCsv(
    [...columns(-1), amountOf('Paid out', isSettled), amountOf('Pending', (status) => !isSettled(status))],
    payments,
  )

import { railName } from '../contract/payments.ts'
import { toMajor, toMinor } from '../contract/values/money.ts'
import { toCsv, type CsvColumn } from './csv.ts'
import type { Period } from './period.ts'
import type { Balances, StatementLine } from './statement.ts'

interface Row extends Partial<StatementLine> {
  /** After this row, in major units; pending payments have not changed it. */
  balance: number
}

interface StatementRows {
  currency: string
  period: Period
  balances: Pick<Balances, 'opening' | 'closing'>
  /** Oldest first. */
  lines: readonly StatementLine[]
}

/**
 * A row for each line, between those of the two balances; the settled amounts add up to their difference. The sums of
 * "Paid out" and "Pending" are the totals of the PDF.
 */
export function statementCsv({ currency, period, balances, lines }: StatementRows): Promise<string> {
  let minor = toMinor(balances.opening, currency)
  const rows = lines.map((line): Row => {
    if (line.status === 'settled' && Number.isFinite(line.amount)) minor += toMinor(line.amount, currency)
    return { ...line, balance: toMajor(minor, currency) }
  })
  const amountOf = (header: string, amount: (row: Row) => number | undefined): CsvColumn<Row> => ({
    header,
    amount: (row) => amount(row) ?? NaN,
    currency: () => currency,
  })
  return toCsv<Row>(
    [
      { header: 'Date', text: (row) => row.createdAt },
      { header: 'ID', text: (row) => row.id },
      { header: 'Description', text: (row) => row.name },
      { header: 'Beneficiary account', text: (row) => row.account },
      { header: 'Rail', text: ({ rail }) => rail && railName(rail) },
      { header: 'Reference', text: (row) => row.reference },
      { header: 'Status', text: (row) => row.status },
      amountOf('Amount', (row) => row.amount),
      amountOf('Paid out', ({ rail, status, amount }) => (rail && status === 'settled' ? amount : undefined)),
      amountOf('Pending', ({ rail, status, amount }) => (rail && status !== 'settled' ? amount : undefined)),
      amountOf('Balance', (row) => row.balance),
      { header: 'Currency', text: () => currency },
    ],
    [
      { createdAt: period.from, name: 'Opening balance', balance: balances.opening },
      ...rows,
      { createdAt: period.to, name: 'Closing balance', balance: balances.closing },
    ],
  )
}

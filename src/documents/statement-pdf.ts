import { railName } from '../contract/payments.ts'
import { capitalised, formatDate, formatDay, formatMoney, shortId } from '../text/format.ts'
import type { Letterhead } from './letterhead.ts'
import { MUTED, openPdf, PAGE, type PdfDocument } from './pdf.ts'
import type { Period } from './period.ts'
import { statementTitle, totalsOf, type Balances, type StatementLine } from './statement.ts'

export interface Statement {
  currency: string
  period: Period
  legalName: string
  /** ISO-8601 instant. */
  issuedAt: string
  letterhead: Letterhead
  /** Oldest first, without failed payments: see `statementLines`. */
  lines: readonly StatementLine[]
  balances: Balances
}

const COLUMN_X = {
  date: PAGE.margin,
  description: 128,
  rail: 300,
  status: 392,
  amount: PAGE.width - PAGE.margin,
} as const
const ROW = 30
const BOTTOM = PAGE.height - 70

export async function statementPdf(statement: Statement): Promise<Blob> {
  const { currency, period, legalName, issuedAt, letterhead, lines, balances } = statement
  const title = statementTitle(currency)
  const span = `${formatDay(period.from)} to ${formatDay(period.to)}`
  const pdf = await openPdf({ title, subject: span, letterhead })
  pdf.line(formatDate(issuedAt), PAGE.width - PAGE.margin, 64, { color: MUTED, align: 'right' })
  pdf.line(title, PAGE.margin, 124, { size: 22, bold: true })
  pdf.line(span, PAGE.margin, 146, { size: 11, color: MUTED })
  pdf.line(legalName, PAGE.margin, 172, { size: 11, bold: true, width: 350, whole: true })
  const right = PAGE.width - PAGE.margin
  const payments = lines.filter(({ rail }) => rail !== undefined)
  const { paidOut, pending } = totalsOf(payments, currency)
  if (pending < 0) pdf.line(`Pending ${formatMoney(-pending, currency)}`, right, 172, { color: MUTED, align: 'right' })

  const { opening, received, exchanged, closing } = balances
  const sums: [label: string, amount: number][] = [
    ['Opening balance', opening],
    ...(received === 0 ? [] : [['Paid in', received] satisfies [string, number]]),
    ['Paid out', paidOut],
    ...(exchanged === 0 ? [] : [['Exchanged', exchanged] satisfies [string, number]]),
  ]
  pdf.rule(190)
  const column = sums.length > 3 ? 98 : 130
  sums.forEach(([label, amount], index) => {
    const x = PAGE.margin + index * column
    pdf.line(label, x, 210, { color: MUTED })
    pdf.line(formatMoney(amount, currency), x, 227, { size: 12, bold: true, width: column - 10, whole: true })
  })
  pdf.line('Closing balance', right, 210, { color: MUTED, align: 'right' })
  const width = right - PAGE.margin - sums.length * column
  pdf.line(formatMoney(closing, currency), right, 227, { size: 12, bold: true, align: 'right', width, whole: true })

  let y = tableHead(pdf, 268)
  for (const line of lines) {
    if (y + ROW > BOTTOM) {
      pdf.newPage()
      // 10,000 payments take seconds; the page must stay responsive.
      await nextTask()
      y = tableHead(pdf, 104)
    }
    row(pdf, line, currency, y)
    y += ROW
  }
  if (lines.length === 0) pdf.line('No activity in this period.', PAGE.margin, y + 20, { color: MUTED })
  return pdf.finish()
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

function tableHead(pdf: PdfDocument, y: number): number {
  const style = { size: 8, color: MUTED }
  pdf.line('Date', COLUMN_X.date, y, style)
  pdf.line('Description', COLUMN_X.description, y, style)
  pdf.line('Rail', COLUMN_X.rail, y, style)
  pdf.line('Status', COLUMN_X.status, y, style)
  pdf.line('Amount', COLUMN_X.amount, y, { ...style, align: 'right' })
  pdf.rule(y + 8)
  return y + 8
}

function row(pdf: PdfDocument, line: StatementLine, currency: string, top: number): void {
  const first = top + 13
  const small = { size: 7.5, color: MUTED }
  const text = { size: 9 }
  pdf.line(formatDate(line.createdAt), COLUMN_X.date, first, text)
  pdf.line(shortId(line.id ?? ''), COLUMN_X.date, first + 10, small)
  pdf.line(line.name, COLUMN_X.description, first, { ...text, width: 162 })
  pdf.line(line.reference ?? '', COLUMN_X.description, first + 10, { ...small, width: 162 })
  pdf.line(line.rail ? railName(line.rail) : '', COLUMN_X.rail, first, { ...text, width: 86 })
  pdf.line(capitalised(line.status), COLUMN_X.status, first, { ...text, width: 60 })
  pdf.line(formatMoney(line.amount, currency), COLUMN_X.amount, first, { ...text, align: 'right' })
  pdf.rule(top + ROW)
}

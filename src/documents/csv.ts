import { Big } from 'big.js'
import { minorDigits } from '../contract/money.ts'

/** A column is text, which a spreadsheet must never run, or an amount, which it must be able to add up. */
export type CsvColumn<TRow> = { header: string } & (
  { text: (row: TRow) => string | undefined } | { amount: (row: TRow) => number; currency: (row: TRow) => string }
)

/** Excel takes a file without it for the machine's own code page and garbles every umlaut. */
const BYTE_ORDER_MARK = '\uFEFF'

// Papa's own `escapeFormulae` needs the whole cell on one line and so lets `=1\n+2` through.
const RUNS_AS_FORMULA = /^[=+\-@\t\r\n]/

const neutralised = (text: string): string => (RUNS_AS_FORMULA.test(text) ? `'${text}` : text)

const plainNumber = (major: number, currency: string): string =>
  Number.isFinite(major) ? Big(major).toFixed(minorDigits(currency)) : ''

/** RFC 4180 text: quoted where needed, formulas neutralised by an apostrophe, amounts as plain numbers (`-12.50`). */
export async function toCsv<TRow>(columns: readonly CsvColumn<TRow>[], rows: readonly TRow[]): Promise<string> {
  const { default: Papa } = await import('papaparse')
  const cell = (column: CsvColumn<TRow>, row: TRow): string =>
    'text' in column ? neutralised(column.text(row) ?? '') : plainNumber(column.amount(row), column.currency(row))
  const lines = [
    columns.map((column) => neutralised(column.header)),
    ...rows.map((row) => columns.map((column) => cell(column, row))),
  ]
  return BYTE_ORDER_MARK + Papa.unparse(lines, { newline: '\r\n' })
}

import { Big } from 'big.js'
import { minorDigits } from '../contract/values/money.ts'

/** A column of text, in which formulas are escaped, or of amounts in major units, which a spreadsheet can add up. */
export type CsvColumn<TRow> = { header: string } & (
  { text: (row: TRow) => string | undefined } | { amount: (row: TRow) => number; currency: (row: TRow) => string }
)

/** Without it Excel reads the file in the system's code page and garbles umlauts. */
const BYTE_ORDER_MARK = '\uFEFF'

// Papa's own option `escapeFormulae` misses formulas with a line break, such as `=1\n+2`.
const RUNS_AS_FORMULA = /^[=+\-@\t\r\n]/

const escaped = (text: string): string => (RUNS_AS_FORMULA.test(text) ? `'${text}` : text)

const plainNumber = (major: number, currency: string): string =>
  Number.isFinite(major) ? Big(major).toFixed(minorDigits(currency)) : ''

/** RFC 4180 text: quoted where needed, formulas escaped with an apostrophe, amounts as plain numbers (`-12.50`). */
export async function toCsv<TRow>(columns: readonly CsvColumn<TRow>[], rows: readonly TRow[]): Promise<string> {
  const { default: Papa } = await import('papaparse')
  const cell = (column: CsvColumn<TRow>, row: TRow): string =>
    'text' in column ? escaped(column.text(row) ?? '') : plainNumber(column.amount(row), column.currency(row))
  const lines = [
    columns.map((column) => escaped(column.header)),
    ...rows.map((row) => columns.map((column) => cell(column, row))),
  ]
  return BYTE_ORDER_MARK + Papa.unparse(lines)
}

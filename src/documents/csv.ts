import { Big } from 'big.js'
import { minorDigits } from '../contract/values/money.ts'

/** A column of text, in which formulas are escaped, or of amounts in major units, which a spreadsheet can add up. */
export type CsvColumn<TRow> = { header: string } & (
  { text: (row: TRow) => string | undefined } | { amount: (row: TRow) => number; currency: (row: TRow) => string }
)

/** Without it Excel reads the file in the system's code page and garbles umlauts. */
const BYTE_ORDER_MARK = '\uFEFF'

/** The last four are full-width signs, which spreadsheets in Japanese read like =, +, - and @. */
const RUNS_AS_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

const escaped = (text: string): string => (RUNS_AS_FORMULA.test(text) ? `'${text}` : text)

const plainNumber = (major: number, currency: string): string =>
  Number.isFinite(major) ? Big(major).toFixed(minorDigits(currency)) : ''

const textOf = <TRow>(column: CsvColumn<TRow>, row: TRow): string =>
  'text' in column ? escaped(column.text(row) ?? '') : plainNumber(column.amount(row), column.currency(row))

/** RFC 4180 text: quoted where needed, formulas escaped with an apostrophe, amounts as plain numbers (`-12.50`). */
export async function toCsv<TRow>(columns: readonly CsvColumn<TRow>[], rows: readonly TRow[]): Promise<string> {
  const { json2csv } = await import('csv42')
  const fields = columns.map((column) => ({
    name: escaped(column.header),
    // An empty text would be written as two quotes.
    getValue: (row: TRow) => textOf(column, row) || undefined,
  }))
  return BYTE_ORDER_MARK + json2csv([...rows], { fields })
}

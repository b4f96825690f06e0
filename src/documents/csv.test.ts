import { csv2json } from 'csv42'
import { describe, expect, it } from 'vitest'
import { toCsv, type CsvColumn } from './csv.ts'

interface Row {
  name: string | undefined
  amount: number
  currency: string
}

const COLUMNS: CsvColumn<Row>[] = [
  { header: 'Name', text: (row) => row.name },
  { header: 'Amount', amount: (row) => row.amount, currency: (row) => row.currency },
]

const row = (over: Partial<Row>): Row => ({ name: 'Nordlicht Rösterei', amount: 10, currency: 'GBP', ...over })

const readBack = async (rows: Row[]) =>
  csv2json<{ Name: string; Amount: string }>((await toCsv(COLUMNS, rows)).replace('\uFEFF', ''), { parseValue: String })

describe('a CSV file', () => {
  it.each(['=1+1', '+44 20', '-1+2', '@SUM(A1)', '\tx', '\rx', '\nx', '=1\n+2', '＝1+1', '＠SUM(A1)'])(
    'escapes the formula %j',
    async (name) => {
      const [read] = await readBack([row({ name })])
      expect(read?.Name).toBe(`'${name}`)
    },
  )

  it.each(['a=b', 'Smith, Jane', 'say "hi"', 'two\nlines', 'Łódź 日本', ' spaced '])(
    'keeps the text %j unchanged',
    async (name) => {
      const [read] = await readBack([row({ name })])
      expect(read?.Name).toBe(name)
    },
  )

  it('writes amounts as plain numbers with the digits of their currency', async () => {
    const lines = await readBack([
      row({ amount: -12.5 }),
      row({ amount: 1_200_000, currency: 'JPY' }),
      row({ amount: 0.1 + 0.2 }),
    ])
    expect(lines.map(({ Amount }) => Amount)).toEqual(['-12.50', '1200000', '0.30'])
  })

  it('writes an empty cell for an amount that is NaN', async () => {
    expect(await toCsv(COLUMNS, [row({ amount: NaN })])).toMatch(/\r\nNordlicht Rösterei,\r\n$/)
  })

  it('starts with a byte order mark and separates lines with CR LF', async () => {
    expect(await toCsv(COLUMNS, [row({ name: undefined })])).toBe('\uFEFFName,Amount\r\n,10.00\r\n')
  })
})

/** Works on a reply that has just been parsed and belongs to nobody else yet. */
export type ReadReply = (reply: unknown) => void

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

const figure = (value: unknown): unknown => (typeof value !== 'string' ? value : value.trim() === '' ? Number.NaN : Number(value))

function toFigures(row: unknown, names: readonly string[]): void {
  if (!isRow(row)) return
  for (const name of names) if (typeof row[name] === 'string') row[name] = figure(row[name])
}

function eachRow(reply: unknown, work: (row: Row) => void): void {
  for (const row of Array.isArray(reply) ? (reply as unknown[]) : [reply]) if (isRow(row)) work(row)
}

/**
 * Servers write decimals as numbers or, to lose none of them, as text. Behind this reader the named figures of a record,
 * or of each record of a list, are numbers; `NaN`, which every display bears, where the text holds none.
 */
export const figures =
  (...names: string[]): ReadReply =>
  (reply) => {
    eachRow(reply, (row) => toFigures(row, names))
  }

/** The same for every figure of the record that stands under this name. */
export const figuresUnder =
  (name: string): ReadReply =>
  (reply) => {
    eachRow(reply, ({ [name]: part }) => toFigures(part, isRow(part) ? Object.keys(part) : []))
  }

/** The same for a map of nothing but figures. */
export const figuresOnly: ReadReply = (reply) => {
  toFigures(reply, isRow(reply) ? Object.keys(reply) : [])
}

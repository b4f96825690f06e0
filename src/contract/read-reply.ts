/** Converts parts of a parsed reply in place. */
export type ReadReply = (reply: unknown) => void

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** Reads a number, or a decimal sent as text; `NaN` for anything else. */
function figure(value: unknown): number {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  // `JSON.parse` reads 1e999 as Infinity.
  return typeof read === 'number' && Number.isFinite(read) ? read : Number.NaN
}

function eachRow(reply: unknown, work: (row: Row) => void): void {
  for (const row of Array.isArray(reply) ? (reply as unknown[]) : [reply]) if (isRow(row)) work(row)
}

/**
 * Converts the named fields of a record, or of each record of a list, to numbers. Missing and invalid ones become
 * `NaN`, which every display shows as a dash.
 */
export const figures =
  (...names: string[]): ReadReply =>
  (reply) => {
    eachRow(reply, (row) => {
      for (const name of names) row[name] = figure(row[name])
    })
  }

/** Converts all values of a map to numbers and removes invalid ones. */
export const figuresOnly: ReadReply = (reply) => {
  if (!isRow(reply)) return
  for (const [name, value] of Object.entries(reply)) {
    reply[name] = figure(value)
    if (Number.isNaN(reply[name])) delete reply[name]
  }
}

/** Applies `figuresOnly` to a map inside a record, or inside each record of a list. */
export const figuresUnder =
  (name: string): ReadReply =>
  (reply) => {
    eachRow(reply, (row) => figuresOnly(row[name]))
  }

/** Works on a reply that has just been parsed and belongs to nobody else yet. */
export type ReadReply = (reply: unknown) => void

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** Servers write decimals as numbers or, to lose none of them, as text. */
function figure(value: unknown): number {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  // `1e999` is read as an infinity, which is no amount either.
  return typeof read === 'number' && Number.isFinite(read) ? read : Number.NaN
}

function eachRow(reply: unknown, work: (row: Row) => void): void {
  for (const row of Array.isArray(reply) ? (reply as unknown[]) : [reply]) if (isRow(row)) work(row)
}

/**
 * The named figures of a record, or of each record of a list, are numbers from here on; `NaN`, which every display bears,
 * where there is none.
 */
export const figures =
  (...names: string[]): ReadReply =>
  (reply) => {
    eachRow(reply, (row) => {
      for (const name of names) row[name] = figure(row[name])
    })
  }

/** A map of nothing but figures; what is none is left out. */
export const figuresOnly: ReadReply = (reply) => {
  if (!isRow(reply)) return
  for (const [name, value] of Object.entries(reply)) {
    reply[name] = figure(value)
    if (Number.isNaN(reply[name])) delete reply[name]
  }
}

/** The same for such a map within a record, or within each record of a list. */
export const figuresUnder =
  (name: string): ReadReply =>
  (reply) => {
    eachRow(reply, (row) => figuresOnly(row[name]))
  }

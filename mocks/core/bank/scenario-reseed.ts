import type { StoredBank } from '../storage/stored-bank.ts'

const RETELL_AFTER_MS = 12 * 60 * 60 * 1000
/** More than the clock alone leaves behind. */
const MANY_ROWS = 500

/** A story that nobody took part in is told anew the next day: its dates are relative to the time of telling. */
export function isOutOfDate({ record, clock, rows }: StoredBank, touched: boolean, wall: number): boolean {
  const toldInRealTime = clock === undefined || (clock.speed === 1 && clock.bank === clock.wall)
  return toldInRealTime && !touched && wall - record.seededAt > RETELL_AFTER_MS && rows.length < MANY_ROWS
}

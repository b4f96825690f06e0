import type { StoredBank } from '../storage/stored-bank.ts'

const RESEED_AFTER_MS = 12 * 60 * 60 * 1000
/** More rows than due changes alone leave behind. */
const MANY_ROWS = 500

/** Reseed a scenario that nobody has changed after half a day: its dates are relative to the time of seeding. */
export function isOutOfDate({ record, clock, rows }: StoredBank, touched: boolean, wall: number): boolean {
  const ranInRealTime = clock === undefined || (clock.speed === 1 && clock.bank === clock.wall)
  return ranInRealTime && !touched && wall - record.seededAt > RESEED_AFTER_MS && rows.length < MANY_ROWS
}

import { calmNetwork } from '../http/network.ts'
import type { BankRecord, StoredBank } from './storage/stored-bank.ts'

const RESEED_AFTER_MS = 12 * 60 * 60 * 1000
/** More rows than due changes alone leave behind. */
const MANY_ROWS = 500

const ranInRealTime = ({ clock }: StoredBank): boolean =>
  clock === undefined || (clock.speed === 1 && clock.bank === clock.wall)

/** Reseed a scenario that nobody has changed after half a day: its dates are relative to the time of seeding. */
export function isOutOfDate(stored: StoredBank, touched: boolean, wall: number): boolean {
  const { record, rows } = stored
  return ranInRealTime(stored) && !touched && wall - record.seededAt > RESEED_AFTER_MS && rows.length < MANY_ROWS
}

/** Whether the stored bank is what seeding `wanted` again would give: the same scenario, fresh and unchanged. */
export function isAsSeeded(
  stored: StoredBank,
  wanted: Omit<BankRecord, 'epoch' | 'seededAt'>,
  touched: boolean,
  wall: number,
): boolean {
  const { epoch: _, seededAt, ...record } = stored.record
  return (
    isSame(record, { ...record, ...wanted }) &&
    ranInRealTime(stored) &&
    !touched &&
    wall - seededAt <= RESEED_AFTER_MS &&
    (stored.network === undefined || isSame(stored.network, calmNetwork()))
  )
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)

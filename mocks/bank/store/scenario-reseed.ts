import { calmNetwork } from './network-state.ts'
import type { ScenarioWish } from './scenario-options.ts'
import { DEFAULT_SEED } from './bank-state.ts'
import type { LoadedBank } from './storage/persistence.ts'
import type { StoredBank } from './storage/stored-bank.ts'

const RESEED_AFTER_MS = 12 * 60 * 60 * 1000
/** More rows than due changes alone leave behind. */
const MANY_ROWS = 500

const ranInRealTime = ({ clock }: StoredBank): boolean => clock.speed === 1 && clock.bank === clock.wall

/** Reseed a scenario that nobody has changed after half a day: its dates are relative to the time of seeding. */
export function isOutOfDate(stored: LoadedBank, wall: number): boolean {
  const { record, rows, touched } = stored
  return ranInRealTime(stored) && !touched && wall - record.seededAt > RESEED_AFTER_MS && rows.length < MANY_ROWS
}

/** Whether the stored bank is what starting `wanted` again would give: the same scenario, fresh and unchanged. */
export function isAsSeeded(stored: LoadedBank, wanted: ScenarioWish, wall: number): boolean {
  const { epoch: _, seededAt, ...record } = stored.record
  const { scenario = record.scenario, seed = DEFAULT_SEED, payments = null, prospect = null, now } = wanted
  return (
    now === undefined &&
    isSame(record, { ...record, scenario, seed, payments, prospect }) &&
    ranInRealTime(stored) &&
    !stored.touched &&
    wall - seededAt <= RESEED_AFTER_MS &&
    isSame(stored.network, calmNetwork())
  )
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)

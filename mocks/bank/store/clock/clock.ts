/** The bank's clock: computed from the wall clock and three stored numbers, so that all tabs read the same time. */
export interface ClockState {
  /** The wall time at which the clock was last set, and what it said then; milliseconds since the epoch. */
  wall: number
  bank: number
  /** 1 is real time, 60 is a minute per second, 0 is stopped. */
  speed: number
}

export const realTime = (wall: number): ClockState => ({ wall, bank: wall, speed: 1 })

/**
 * 9999-12-31T23:59:59.999Z: instants of later years have a longer form. Written as a number, because a bundler keeps the
 * call of `Date.UTC` where nothing uses it.
 */
const END_OF_TIME = 253_402_300_799_999

export const readClock = ({ wall: since, bank, speed }: ClockState, wall: number): number =>
  Math.min(Math.round(bank + (wall - since) * speed), END_OF_TIME)

export const withSpeed = (state: ClockState, wall: number, speed: number): ClockState => ({
  wall,
  bank: readClock(state, wall),
  speed,
})

export const advanced = (state: ClockState, wall: number, by: number): ClockState => ({
  ...state,
  wall,
  bank: Math.min(readClock(state, wall) + by, END_OF_TIME),
})

/** Wall-clock milliseconds for a wait on the bank's clock; Infinity while that is paused. */
export const wallWait = ({ speed }: ClockState, wait: number): number =>
  speed > 0 ? Math.max(0, wait) / speed : Number.POSITIVE_INFINITY

const UNITS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const

/** `90s`, `15m`, `1h`, `2d` -> milliseconds; undefined for anything else, and for more than ten years. */
export function parseDuration(text: string): number | undefined {
  const match = /^(\d{1,9})([smhd])$/.exec(text.trim())
  if (!match) return undefined
  const duration = Number(match[1]) * UNITS[match[2] as keyof typeof UNITS]
  return duration > 0 && duration <= 3660 * UNITS.d ? duration : undefined
}

/** Whether the bank's clock can show this time. */
export const isClockTime = (time: number): boolean => time >= 0 && time <= END_OF_TIME

export function isClockState(value: unknown): value is ClockState {
  if (typeof value !== 'object' || value === null) return false
  const { wall, bank, speed } = value as Partial<ClockState>
  return (
    [wall, bank, speed].every((part) => typeof part === 'number' && Number.isFinite(part)) &&
    isClockTime(bank as number) &&
    (speed as number) >= 0 &&
    (speed as number) <= 3600
  )
}

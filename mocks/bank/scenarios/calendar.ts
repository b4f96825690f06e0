const DAY = 24 * 60 * 60 * 1000

/** Scenarios count in weeks, so that a Tuesday stays a Tuesday whenever they start. Days are UTC days. */
export function mondayOf(now: number): number {
  const midnight = Math.floor(now / DAY) * DAY
  return midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * DAY
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** `instant(monday, -1, 4, '16:30')`: half past four on Friday of last week. `weekday` 0 is Monday. */
export const instant = (monday: number, week: number, weekday: number, time: string): number =>
  monday + (week * 7 + weekday) * DAY + minutesOf(time) * 60_000

/** `inMonth(now, -1, 'last', '08:30')`: half past eight on the last working day of last month. */
export function inMonth(now: number, month: number, day: 'first' | 'last', time: string): number {
  const date = new Date(now)
  const [step, offset] = day === 'first' ? [1, month] : [-1, month + 1]
  let at = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + offset) - (day === 'last' ? DAY : 0)
  while (at === mondayOf(at) + 5 * DAY || at === mondayOf(at) + 6 * DAY) at += step * DAY
  return at + minutesOf(time) * 60_000
}

// The first `Intl.DateTimeFormat` of a page takes a phone 70 ms, and the first screen needs no other.
const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** `October`, the month that an instant is in. */
export const monthName = (at: number): string => MONTHS[new Date(at).getUTCMonth()] ?? ''

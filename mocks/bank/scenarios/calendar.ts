const DAY = 24 * 60 * 60 * 1000

/** Scenarios count in weeks, so that a Tuesday stays a Tuesday whenever they start. Days are UTC days. */
export function mondayOf(now: number): number {
  const midnight = Math.floor(now / DAY) * DAY
  return midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * DAY
}

/** `instant(monday, -1, 4, '16:30')`: half past four on Friday of last week. `weekday` 0 is Monday. */
export function instant(monday: number, week: number, weekday: number, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return monday + (week * 7 + weekday) * DAY + (hours * 60 + minutes) * 60_000
}

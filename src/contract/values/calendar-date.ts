/** True for an existing date from 1900 on, e.g. `2024-02-29`. `Date` would turn 30 February into 1 March. */
export function isCalendarDate(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return year >= 1900 && new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1
}

import { addDays } from 'date-fns/addDays'
import { isWeekend } from 'date-fns/isWeekend'

// Banks settle on days when TARGET, the euro's payment system, is open: not at weekends, nor on six holidays a year.

/** New Year, Labour Day and both days of Christmas, as day and month. */
const CLOSED: readonly string[] = ['1.1', '1.5', '25.12', '26.12']

const dateOf = (day: Date): string => `${day.getDate()}.${day.getMonth() + 1}`

/** Easter Sunday as a day of March (32 is the first of April). Gauss's formula for the years 1900 to 2099. */
function easterInMarch(year: number): number {
  const moon = (19 * (year % 19) + 24) % 30
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7
  return 22 + moon + sunday - (moon >= 28 && sunday === 6 ? 7 : 0)
}

function isClosed(day: Date): boolean {
  const year = day.getFullYear()
  const easter = easterInMarch(year)
  // Good Friday and Easter Monday.
  const moving = [easter - 2, easter + 1].map((inMarch) => dateOf(new Date(year, 2, inMarch)))
  return isWeekend(day) || [...CLOSED, ...moving].includes(dateOf(day))
}

/** Adds business days to an instant in milliseconds. The time of day stays the same. */
export function addBusinessDays(time: number, count: number): Date {
  let day = new Date(time)
  // Every day after an invalid date counts as closed, so the loop would not end.
  if (Number.isNaN(time)) return day
  for (let left = count; left > 0; left -= 1) {
    day = addDays(day, 1)
    while (isClosed(day)) day = addDays(day, 1)
  }
  return day
}

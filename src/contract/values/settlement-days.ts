// Banks settle on days when TARGET, the euro's payment system, is open: not at weekends, nor on six holidays a year.

const DAY = 24 * 60 * 60 * 1000

/** New Year, Labour Day and both days of Christmas. */
const FIXED_HOLIDAYS = /-(?:01-01|05-01|12-2[56])T/

/** Easter Sunday by Gauss's formula for the years 1900 to 2099. */
function easter(year: number): number {
  const moon = (19 * (year % 19) + 24) % 30
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7
  return Date.UTC(year, 2, 22 + moon + sunday - (moon >= 28 && sunday === 6 ? 7 : 0))
}

/** Whether banks settle nothing on a day, which begins at `midnight` in UTC. */
export function isClosed(midnight: number): boolean {
  const day = new Date(midnight)
  // Good Friday and Easter Monday.
  const isMoving = [-2, 1].includes((midnight - easter(day.getUTCFullYear())) / DAY)
  return day.getUTCDay() % 6 === 0 || isMoving || FIXED_HOLIDAYS.test(day.toISOString())
}

import { addDays } from 'date-fns/addDays'
import { isClosed } from '../../contract/values/settlement-days.ts'

const isClosedHere = (day: Date): boolean => isClosed(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()))

/** Adds business days to an instant in milliseconds, in the browser's time zone. The time of day stays the same. */
export function addBusinessDays(time: number, count: number): Date {
  let day = new Date(time)
  // Every day after an invalid date is invalid too, so there is nothing to count.
  if (Number.isNaN(time)) return day
  for (let left = count; left > 0; left -= 1) {
    day = addDays(day, 1)
    while (isClosedHere(day)) day = addDays(day, 1)
  }
  return day
}

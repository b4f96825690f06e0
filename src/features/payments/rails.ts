import { endOfDay } from 'date-fns/endOfDay'
import { isRail, type Rail } from '../../contract/payments.ts'
import { formatWeekday } from '../../text/format.ts'
import { addBusinessDays } from './business-days.ts'

/** Business days until arrival, minimum and maximum. The other rails take seconds. */
const DAYS: Readonly<Partial<Record<Rail, readonly [number, number]>>> = { SEPA: [1, 1], SWIFT: [1, 3] }

const MINUTE = 60_000

/** Whether a payment should have arrived by `time`. */
export function isOverdue(rail: string, sentAt: number, time: number): boolean {
  if (!isRail(rail)) return false
  const days = DAYS[rail]
  return time > (days ? endOfBusiness(addBusinessDays(sentAt, days[1])) : sentAt + MINUTE)
}

/** The bank settles until midnight UTC. In Auckland that is 1 pm of the next day, so the local day ends too early. */
const endOfBusiness = (day: Date): number =>
  Math.max(endOfDay(day).getTime(), Date.UTC(day.getFullYear(), day.getMonth(), day.getDate() + 1) - 1)

/**
 * The expected arrival as text that completes "Arrives …"; empty for an invalid date and for a rail that only the bank
 * knows. `sentAt` is in milliseconds since the epoch.
 */
export function expectedArrival(rail: string, sentAt: number): string {
  if (!isRail(rail) || Number.isNaN(sentAt)) return ''
  const days = DAYS[rail]
  if (!days) return 'within seconds'
  const [first, last] = [addBusinessDays(sentAt, days[0]), addBusinessDays(sentAt, days[1])]
  if (days[0] === days[1]) return `by ${formatWeekday(last)}`
  const start = formatWeekday(first)
  return `between ${first.getMonth() === last.getMonth() ? start.replace(/ \w+$/, '') : start} and ${formatWeekday(last)}`
}

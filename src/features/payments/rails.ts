import { addBusinessDays } from 'date-fns/addBusinessDays'
import { isRail, type Rail } from '../../contract/payments.ts'

/** Business days until arrival, minimum and maximum. Rails not listed take seconds. */
const DAYS: Readonly<Partial<Record<Rail, readonly [number, number]>>> = { SEPA: [1, 1], SWIFT: [1, 3] }

const dayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })

/** The expected arrival as text that completes "Arrives …". `sentAt` is in milliseconds since the epoch. */
export function expectedArrival(rail: string, sentAt: number): string {
  const days = isRail(rail) ? DAYS[rail] : undefined
  if (!days || Number.isNaN(sentAt)) return 'within seconds'
  const [first, last] = days.map((count) => dayFormat.format(addBusinessDays(sentAt, count)))
  return first === last ? `by ${first}` : `${first} to ${last}`
}

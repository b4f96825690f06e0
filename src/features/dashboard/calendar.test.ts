import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Payment } from '../../contract/payments.ts'
import { buildAccount, buildPayment } from '../../testing/rows.ts'
import { ANALYTICS_WEEKS, analyticsFigures } from './analytics-figures.ts'
import { dashboardFigures } from './figures.ts'

const HOUR = 3_600_000

const ACCOUNT = buildAccount({ current: 1, available: 1 })

/** A payment of one pound in every hour of the last 100 days, the next 90 minutes included: a bank's clock may be ahead. */
const hourly = (now: number): Payment[] =>
  Array.from({ length: 100 * 24 + 2 }, (_, index) =>
    buildPayment({ amount: 1, currency: 'GBP', createdAt: new Date(now + HOUR * 1.5 - index * HOUR).toISOString() }),
  )

/** The calendar of a zone as `Intl` knows it, apart from the arithmetic that is tested. */
function calendarOf(zone: string) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (instant: number) => {
    const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
    return {
      month: `${parts.year}-${parts.month}`,
      day: Number(parts.day),
      weekday: parts.weekday,
      time: `${parts.hour}:${parts.minute}`,
    }
  }
}

afterEach(() => {
  vi.unstubAllEnvs()
})

describe.each(['Europe/London', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'UTC'])(
  'in %s',
  (zone) => {
    it.each([
      ['31 January', '2027-01-31T12:00:00Z'],
      ['29 February', '2028-02-29T12:00:00Z'],
      ['the last minute of the year', '2027-12-31T23:59:00Z'],
      ['the first hour of the year', '2028-01-01T00:45:00Z'],
      ['31 March of a leap year', '2028-03-31T09:00:00Z'],
      ['the day on which London springs forward', '2027-03-28T01:30:00Z'],
      ['the first Monday after it', '2027-03-29T08:00:00Z'],
      ['the day on which London falls back', '2027-10-31T01:30:00Z'],
      ['the day on which Los Angeles springs forward', '2027-03-14T10:30:00Z'],
      ['the first Monday after', '2027-03-15T08:00:00Z'],
      ['the day on which Los Angeles falls back', '2027-11-07T09:30:00Z'],
    ])('the figures of %s are those of the calendar', (_, at) => {
      vi.stubEnv('TZ', zone)
      const now = Date.parse(at)
      const calendar = calendarOf(zone)
      const payments = hourly(now)
      const instants = payments.map(({ createdAt }) => Date.parse(createdAt))

      const thisMonth = calendar(now).month
      const { monthlyVolume, change } = dashboardFigures({
        accounts: [ACCOUNT],
        payments,
        rates: undefined,
        samples: true,
        now,
      })
      expect(monthlyVolume).toBe(instants.filter((instant) => calendar(instant).month === thisMonth).length)
      expect(change).toMatch(/^[+\u2212]\d+\.\d%$/)

      const { weeks, total } = analyticsFigures([ACCOUNT], payments, undefined, now)
      expect(
        weeks
          .map(({ startsAt }) => calendar(startsAt))
          .filter(({ weekday, time }) => weekday !== 'Mon' || time !== '00:00'),
      ).toEqual([])
      expect(weeks).toHaveLength(ANALYTICS_WEEKS)
      expect(weeks.reduce((sum, week) => sum + week.payments, 0)).toBe(total.payments)
      for (const [index, { startsAt, payments: counted }] of weeks.slice(0, -1).entries()) {
        const ends = weeks[index + 1]?.startsAt ?? 0
        expect(counted).toBe(instants.filter((instant) => instant >= startsAt && instant < ends).length)
      }
    })
  },
)

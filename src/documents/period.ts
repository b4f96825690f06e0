import { isCalendarDate } from '../contract/values/calendar-date.ts'

/** First and last day (`YYYY-MM-DD`, included) in the browser's time zone; an empty day means no limit. */
export interface Period {
  from: string
  to: string
}

/** The period as ISO instants, to be compared as text: `start <= createdAt < end`. */
export function isoBounds({ from, to }: Period): { start: string; end: string } {
  return {
    start: isCalendarDate(from) ? startOfDay(from).toISOString() : '',
    // `~` sorts after every ISO instant.
    end: isCalendarDate(to) ? startOfNextDay(to).toISOString() : '~',
  }
}

const startOfDay = (day: string): Date => new Date(`${day}T00:00:00`)

/** Computed by calendar day, not by adding 24 hours: clocks may change at midnight. */
function startOfNextDay(day: string): Date {
  const start = startOfDay(day)
  return new Date(start.getFullYear(), start.getMonth(), start.getDate() + 1)
}

const two = (part: number) => String(part).padStart(2, '0')

/** The calendar day (`YYYY-MM-DD`) of an instant in the browser's time zone. */
export function dayOf(instant: number | Date): string {
  const date = new Date(instant)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

export const PERIODS = { month: 'This month', previous: 'Last month', quarter: 'Last 90 days' } as const
export type PeriodName = keyof typeof PERIODS

export function periodOf(name: PeriodName, at: number): Period {
  const today = new Date(at)
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()]
  const to = dayOf(at)
  switch (name) {
    case 'month':
      return { from: dayOf(new Date(year, month, 1)), to }
    case 'previous':
      return { from: dayOf(new Date(year, month - 1, 1)), to: dayOf(new Date(year, month, 0)) }
    case 'quarter':
      return { from: dayOf(new Date(year, month, day - 89)), to }
  }
}

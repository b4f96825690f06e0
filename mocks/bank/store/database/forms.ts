import { isCalendarDate } from '../../../../src/contract/values/calendar-date.ts'
import { isPrintable } from '../plain-text.ts'
import { fitting } from './table.ts'

/** An ISO-8601 instant with milliseconds. */
export const instant = fitting(
  (value) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(value) && !Number.isNaN(Date.parse(value)),
)

/** `1984-03-07` */
export const calendarDate = fitting(isCalendarDate)

/** `GBP`; a currency that the product does not know is shown by its code. */
export const currencyCode = fitting((value) => /^[A-Z]{3}$/.test(value))

/** The largest time that a `Date` can hold. */
const MAX_TIME = 8.64e15

/** Milliseconds on the bank's clock; 0 for none. */
export const moment = Object.assign((): number => 0, {
  fits: (value: unknown) => typeof value === 'number' && Math.abs(value) <= MAX_TIME,
})

/** A text that may be longer than others. */
export const longText = (max: number) => fitting((value) => value.length <= max && isPrintable(value))

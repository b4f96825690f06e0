import { expect, it } from 'vitest'
import { addBusinessDays } from './business-days.ts'

const after = (day: string, count: number) =>
  addBusinessDays(new Date(`${day}T15:30:00`).getTime(), count).toLocaleString('en-GB')

it.each([
  ['2026-11-24', 1, '25/11/2026, 15:30:00'],
  ['2026-11-27', 1, '30/11/2026, 15:30:00'],
  ['2026-11-28', 1, '30/11/2026, 15:30:00'],
  ['2026-11-26', 3, '01/12/2026, 15:30:00'],
  // Christmas, with a weekend behind it, and the new year.
  ['2026-12-24', 1, '28/12/2026, 15:30:00'],
  ['2028-12-22', 1, '27/12/2028, 15:30:00'],
  ['2026-12-31', 1, '04/01/2027, 15:30:00'],
  ['2028-04-28', 1, '02/05/2028, 15:30:00'],
])('%s and %i business days are %s', (day, count, expected) => {
  expect(after(day, count)).toBe(expected)
})

it.each([
  // The earliest and the latest Easter from 1900 to 2099, usual ones, and the exceptions to Gauss's formula.
  ['2008-03-20', '25/03/2008, 15:30:00'],
  ['1943-04-22', '27/04/1943, 15:30:00'],
  ['1954-04-15', '20/04/1954, 15:30:00'],
  ['1981-04-16', '21/04/1981, 15:30:00'],
  ['2026-04-02', '07/04/2026, 15:30:00'],
  ['2027-03-25', '30/03/2027, 15:30:00'],
  ['2049-04-15', '20/04/2049, 15:30:00'],
  ['2076-04-16', '21/04/2076, 15:30:00'],
  ['2079-04-20', '25/04/2079, 15:30:00'],
])('between %s and %s lie Good Friday and Easter Monday', (thursday, tuesday) => {
  expect(after(thursday, 1)).toBe(tuesday)
  expect(after(thursday.slice(0, 8) + String(Number(thursday.slice(8)) - 1).padStart(2, '0'), 2)).toBe(tuesday)
})

it('of an invalid time is invalid', () => {
  expect(addBusinessDays(NaN, 2).getTime()).toBeNaN()
})

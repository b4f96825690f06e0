import { describe, expect, it } from 'vitest'
import { isCalendarDate } from './calendar-date.ts'

describe('a calendar date', () => {
  it.each(['2024-02-29', '2000-02-29', '1900-01-01', '2026-12-31', '9999-12-31'])('%s exists', (day) => {
    expect(isCalendarDate(day)).toBe(true)
  })

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '2026-01-32',
    '2026-12-32',
    '2026-01-99',
    '2026-99-01',
    '1899-12-31',
    '0026-11-14',
    '26-11-14',
    '2026-1-4',
    '2026-11-14T00:00',
    '14.11.2026',
    ' 2026-11-14',
    '',
  ])('"%s" is refused', (day) => {
    expect(isCalendarDate(day)).toBe(false)
  })
})

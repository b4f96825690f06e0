import { afterEach, describe, expect, it, vi } from 'vitest'
import { expectedArrival, isOverdue } from './rails.ts'

afterEach(() => vi.unstubAllEnvs())

describe('expectedArrival', () => {
  const friday = new Date('2026-11-20T12:00:00').getTime()

  it('is within seconds on instant rails', () => {
    expect(expectedArrival('FASTER_PAYMENTS', friday)).toBe('within seconds')
    expect(expectedArrival('SEPA_INSTANT', friday)).toBe('within seconds')
  })

  it('skips weekends on other rails', () => {
    expect(expectedArrival('SEPA', friday)).toBe('by Mon 23 Nov')
    expect(expectedArrival('SWIFT', friday)).toBe('between Mon 23 and Wed 25 Nov')
    expect(expectedArrival('SWIFT', new Date('2026-11-27T12:00:00').getTime())).toBe('between Mon 30 Nov and Wed 2 Dec')
  })

  it.each([
    ['2028-02-28T12:00:00', 'by Tue 29 Feb', 'between Tue 29 Feb and Thu 2 Mar'],
    ['2028-02-29T12:00:00', 'by Wed 1 Mar', 'between Wed 1 and Fri 3 Mar'],
    ['2027-12-31T23:59:59', 'by Mon 3 Jan', 'between Mon 3 and Wed 5 Jan'],
    ['2026-12-24T12:00:00', 'by Mon 28 Dec', 'between Mon 28 and Wed 30 Dec'],
    ['2026-12-31T12:00:00', 'by Mon 4 Jan', 'between Mon 4 and Wed 6 Jan'],
    ['2027-01-31T12:00:00', 'by Mon 1 Feb', 'between Mon 1 and Wed 3 Feb'],
    // Over Easter, when clocks change in London. Then a weekend when they change in Los Angeles.
    ['2027-03-27T23:30:00', 'by Tue 30 Mar', 'between Tue 30 Mar and Thu 1 Apr'],
    ['2027-11-06T23:30:00', 'by Mon 8 Nov', 'between Mon 8 and Wed 10 Nov'],
  ])('of a payment at %s is a working day', (sentAt, sepa, swift) => {
    expect(expectedArrival('SEPA', new Date(sentAt).getTime())).toBe(sepa)
    expect(expectedArrival('SWIFT', new Date(sentAt).getTime())).toBe(swift)
  })
})

describe('isOverdue', () => {
  const friday = new Date('2026-11-20T12:00:00').getTime()

  it.each([
    ['FASTER_PAYMENTS', '2026-11-20T12:00:30', false],
    ['FASTER_PAYMENTS', '2026-11-20T12:01:01', true],
    ['SEPA', '2026-11-23T23:59:59', false],
    ['SEPA', '2026-11-24T14:30:00', true],
    ['SWIFT', '2026-11-25T23:59:59', false],
    ['SWIFT', '2026-11-26T14:30:00', true],
  ])('by %s at %s: %s', (rail, time, overdue) => {
    expect(isOverdue(rail, friday, new Date(time).getTime())).toBe(overdue)
  })

  it.each([
    ['Europe/London', '2026-11-24T00:00:00Z'],
    ['America/Los_Angeles', '2026-11-24T08:00:00Z'],
    // There it is Tuesday 13:00 when Monday ends in UTC.
    ['Pacific/Auckland', '2026-11-24T00:00:00Z'],
  ])('begins with the next day in %s and in UTC', (zone, next) => {
    vi.stubEnv('TZ', zone)
    const sentAt = Date.parse('2026-11-20T10:00:00Z')
    expect(isOverdue('SEPA', sentAt, Date.parse(next) - 1)).toBe(false)
    expect(isOverdue('SEPA', sentAt, Date.parse(next))).toBe(true)
  })

  it('is not known of a payment with an invalid date', () => {
    expect(isOverdue('SWIFT', NaN, friday)).toBe(false)
  })
})

import { isMainThread } from 'node:worker_threads'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dayOf, isoBounds, periodOf } from './period.ts'

const at = (text: string) => new Date(text).getTime()

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('a period', () => {
  it('includes its first and last day in any time zone', () => {
    const { start, end } = isoBounds({ from: '2026-03-01', to: '2026-03-31' })
    expect(new Date('2026-03-01T00:00:00').toISOString() >= start).toBe(true)
    expect(new Date('2026-02-28T23:59:59').toISOString() >= start).toBe(false)
    expect(new Date('2026-03-31T23:59:59').toISOString() < end).toBe(true)
    expect(new Date('2026-04-01T00:00:00').toISOString() < end).toBe(false)
  })

  // In a thread, as under Stryker, the time zone cannot be changed.
  it.skipIf(!isMainThread).each([
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z', '2026-09-07T03:00:00.000Z'],
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z', '2026-04-24T21:00:00.000Z'],
  ])('ends with its last day where clocks change at midnight, as in %s', (zone, day, start, end) => {
    vi.stubEnv('TZ', zone)
    expect(isoBounds({ from: day, to: day })).toEqual({ start, end })
  })

  it('is open-ended if a day is missing or does not exist', () => {
    expect(isoBounds({ from: '', to: '2026-02-30' })).toEqual({ start: '', end: '~' })
    expect('2026-11-20T10:00:00.000Z' < isoBounds({ from: '', to: '' }).end).toBe(true)
  })

  it('can be this month, last month or the last 90 days', () => {
    const today = at('2026-03-15T09:00:00')
    expect(periodOf('month', today)).toEqual({ from: '2026-03-01', to: '2026-03-15' })
    expect(periodOf('previous', today)).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect(periodOf('quarter', today)).toEqual({ from: '2025-12-16', to: '2026-03-15' })
  })

  it('finds last month in January', () => {
    expect(periodOf('previous', at('2026-01-05T09:00:00'))).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  })

  it.each([
    ['2027-01-31T12:00:00', '2027-01-01', '2027-01-31', '2026-12-01', '2026-12-31', '2026-11-03'],
    ['2028-02-29T12:00:00', '2028-02-01', '2028-02-29', '2028-01-01', '2028-01-31', '2027-12-02'],
    ['2028-03-31T12:00:00', '2028-03-01', '2028-03-31', '2028-02-01', '2028-02-29', '2028-01-02'],
    ['2027-12-31T23:59:59', '2027-12-01', '2027-12-31', '2027-11-01', '2027-11-30', '2027-10-03'],
    ['2027-03-28T03:30:00', '2027-03-01', '2027-03-28', '2027-02-01', '2027-02-28', '2026-12-29'],
    ['2027-11-07T01:30:00', '2027-11-01', '2027-11-07', '2027-10-01', '2027-10-31', '2027-08-10'],
  ])('has whole days at %s in every time zone', (time, first, today, from, to, quarter) => {
    for (const zone of ['Europe/London', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu']) {
      vi.stubEnv('TZ', zone)
      const now = at(time)
      expect([zone, periodOf('month', now)]).toEqual([zone, { from: first, to: today }])
      expect([zone, periodOf('previous', now)]).toEqual([zone, { from, to }])
      expect([zone, periodOf('quarter', now)]).toEqual([zone, { from: quarter, to: today }])
    }
  })

  it('dayOf uses the local time zone', () => {
    expect(dayOf(at('2026-03-05T00:30:00'))).toBe('2026-03-05')
  })
})

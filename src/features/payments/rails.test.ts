import { describe, expect, it } from 'vitest'
import { expectedArrival } from './rails.ts'

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
})

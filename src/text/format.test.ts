import { describe, expect, it, vi } from 'vitest'
import { counted, formatDay, formatMoney, formatNumber, groupIban, moneyParts, NO_FIGURE, shortId } from './format.ts'

describe('money', () => {
  it.each([
    [1240.5, 'GBP', '£1,240.50'],
    [-1240.5, 'GBP', '\u2212£1,240.50'],
    [0, 'EUR', '€0.00'],
    [-0, 'EUR', '€0.00'],
    [12_450_000, 'JPY', 'JP¥12,450,000'],
    [1_234_567_890.12, 'USD', 'US$1,234,567,890.12'],
    [Number.NaN, 'GBP', NO_FIGURE],
    [5, 'XTS?', '5.00'],
  ] as const)('formats %s %s as %s', (amount, currency, written) => {
    expect(formatMoney(amount, currency)).toBe(written)
  })

  it('splits off the minor units, if the currency has any', () => {
    expect(moneyParts(-1240.5, 'GBP')).toEqual({ whole: '\u2212£1,240', letters: 0, fraction: '.50' })
    expect(moneyParts(1240, 'JPY')).toEqual({ whole: 'JP¥1,240', letters: 2, fraction: '' })
    expect(moneyParts(-1240, 'USD')).toEqual({ whole: '\u2212US$1,240', letters: 2, fraction: '.00' })
  })
})

describe('numbers, ids and IBANs', () => {
  it('formats numbers with a typographic minus sign', () => {
    expect(formatNumber(-1234.5)).toBe('\u22121,234.5')
    expect(formatNumber(1.26582, { minimumFractionDigits: 4, maximumFractionDigits: 4 })).toBe('1.2658')
    expect(formatNumber(Infinity)).toBe(NO_FIGURE)
  })

  it('uses the singular and the plural', () => {
    expect(counted(0, 'payment')).toBe('0 payments')
    expect(counted(1, 'payment')).toBe('1 payment')
    expect(counted(1240, 'entry', 'entries')).toBe('1,240 entries')
  })

  it.each(['Pacific/Kiritimati', 'Europe/London', 'America/Santiago', 'Pacific/Pago_Pago'])(
    'formats a calendar day as the same day in the time zone %s',
    (zone) => {
      vi.stubEnv('TZ', zone)
      // In Santiago clocks go forward at midnight of 6 September.
      expect(['2026-09-06', '2026-01-01', '1984-03-17'].map(formatDay)).toEqual([
        '6 Sep 2026',
        '1 Jan 2026',
        '17 Mar 1984',
      ])
      vi.unstubAllEnvs()
    },
  )

  it('shortens an id to eight characters', () => {
    expect(shortId('3f2a91c0-1111-4000-8000-000000000000')).toBe('3f2a91c0')
  })

  it('groups an IBAN in fours and leaves other account numbers alone', () => {
    expect(groupIban('GB12CRDR04007512345678')).toBe('GB12 CRDR 0400 7512 3456 78')
    expect(groupIban('20-00-00 12345678')).toBe('20-00-00 12345678')
  })
})

import { describe, expect, it } from 'vitest'
import { railAdvice } from './rail-advice.ts'

const GERMAN_IBAN = 'DE89 3704 0044 0532 0130 00'
const BRITISH_IBAN = 'GB82 WEST 1234 5698 7654 32'

describe('railAdvice', () => {
  it.each([
    ['FASTER_PAYMENTS', 'GBP', '20-00-00 55779911'],
    ['FASTER_PAYMENTS', 'GBP', BRITISH_IBAN],
    ['SEPA', 'EUR', GERMAN_IBAN],
    ['SEPA_INSTANT', 'EUR', 'de89370400440532013000'],
    ['SWIFT', 'USD', '4471902266'],
    ['SWIFT', 'JPY', GERMAN_IBAN],
  ])('gives no advice for %s in %s to %s', (rail, currency, account) => {
    expect(railAdvice(rail, currency, account)).toEqual({})
  })

  it.each([
    ['SEPA', 'GBP', 'SEPA supports EUR only. Choose EUR or another rail.'],
    ['SEPA_INSTANT', 'USD', 'SEPA Instant supports EUR only. Choose EUR or another rail.'],
    ['FASTER_PAYMENTS', 'EUR', 'Faster Payments supports GBP only. Choose GBP or another rail.'],
  ])('warns that %s does not carry %s', (rail, currency, advice) => {
    expect(railAdvice(rail, currency, '').currency).toBe(advice)
  })

  it.each([
    ['SEPA', 'DE89 3704 0044 0532 0130 01'],
    ['SEPA', '20-00-00 55779911'],
    ['FASTER_PAYMENTS', GERMAN_IBAN],
    ['FASTER_PAYMENTS', '1234567'],
    ['SWIFT', '123'],
    ['SWIFT', 'not/an/account'],
  ])('warns that %s does not take the account %s', (rail, account) => {
    expect(railAdvice(rail, '', account).account).toMatch(/\w/)
  })

  it('gives no advice before a rail is chosen or an account is entered', () => {
    expect(railAdvice('', 'EUR', 'x')).toEqual({})
    expect(railAdvice('SEPA', '', ' ')).toEqual({})
  })

  it('gives no advice for an unknown rail', () => {
    expect(railAdvice('PIGEON', 'EUR', 'x')).toEqual({})
  })
})

import { describe, expect, test } from 'vitest'
import { SAMPLE_PAYMENT_METHODS as methods } from './sample-payment-methods.ts'
import { searchPaymentMethods } from './search-payment-methods.ts'

const found = (query: string) => searchPaymentMethods(methods, query).map((method) => method.name)

describe('the sample list', () => {
  test('has ten methods with unique names', () => {
    expect(new Set(methods.map((method) => method.name)).size).toBe(10)
    expect(new Set(methods.map((method) => method.id)).size).toBe(10)
  })

  test('has fees from 0.15% to 0.50%', () => {
    const fees = methods.map((method) => Number(/^(0\.\d\d)%$/.exec(method.fees)?.[1]))
    expect(Math.min(...fees)).toBe(0.15)
    expect(Math.max(...fees)).toBe(0.5)
  })

  test('has instant methods only, except Przelewy24 with 1-2 days', () => {
    const slow = methods.filter((method) => method.processingTime !== 'Instant')
    expect(slow.map(({ name, processingTime }) => ({ name, processingTime }))).toEqual([
      { name: 'Przelewy24', processingTime: '1-2 days' },
    ])
  })
})

describe('searchPaymentMethods', () => {
  test('finds everything for an empty query', () => expect(found('  ')).toHaveLength(10))
  test('finds by name, ignoring case', () => expect(found('IDEAL')).toEqual(['iDEAL']))
  test('finds by country', () => expect(found('poland')).toEqual(['BLIK', 'Przelewy24']))
  test('finds by type', () => expect(found('digital wallet')).toEqual(['MobilePay']))
  test('requires every word to match', () => expect(found('poland mobile')).toEqual(['BLIK']))
  test('ignores accents', () => expect(found('Bélgium')).toEqual(['Bancontact']))
  test('treats regular expression characters literally', () => expect(found('(.*')).toEqual([]))
})

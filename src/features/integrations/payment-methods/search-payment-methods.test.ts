import { describe, expect, test } from 'vitest'
import { SAMPLE_PAYMENT_METHODS as methods } from './sample-payment-methods.ts'
import { searchPaymentMethods } from './search-payment-methods.ts'

const found = (query: string) => searchPaymentMethods(methods, query).map((method) => method.name)

describe('the sample list', () => {
  test('holds ten methods with names of their own', () => {
    expect(new Set(methods.map((method) => method.name)).size).toBe(10)
    expect(new Set(methods.map((method) => method.id)).size).toBe(10)
  })

  test('charges 0.15% to 0.50%, and both ends occur', () => {
    const fees = methods.map((method) => Number(/^(0\.\d\d)%$/.exec(method.fees)?.[1]))
    expect(Math.min(...fees)).toBe(0.15)
    expect(Math.max(...fees)).toBe(0.5)
  })

  test('is instant throughout, except Przelewy24 with 1-2 days', () => {
    const slow = methods.filter((method) => method.processingTime !== 'Instant')
    expect(slow.map(({ name, processingTime }) => ({ name, processingTime }))).toEqual([
      { name: 'Przelewy24', processingTime: '1-2 days' },
    ])
  })
})

describe('searching', () => {
  test('nothing asked for finds everything', () => expect(found('  ')).toHaveLength(10))
  test('finds by name whatever the case', () => expect(found('IDEAL')).toEqual(['iDEAL']))
  test('finds by country', () => expect(found('poland')).toEqual(['BLIK', 'Przelewy24']))
  test('finds by kind', () => expect(found('digital wallet')).toEqual(['MobilePay']))
  test('several words narrow the result', () => expect(found('poland mobile')).toEqual(['BLIK']))
  test('an accented spelling finds the plain one', () => expect(found('Bélgium')).toEqual(['Bancontact']))
  test('characters special to patterns are just characters', () => expect(found('(.*')).toEqual([]))
})

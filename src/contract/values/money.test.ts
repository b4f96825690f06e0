import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountSchema, CURRENCIES, MAX_AMOUNT, minorDigits, parseAmount, toMajor, toMinor } from './money.ts'

describe('minor units', () => {
  it('have two digits, except those of the yen', () => {
    expect(CURRENCIES.filter((currency) => minorDigits(currency) !== 2)).toEqual(['JPY'])
    expect(minorDigits('JPY')).toBe(0)
    expect(minorDigits('XXX')).toBe(2)
  })

  it.each([
    [12.5, 'GBP', 1250],
    [1.005, 'GBP', 100],
    [0.125, 'GBP', 12],
    [0.135, 'EUR', 14],
    [-0.125, 'GBP', -12],
    [2.5, 'JPY', 2],
    [3.5, 'JPY', 4],
    [8.2, 'USD', 820],
  ])('of %d %s are %d: half rounds to even', (major, currency, minor) => {
    expect(toMinor(major, currency)).toBe(minor)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('of %d are NaN', (major) => {
    expect(toMinor(major, 'GBP')).toBeNaN()
  })

  it('survive the conversion to major units and back, up to the largest amount', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CURRENCIES), fc.integer({ min: 0, max: MAX_AMOUNT * 100 }), (currency, minor) => {
        expect(toMinor(toMajor(minor, currency), currency)).toBe(minor)
      }),
    )
  })
})

describe('a typed amount', () => {
  it.each([
    ['1250', 'GBP', 125_000],
    [' 1250.50 ', 'GBP', 125_050],
    ['1250.5000', 'GBP', 125_050],
    ['0.01', 'EUR', 1],
    ['007', 'USD', 700],
    ['640000.00', 'JPY', 640_000],
    [10.1, 'GBP', 1010],
    ['1000000000000', 'GBP', 100_000_000_000_000],
  ])('%j %s is %d minor units', (input, currency, minor) => {
    expect(parseAmount(input, currency)).toEqual({ ok: true, minor })
  })

  it.each([
    ['', 'GBP', 'Amount is required'],
    ['   ', 'GBP', 'Amount is required'],
    ['0', 'GBP', 'Amount must be greater than zero'],
    ['0.00', 'GBP', 'Amount must be greater than zero'],
    ['-1', 'GBP', 'Amount must be greater than zero'],
    ['1.005', 'GBP', 'GBP amounts have at most 2 decimals'],
    ['0.5', 'JPY', 'JPY has no decimals: enter a whole amount'],
    ['1000000000000.01', 'GBP', 'Amount is too large'],
    ['12345678901234567890', 'GBP', 'Amount is too large'],
    ['1.000,50', 'EUR', 'Enter the amount in plain digits, for example 1250.50'],
    ['1,250', 'GBP', 'Enter the amount in plain digits, for example 1250.50'],
    ['1e3', 'GBP', 'Enter the amount in plain digits, for example 1250.50'],
    ['+5', 'GBP', 'Enter the amount in plain digits, for example 1250.50'],
    ['.5', 'GBP', 'Enter the amount in plain digits, for example 1250.50'],
    ['5.', 'GBP', 'Enter the amount in plain digits, for example 1250.50'],
    ['٥', 'GBP', 'Enter the amount in plain digits, for example 1250.50'],
    [1e21, 'GBP', 'Enter the amount in plain digits, for example 1250.50'],
    [Number.NaN, 'GBP', 'Enter the amount in plain digits, for example 1250.50'],
    [null, 'GBP', 'Amount must be a number'],
    [{}, 'GBP', 'Amount must be a number'],
  ])('%j %s is refused: %s', (input, currency, message) => {
    expect(parseAmount(input, currency)).toEqual({ ok: false, message })
  })
})

describe('the JSON Schema of an amount', () => {
  it.each(['GBP', 'JPY'])('accepts the same texts as a form with amounts in %s', (currency) => {
    const pattern = new RegExp(amountSchema(minorDigits(currency)).pattern)
    const texts = fc.stringMatching(/^ ?0{0,2}(0|1\d{0,3}|10{11,13}|9{12})(\.\d{0,3}0?)? ?$/)
    fc.assert(
      fc.property(texts, (text) => {
        expect([text, pattern.test(text)]).toEqual([text, parseAmount(text, currency).ok])
      }),
      { numRuns: 1000 },
    )
  })

  it('accepts numbers from the smallest unit to the largest amount', () => {
    const { type, minimum, maximum, multipleOf } = amountSchema(2)
    expect({ type, minimum, maximum, multipleOf }).toEqual({
      type: ['number', 'string'],
      minimum: 0.01,
      maximum: MAX_AMOUNT,
      multipleOf: 0.01,
    })
    expect(amountSchema(0)).toMatchObject({ minimum: 1, multipleOf: 1 })
  })
})

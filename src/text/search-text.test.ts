import { expect, test } from 'vitest'
import { formatMoney } from './format.ts'
import { amountText, fold, wordsOf } from './search-text.ts'

test('fold removes case and accents only', () => {
  expect(fold('RÖSTEREI Łódź №5')).toBe('rosterei lodz no5')
})

test('wordsOf splits a query into folded words', () => {
  expect(wordsOf('  Rösterei\t8,346.50 ')).toEqual(['rosterei', '8,346.50'])
})

test.each(['GBP', 'USD', 'EUR', 'JPY', 'CAD', 'AUD'])('an amount of %s is found as it is shown', (currency) => {
  for (const amount of [8346, -8346]) {
    const [word = '', ...others] = wordsOf(formatMoney(amount, currency))
    expect(others).toEqual([])
    expect(amountText(8346, currency).split(' ')).toContain(word)
  }
})

test('a sign without an amount is a word like others', () => {
  expect(wordsOf('A$AP -5 $ €uro')).toEqual(['a$ap', '-5', '$', '€uro'])
})

test.each([
  [8346.5, 'EUR', '8346.50 8,346.50'],
  [1_250_000, 'JPY', '1250000 1,250,000'],
  [12.5, 'GBP', '12.50 12.50'],
])('%s %s can be searched as %s', (amount, currency, text) => {
  expect(amountText(amount, currency)).toBe(text)
})

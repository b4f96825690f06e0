import { expect, test } from 'vitest'
import { amountText, fold, wordsOf } from './search-text.ts'

test('folding a text drops case and accents and keeps everything else', () => {
  expect(fold('RÖSTEREI Łódź №5')).toBe('rosterei łodz no5')
})

test('a query is its words, folded', () => {
  expect(wordsOf('  Rösterei\t8,346.50 ')).toEqual(['rosterei', '8,346.50'])
})

test.each([
  [8346.5, 'EUR', '8346.50 8,346.50'],
  [1_250_000, 'JPY', '1250000 1,250,000'],
  [12.5, 'GBP', '12.50 12.50'],
])('%s %s is found as %s', (amount, currency, text) => {
  expect(amountText(amount, currency)).toBe(text)
})

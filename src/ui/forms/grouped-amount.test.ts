import { expect, test } from 'vitest'
import { caretIn, enteredIn, groupDigits, withoutCurrency } from './grouped-amount.ts'

test.for([
  ['', ''],
  ['999', '999'],
  ['1000', '1,000'],
  ['1250000.5', '1,250,000.5'],
  ['1000.', '1,000.'],
  ['0.1234', '0.1234'],
  ['12,5', '12,5'],
  ['1e6', '1e6'],
  ['-1000', '-1000'],
])('%j is shown as %j', ([entered, shown]) => {
  expect(groupDigits(entered ?? '')).toBe(shown)
})

test.for([
  { why: 'a digit at the end', before: '10000', text: '10,0005', typed: true, entered: '100005' },
  { why: 'a digit taken away', before: '10000', text: '10,00', typed: true, entered: '1000' },
  { why: 'a comma of the user may be a decimal point', before: '12', text: '12,', typed: true, entered: '12,' },
  { why: 'and stays one', before: '12,', text: '12,5', typed: true, entered: '12,5' },
  { why: 'a comma after groups, too', before: '1250', text: '1,250,', typed: true, entered: '1,250,' },
  { why: 'commas typed where they group', before: '1,00', text: '1,000', typed: true, entered: '1000' },
  { why: 'a letter', before: '10000', text: '10,00x0', typed: true, entered: '1000x0' },
  { why: 'an amount pasted from a page', before: '', text: '10,000.50', typed: false, entered: '10000.50' },
  { why: 'another amount in place of groups', before: '1250.50', text: '1.000,50', typed: false, entered: '1.000,50' },
  { why: 'groups with spaces', before: '', text: '1 250 000.50', typed: false, entered: '1250000.50' },
  { why: 'two kinds of separators', before: '', text: '1,250 000', typed: false, entered: '1,250 000' },
  { why: 'an apostrophe as in Switzerland', before: '', text: '1\u2019250.50', typed: false, entered: '1250.50' },
  { why: 'a space typed between groups', before: '10000', text: '10,00 0', typed: true, entered: '1000 0' },
  { why: 'a decimal comma pasted over groups', before: '10000', text: '12,5', typed: false, entered: '12,5' },
])('$why: $text is $entered', ({ before, text, typed, entered }) => {
  expect(enteredIn(text, before, typed)).toBe(entered)
})

test.for([
  ['£12.50', 'GBP', '12.50'],
  ['US$12.50', 'USD', '12.50'],
  ['$12.50', 'USD', '12.50'],
  ['USD 12.50', 'USD', '12.50'],
  ['12,50 €', 'EUR', '12,50'],
  ['CHF 12.50', 'CHF', '12.50'],
  ['€12.50', 'GBP', '€12.50'],
  ['US$12.50', 'GBP', 'US$12.50'],
  ['12.50', '', '12.50'],
] as const)('%s pasted into %s is %s', ([pasted, currency, amount]) => {
  expect(withoutCurrency(pasted, currency)).toBe(amount)
})

test.for([
  ['100,005', '10,0005', 7, 7],
  ['1,000', '10,00', 2, 3],
  ['10,000', '10000', 2, 2],
  ['1,234', '1234', 4, 5],
  ['12,934', '1,2934', 4, 4],
  ['12', '12345', 5, 2],
] as const)('in %s the caret of %s at %d is at %d', ([shown, text, caret, at]) => {
  expect(caretIn(shown, text, caret)).toBe(at)
})

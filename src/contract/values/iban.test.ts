import { expect, it } from 'vitest'
import { ibanOf } from './iban.ts'

it.each([
  ['GB', 'WEST12345698765432', 'GB82WEST12345698765432'],
  ['DE', '370400440532013000', 'DE89370400440532013000'],
])('computes the check digits of a published IBAN of %s', (country, bban, iban) => {
  expect(ibanOf(country, bban)).toBe(iban)
})

import { expect, it } from 'vitest'
import { ibanOf } from './iban.ts'

it.each([
  ['GB', 'WEST12345698765432', 'GB82WEST12345698765432'],
  ['DE', '370400440532013000', 'DE89370400440532013000'],
  ['NO', '86011117947', 'NO9386011117947'],
])('computes the check digits of a published IBAN of %s', (country, bban, iban) => {
  expect(ibanOf(country, bban)).toBe(iban)
})

it('fills check digits below ten with a zero', () => {
  const ibans = Array.from({ length: 97 }, (_, number) => ibanOf('GB', `WEST12345${String(number).padStart(9, '0')}`))
  expect(ibans.filter((iban) => iban.length !== 22)).toEqual([])
  expect(ibans.some((iban) => iban.startsWith('GB0'))).toBe(true)
})

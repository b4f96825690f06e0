import { expect, it } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { refusedField } from './refused-field.ts'

it.each([
  ['Insufficient funds. Available €0.00', 'amount'],
  ['EUR amounts have at most 2 decimals', 'amount'],
  ['SEPA payments are made in EUR', 'currency'],
  ['SEPA payments need a valid IBAN', 'beneficiaryAccount'],
  ['Faster Payments need a sort code and an account number, or a GB IBAN', 'beneficiaryAccount'],
  ['Beneficiary account is required', 'beneficiaryAccount'],
  ['Beneficiary name must be at most 140 characters', 'beneficiaryName'],
])('"%s" is shown at %s', (sentence, field) => {
  for (const status of [400, 422])
    expect(refusedField(new ApiError(status, sentence, ''))).toEqual({ [field]: sentence })
})

it('names no field for refusals and failures that are about none', () => {
  expect(refusedField(new ApiError(422, 'Payments are paused while the company is suspended', ''))).toBeUndefined()
  expect(refusedField(new ApiError(500, 'The amount could not be booked', ''))).toBeUndefined()
  expect(refusedField(new TypeError('Failed to fetch'))).toBeUndefined()
})

import { describe, expect, it } from 'vitest'
import { object, ValidationError, type AnyObjectSchema, type Schema } from 'yup'
import { accountFormSchema } from '../accounts.ts'
import { registerSchema, signUpFormSchema } from '../auth.ts'
import { beneficialOwnerSchema, businessProfileSchema } from '../business-verification.ts'
import { cardFormSchema, createCardSchema } from '../cards.ts'
import { quoteFormSchema } from '../fx.ts'
import { updateOrganizationSchema } from '../organizations.ts'
import { paymentFormSchema } from '../payments.ts'
import { amount, choice, email, optionalAmount, password as passwordField, requiredText, text } from './fields.ts'

/** The error message of one field, or undefined. */
function problem(schema: AnyObjectSchema, field: string, values: Record<string, unknown>): string | undefined {
  try {
    schema.validateSync(values, { strict: true, abortEarly: false })
    return undefined
  } catch (error) {
    if (error instanceof ValidationError) return error.inner.find(({ path }) => path === field)?.message
    throw error
  }
}

const emailOf = (length: number): string => `${'x'.repeat(length - '@tamar.example'.length)}@tamar.example`

it.each<[string, () => Schema, unknown, string | undefined]>([
  ['a text', () => text('Note', 3), 7, 'Note must be text'],
  ['a text', () => text('Note', 3), 'abcd', 'Note can have at most 3 characters'],
  ['a text', () => text('Note', 3), '\u{1F469}\u{1F4BB}\u{1F469}', undefined],
  ['a text', () => text('Note', 3), 'a\u0000', 'Note contains characters that cannot be used'],
  ['a text', () => text('Note', 3), '', undefined],
  ['a text', () => text('Note', 3), undefined, undefined],
  ['a required text', () => requiredText('Name', 'Enter a name'), undefined, 'Enter a name'],
  ['a required text', () => requiredText('Name', 'Enter a name'), ' \u200B', 'Enter a name'],
  ['a required text', () => requiredText('Name', 'Enter a name'), 'Rosa', undefined],
  ['an email address', email, 7, 'Email must be text'],
  ['an email address', email, undefined, 'Invalid email address'],
  ['an email address', email, 'rosa', 'Invalid email address'],
  ['an email address', email, emailOf(255), 'Email can have at most 254 characters'],
  ['a password', passwordField, 7, 'Password must be text'],
  ['a password', passwordField, undefined, 'Password must be at least 6 characters'],
  ['a password', passwordField, '\u{1F469}\u{1F4BB}\u{1F469}', 'Password must be at least 6 characters'],
  ['a password', passwordField, 'x'.repeat(257), 'Password can have at most 256 characters'],
  ['an amount', amount, {}, 'Amount must be a number'],
  ['an amount', amount, undefined, 'Amount is required'],
  ['an amount', amount, 0, 'Amount must be greater than zero'],
  ['an optional amount', () => optionalAmount('Limit'), [], 'Limit must be a number'],
  ['an optional amount', () => optionalAmount('Limit'), ' ', undefined],
  ['an optional amount', () => optionalAmount('Limit'), '0', 'Limit must be greater than zero'],
  ['a choice', () => choice('Size', ['S', 'L'], 'Choose a size'), 7, 'Size must be text'],
  ['a choice', () => choice('Size', ['S', 'L'], 'Choose a size'), undefined, 'Choose a size'],
  ['a choice', () => choice('Size', ['S', 'L'], 'Choose a size'), 'M', 'Size must be one of S, L'],
])('%s: %s has the error %s', (_, made, value, said) => {
  expect(problem(object({ field: made() }), 'field', { field: value })).toBe(said)
})

const limitsOf = (schema: Schema) =>
  schema.describe().tests.map(({ name, params }) => (params && 'regex' in params ? { name } : { name, ...params }))

it('a field names each of its limits, for tools that read the contract', () => {
  // Of two patterns with one name Yup describes only the first.
  expect(limitsOf(requiredText('Name', 'Enter a name', 3))).toEqual([
    { name: 'max', max: 3 },
    { name: 'printable' },
    { name: 'required' },
    { name: 'visible' },
  ])
  expect([amount(), optionalAmount('Limit')].flatMap(limitsOf)).toEqual([{ name: 'amount' }, { name: 'amount' }])
  expect(limitsOf(passwordField())).toEqual([{ name: 'required' }, { name: 'min', min: 6 }, { name: 'max', max: 256 }])
})

describe('the maximum length of a field', () => {
  it.each([
    ['an account', accountFormSchema, 'label', 80, 'Label'],
    ['a card', cardFormSchema, 'cardholder', 80, 'Cardholder name'],
    ['a payment', paymentFormSchema, 'beneficiaryName', 140, 'Beneficiary name'],
    ['a payment', paymentFormSchema, 'beneficiaryAccount', 64, 'Beneficiary account'],
    ['a payment', paymentFormSchema, 'reference', 140, 'Reference'],
    ['a sign-up', signUpFormSchema, 'companyName', 140, 'Company name'],
    ['a sign-up', signUpFormSchema, 'contactName', 140, 'Contact name'],
    ['a sign-up', signUpFormSchema, 'phone', 40, 'Phone number'],
    ['a sign-up', signUpFormSchema, 'website', 200, 'Website'],
    ['a sign-up', signUpFormSchema, 'password', 256, 'Password'],
    ['a business profile', businessProfileSchema, 'registrationNumber', 40, 'Registration number'],
    ['a business profile', businessProfileSchema, 'address', 300, 'Address'],
    ['an owner', beneficialOwnerSchema, 'fullName', 140, 'Full name'],
    ['an organization', updateOrganizationSchema, 'name', 140, 'Company name'],
    ['an organization', updateOrganizationSchema, 'address', 300, 'Address'],
  ] as const)('of %s: %s.%s is %d', (_, schema, field, longest, label) => {
    expect(problem(schema, field, { [field]: 'x'.repeat(longest) })).toBeUndefined()
    expect(problem(schema, field, { [field]: 'x'.repeat(longest + 1) })).toBe(
      `${label} can have at most ${longest} characters`,
    )
  })

  it('of an email address is 254', () => {
    expect(problem(registerSchema, 'email', { email: emailOf(254) })).toBeUndefined()
    expect(problem(registerSchema, 'email', { email: emailOf(255) })).toBe('Email can have at most 254 characters')
  })
})

it.each([
  ['rosa@tamar.example', undefined],
  ['rosa+bank@mail.tamar.co.example', undefined],
  ['rösa@tämar.example', undefined],
  ['rosa@tamar', 'Invalid email address'],
  ['rosa tamar@tamar.example', 'Invalid email address'],
  ['rosa@tamar.example, otto@tamar.example', 'Invalid email address'],
  ['rosa@tamar.example ', 'Invalid email address'],
  ['<rosa@tamar.example>', 'Invalid email address'],
  ['rosa@tamar..example', 'Invalid email address'],
  ['rosa@tamar.example.', 'Invalid email address'],
  ['', 'Invalid email address'],
])('the email address %j has the error %s', (address, said) => {
  expect(problem(signUpFormSchema, 'email', { email: address })).toBe(said)
})

it.each([
  ['Rosa\u202ETamar', 'Contact name contains characters that cannot be used'],
  ['Rosa\u0000', 'Contact name contains characters that cannot be used'],
  ['Rosa\uD800', 'Contact name contains characters that cannot be used'],
  ['Rosa \u{1F469}\u200D\u{1F4BB}', undefined],
  ['Rosa\tTamar', undefined],
])('the name %j has the error %s', (contactName, said) => {
  expect(problem(signUpFormSchema, 'contactName', { contactName })).toBe(said)
})

it('an amount has at most two decimals while no currency is chosen, and its error names none', () => {
  expect(problem(paymentFormSchema, 'amount', { amount: '0.05' })).toBeUndefined()
  expect(problem(paymentFormSchema, 'amount', { amount: '0.005' })).toBe('Amounts have at most 2 decimals')
})

it.each([
  [{}, 'Daily limit must be a number'],
  [true, 'Daily limit must be a number'],
  ['x', 'Enter the amount in plain digits, for example 1250.50'],
  ['0', 'Daily limit must be greater than zero'],
])('the daily limit %j has the error %s', (dailyLimit, said) => {
  expect(problem(cardFormSchema, 'dailyLimit', { dailyLimit })).toBe(said)
})

it.each([
  ['12345', 'Password must be at least 6 characters'],
  ['123456', undefined],
  ['      ', undefined],
  [undefined, 'Password must be at least 6 characters'],
])('the password %j has the error %s', (password, said) => {
  expect(problem(signUpFormSchema, 'password', { password })).toBe(said)
})

it.each([
  [24.99, 'Ownership must be between 25 and 100 percent'],
  ['25', undefined],
  [33.33, undefined],
  ['100.00', undefined],
  ['33.333', 'Ownership has at most two decimals'],
  ['100.01', 'Ownership must be between 25 and 100 percent'],
  ['', 'Ownership percentage is required'],
  [' ', 'Ownership percentage is required'],
  [' 25 ', undefined],
  [true, 'Ownership percentage must be a number'],
  ['1e2', 'Ownership must be between 25 and 100 percent'],
])('the ownership percentage %j has the error %s', (ownershipPct, said) => {
  expect(problem(beneficialOwnerSchema, 'ownershipPct', { ownershipPct })).toBe(said)
})

describe('an amount', () => {
  it('names the field with its currency', () => {
    for (const field of [amount(), optionalAmount('Amount')]) {
      expect(field.meta()).toEqual({ amountIn: 'currency' })
      expect(problem(object({ field }), 'field', { field: '0.5', currency: 'JPY' })).toBe(
        'JPY has no decimals: enter a whole amount',
      )
    }
  })

  it('may have the decimals of its currency, which for a trade is the source currency', () => {
    expect(problem(paymentFormSchema, 'amount', { amount: '10.50', currency: 'JPY' })).toBe(
      'JPY has no decimals: enter a whole amount',
    )
    expect(problem(paymentFormSchema, 'amount', { amount: '10.50', currency: 'EUR' })).toBeUndefined()
    expect(problem(quoteFormSchema, 'amount', { amount: '10.50', fromCurrency: 'JPY', toCurrency: 'GBP' })).toBe(
      'JPY has no decimals: enter a whole amount',
    )
    expect(
      problem(quoteFormSchema, 'amount', { amount: '10.50', fromCurrency: 'GBP', toCurrency: 'JPY' }),
    ).toBeUndefined()
  })

  it('that is a card limit is optional and has its label in the error message', () => {
    expect(problem(cardFormSchema, 'dailyLimit', { currency: 'GBP', dailyLimit: '-1' })).toBe(
      'Daily limit must be greater than zero',
    )
    expect(problem(cardFormSchema, 'monthlyLimit', { currency: 'GBP', monthlyLimit: ' ' })).toBeUndefined()
    expect(
      problem(createCardSchema, 'corridorLimits.daily', { currency: 'JPY', corridorLimits: { daily: '0.5' } }),
    ).toBe('JPY has no decimals: enter a whole amount')
  })
})

it.each(['', '   ', '\u200B', '\u3164 \uFFA0'])('the invisible name %j counts as missing', (beneficiaryName) => {
  expect(problem(paymentFormSchema, 'beneficiaryName', { beneficiaryName })).toBe('Beneficiary name is required')
})

it.each(['halden.example/about', '', 'coming soon'])('the website is free text: %j', (website) => {
  expect(problem(updateOrganizationSchema, 'website', { website })).toBeUndefined()
})

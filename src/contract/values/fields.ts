import { mixed, string, type TestContext } from 'yup'
import { parseAmount } from './money.ts'

/** The default maximum length of a text. Longer input is refused, not cut. */
const MAX_TEXT = 500

// Both mean the same with and without the flag `u`, because tools read docs/openapi.json in either way.

// Stryker disable Regex: one of the mutants is a syntax error (`\V`), so that no test could load this file.
/** No control characters, bidirectional overrides and lone surrogates, which could disguise a text. */
const PRINTABLE =
  // oxlint-disable-next-line no-control-regex -- These are the characters that it refuses.
  /^(?:[^\u0000-\u0008\v\f\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]|[\uD800-\uDBFF][\uDC00-\uDFFF])*$/u
// Stryker restore Regex

/** Not only invisible characters: spaces, joiners and fillers. */
const VISIBLE = /[^\s\u00AD\u061C\u115F\u1160\u180E\u200B-\u200F\u2060-\u206F\u3164\uFFA0]/u

/** Counts as JSON Schema does: a character beyond U+FFFF is one. */
const isWithin = (min: number, value = '', max = Infinity): boolean => {
  const { length } = Array.from(value)
  return length >= min && length <= max
}

/** Yup's own `max` counts UTF-16 units. */
const atMost = (label: string, max: number) => ({
  name: 'max',
  params: { max },
  message: `${label} can have at most ${max} characters`,
  test: (value: string | undefined) => isWithin(0, value, max),
})

/** Optional text. Error messages begin with `label`. */
export const text = (label: string, max = MAX_TEXT) =>
  string()
    .strict()
    .typeError(`${label} must be text`)
    .test(atMost(label, max))
    .matches(PRINTABLE, { name: 'printable', message: `${label} contains characters that cannot be used` })

/** Text that must not be blank; `message` is the specification's error message. */
export const requiredText = (label: string, message: string, max = MAX_TEXT) =>
  text(label, max).required(message).matches(VISIBLE, { name: 'visible', message })

/** Deliberately simple: one `@`, a domain with a dot, no spaces. The verification mail proves the rest. */
const EMAIL = /^[^\s@"(),:;<>[\]\\]+@[^\s@.,:;<>()[\]\\"]+(\.[^\s@.,:;<>()[\]\\"]+)+$/u

export const email = () => text('Email', 254).required('Invalid email address').matches(EMAIL, 'Invalid email address')

export const PASSWORD_MIN = 6
const PASSWORD_MAX = 256

export const password = () =>
  string()
    .strict()
    .typeError('Password must be text')
    .required(`Password must be at least ${PASSWORD_MIN} characters`)
    .test({
      name: 'min',
      params: { min: PASSWORD_MIN },
      message: `Password must be at least ${PASSWORD_MIN} characters`,
      test: (value) => isWithin(PASSWORD_MIN, value),
    })
    .test(atMost('Password', PASSWORD_MAX))

/**
 * The currency of an amount: a sibling field, or a field of an enclosing object (`corridorLimits` in a card). An empty
 * text until one is chosen.
 */
function currencyBeside({ from = [] }: TestContext, field: string): string {
  const stated = from
    .map(({ value }) => (value as Record<string, unknown>)[field])
    .find((currency) => typeof currency === 'string')
  return stated ?? ''
}

/**
 * A required amount in major units: text from a form or a number from a script. `currencyField` names the field with
 * its currency, which limits the number of decimals.
 */
export const amount = (currencyField = 'currency') =>
  mixed<string | number>()
    .required('Amount is required')
    .test('amount', (value, context) => {
      const parsed = parseAmount(value, currencyBeside(context, currencyField))
      return parsed.ok || context.createError({ message: parsed.message })
    })
    .meta({ amountIn: currencyField })

/** True when an optional amount was left empty. */
export const isNothing = (value: string | number | undefined): boolean =>
  value === undefined || (typeof value === 'string' && value.trim() === '')

/** An optional amount. `label` replaces the word "Amount" in error messages. */
export const optionalAmount = (label: string, currencyField = 'currency') =>
  mixed<string | number>()
    .optional()
    .test('amount', (value, context) => {
      if (isNothing(value)) return true
      const parsed = parseAmount(value, currencyBeside(context, currencyField))
      return parsed.ok || context.createError({ message: parsed.message.replace(/^Amount/, label) })
    })
    .meta({ amountIn: currencyField })

/** One of a fixed list; `message` is the specification's error message for a missing value. */
export const choice = <T extends string>(label: string, values: readonly T[], message: string) =>
  string()
    .strict()
    .typeError(`${label} must be text`)
    .required(message)
    .oneOf(values, `${label} must be one of ${values.join(', ')}`)

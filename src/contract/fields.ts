import { mixed, string, type TestContext } from 'yup'
import { parseAmount } from './money.ts'

/** Longest text any field takes; longer input is refused, never cut. */
export const MAX_TEXT = 500

/**
 * Control characters, bidirectional overrides and lone surrogates have no place in a bank's records: they would let
 * one text be stored and another one be read.
 */
const isPrintable = (value: string): boolean =>
  !/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u.test(value.replace(/[\t\n\r]/g, ' '))

/** Spaces, joiners, fillers and the like show nothing, however many there are. */
const isBlank = (value: string): boolean => !/[^\s\p{Cf}\u115F\u1160\u3164\uFFA0]/u.test(value)

/** Free text that may be left out. `label` begins the sentence of a refusal. */
export const text = (label: string, max = MAX_TEXT) =>
  string()
    .strict()
    .typeError(`${label} must be text`)
    .max(max, `${label} can have at most ${max} characters`)
    .test('printable', `${label} contains characters that cannot be used`, (value) => !value || isPrintable(value))

/** Text that must hold more than spaces; `message` is the spec's sentence. */
export const requiredText = (label: string, message: string, max = MAX_TEXT) =>
  text(label, max)
    .required(message)
    .test('not-blank', message, (value) => !isBlank(value))

/** Deliberately plain: one `@`, a dotted domain, no spaces. Deliverability is what the verification mail proves. */
const EMAIL = /^[^\s@"(),:;<>[\]\\]+@[^\s@.,:;<>()[\]\\"]+(\.[^\s@.,:;<>()[\]\\"]+)+$/u

export const email = () => text('Email', 254).required('Invalid email address').matches(EMAIL, 'Invalid email address')

export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 256

export const password = () =>
  string()
    .strict()
    .typeError('Password must be text')
    .required(`Password must be at least ${PASSWORD_MIN} characters`)
    .min(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`)
    .max(PASSWORD_MAX, `Password can have at most ${PASSWORD_MAX} characters`)

/** The currency that an amount is in: it stands beside it, or beside the record within which the amount is stated again. */
function currencyBeside({ from = [] }: TestContext, field: string): string {
  const stated = from
    .map(({ value }) => (value as Record<string, unknown>)[field])
    .find((currency) => typeof currency === 'string')
  return stated ?? 'GBP'
}

/**
 * An amount in major units as a form holds it (text) or as a script sends it (number). `currencyField` names the
 * sibling that decides how many decimals there may be.
 */
export const amount = (currencyField = 'currency') =>
  mixed<string | number>((value): value is string | number => typeof value === 'string' || typeof value === 'number')
    .typeError('Amount must be a number')
    .required('Amount is required')
    .test('amount', (value, context) => {
      const parsed = parseAmount(value, currencyBeside(context, currencyField))
      return parsed.ok || context.createError({ message: parsed.message })
    })

/** Nothing was entered where an amount may be left out; a space is no amount. */
export const isNothing = (value: string | number | undefined): boolean =>
  value === undefined || (typeof value === 'string' && value.trim() === '')

/** The same, where nothing entered means "no limit". `label` replaces the word Amount in the sentence. */
export const optionalAmount = (label: string, currencyField = 'currency') =>
  mixed<string | number>((value): value is string | number => typeof value === 'string' || typeof value === 'number')
    .typeError(`${label} must be a number`)
    .optional()
    .test('amount', (value, context) => {
      if (isNothing(value)) return true
      const parsed = parseAmount(value, currencyBeside(context, currencyField))
      return parsed.ok || context.createError({ message: parsed.message.replace(/^Amount/, label) })
    })

/** One of a fixed list; `message` is the spec's sentence for an empty choice. */
export const choice = <T extends string>(label: string, values: readonly T[], message: string) =>
  string()
    .strict()
    .typeError(`${label} must be text`)
    .required(message)
    .oneOf(values, `${label} must be one of ${values.join(', ')}`)

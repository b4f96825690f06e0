import { boolean, object } from 'yup'
import { get, post } from './endpoint.ts'
import { choice, email, password, requiredText, text } from './values/fields.ts'
import { flag, instant, record, text as anyText, uuid, type ReplyOf } from './values/reply.ts'

const user = record('User', {
  id: uuid,
  name: anyText,
  email: anyText,
  emailVerified: flag,
  createdAt: instant,
})
export type User = ReplyOf<typeof user>

const message = record('Message', { message: anyText })

/** The sign-in form; the call sends the email as `username`. */
export const signInFormSchema = object({ email: email(), password: password(), rememberMe: boolean() })

const loginSchema = object({
  username: email(),
  password: password(),
}).noUnknown()

export const SIGN_UP_COUNTRIES = {
  GB: 'United Kingdom',
  US: 'United States',
  DE: 'Germany',
  FR: 'France',
  NL: 'Netherlands',
} as const
type SignUpCountry = keyof typeof SIGN_UP_COUNTRIES

/** The sign-up form; the call sends only the fields of `registerSchema`. */
export const signUpFormSchema = object({
  companyName: requiredText('Company name', 'Company name is required', 140),
  country: choice('Country', Object.keys(SIGN_UP_COUNTRIES) as SignUpCountry[], 'Country is required'),
  contactName: requiredText('Contact name', 'Contact name is required', 140),
  email: email(),
  phone: requiredText('Phone number', 'Phone number is required', 40),
  website: text('Website', 200),
  password: password(),
  terms: boolean().strict().required('You must accept the terms').oneOf([true], 'You must accept the terms'),
})

export const registerSchema = object({
  email: email(),
  /** The password as entered, despite the name, which the specification prescribes (see docs/decisions/0001). */
  passwordHash: password(),
  name: requiredText('Contact name', 'Contact name is required', 140),
}).noUnknown()

export const resendVerificationSchema = object({ email: email() }).noUnknown()

/** Error messages of the bank that the product recognises. */
export const EMAIL_NOT_VERIFIED = 'Email not verified'
export const TOKEN_EXPIRED = 'Verification token has expired'

export const getUser = get('/api/user').returns(user)
export const login = post('/api/login').body(loginSchema).returns(user)
export const register = post('/api/register').body(registerSchema).mayReturn(message, 201)
export const logout = post('/api/logout').returnsNothing()
export const verifyEmail = get('/api/verify-email').query('token').mayReturn(message)
export const resendVerification = post('/api/resend-verification').body(resendVerificationSchema).mayReturn(message)

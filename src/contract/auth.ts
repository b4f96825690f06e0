import { boolean, object } from 'yup'
import { get, post } from './endpoint.ts'
import { choice, email, password, requiredText, text } from './fields.ts'

export interface User {
  id: string
  name: string
  email: string
  emailVerified: boolean
  /** ISO-8601 UTC instant. */
  createdAt: string
}

export interface Message {
  message: string
}

/** What the sign-in form holds; the call sends the e-mail as `username`. */
export const signInFormSchema = object({ email: email(), password: password(), rememberMe: boolean() })

export const loginSchema = object({
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
export type SignUpCountry = keyof typeof SIGN_UP_COUNTRIES

/** What the sign-up form holds; the call sends three of these fields only. */
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
  /** The plain password as entered: the name is the contract's (see docs/decisions). */
  passwordHash: password(),
  name: requiredText('Contact name', 'Contact name is required', 140),
}).noUnknown()

export const resendVerificationSchema = object({ email: email() }).noUnknown()

/** The refusals that the product recognises by their text. */
export const EMAIL_NOT_VERIFIED = 'Email not verified'
export const TOKEN_EXPIRED = 'Verification token has expired'

export const getUser = get('/api/user').returns<User>()
export const login = post('/api/login').body(loginSchema).returns<User>()
export const register = post('/api/register').body(registerSchema).returns<Message>(201)
export const logout = post('/api/logout').returns<undefined>(204)
export const verifyEmail = get('/api/verify-email').query('token').returns<Message>()
export const resendVerification = post('/api/resend-verification').body(resendVerificationSchema).returns<Message>()

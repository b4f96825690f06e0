import { deviceKey, readText, writeText } from './device-memory.ts'

/** What sign-up asks for and does not send. The business verification shows it. */
export interface SignUpDetails {
  companyName: string
  country: string
  phone: string
}

/** By email address, because nobody is signed in during sign-up. */
const keyOf = (email: string): string => deviceKey('sign-up', email.trim().toLowerCase())

export const keepSignUpDetails = (email: string, { companyName, country, phone }: SignUpDetails): void =>
  writeText(keyOf(email), JSON.stringify({ companyName: companyName.trim(), country, phone: phone.trim() }))

export function readSignUpDetails(email: string): SignUpDetails | undefined {
  try {
    const stored: unknown = JSON.parse(readText(keyOf(email)) ?? 'null')
    return isSignUpDetails(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

const isSignUpDetails = (value: unknown): value is SignUpDetails =>
  typeof value === 'object' &&
  value !== null &&
  'companyName' in value &&
  typeof value.companyName === 'string' &&
  'country' in value &&
  typeof value.country === 'string' &&
  'phone' in value &&
  typeof value.phone === 'string'

import type { Bank } from '../../../bank/store/bank.ts'
import type { Fault } from '../../../bank/http/network.ts'
import { DEMO_PASSWORD } from '../../../bank/domains/auth/rules.ts'
import { fill, press, sees } from './driver.ts'

export interface Scene {
  bank: Bank
  go: (path: string) => void
  /** Sets the answer to the next call of this method and path. */
  once: (method: string, path: string, answer: Pick<Fault, 'status' | 'body' | 'lost'>) => void
  enter: () => Promise<void>
  leave: () => Promise<void>
}

// The steps through the product's forms that several messages need.

export async function signIn({ go: to, leave }: Scene): Promise<void> {
  await leave()
  to('/auth')
  await fill('Email', 'sarah@halden.example')
  await fill('Password', DEMO_PASSWORD)
  await press('Sign In')
}

export async function signUp({ go: to, leave }: Scene): Promise<void> {
  await leave()
  to('/signup')
  await fill('Company Name', 'Tidewater Ceramics')
  await fill('Country', 'GB')
  await fill('Contact Name', 'Rosa Penhale')
  await fill('Business Email', 'rosa@tidewater.example')
  await fill('Phone Number', '+44 20 7946 0321')
  await fill('Password', 'a-long-password')
  await fill('I agree to the Terms', 'yes')
  await press('Create Account')
}

export async function pay({ go: to, enter }: Scene): Promise<void> {
  await enter()
  to('/payments?pay=GBP')
  await fill('Payment rail', 'FASTER_PAYMENTS')
  await fill('Amount', '25.00')
  await fill('Beneficiary name', 'Bermondsey Print Works')
  await fill('Beneficiary account', '04-00-75 20418831')
  await press(/^Send /, 'Send')
}

export async function profile({ go: to }: Scene): Promise<void> {
  to('/verify')
  // For a verified company the page does not open with a step.
  await press(/Business Profile/, 'Business Profile')
  await fill('Registration Number', '09471826')
  await fill('Entity Type', 'limited')
  await fill('Registered Address', 'Unit 4, Bermondsey Wharf, London SE16 4RT')
  await fill('Number of Directors', '2')
  await press('Continue')
}

export async function owners({ go: to, enter }: Scene): Promise<void> {
  await enter()
  to('/verify')
  await press(/Beneficial Owners/, 'Beneficial Owners')
  await sees('25%')
}

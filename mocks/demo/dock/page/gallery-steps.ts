import type { Bank } from '../../../bank/store/bank.ts'
import type { Fault } from '../../../bank/store/network-state.ts'
import { DEMO_PASSWORD } from '../../../bank/domains/auth/rules.ts'
import type { Customer } from './customer.ts'
import { freeEmail, payment } from './fill-values.ts'
import { fill, press, sees } from './driver.ts'

export interface Scene {
  bank: Bank
  customer: Customer
  go: (path: string) => void
  /** Sets the answer to the next call of this method and path. */
  once: (method: string, path: string, answer: Pick<Fault, 'status' | 'body' | 'lost'>) => void
  enter: () => Promise<void>
  leave: () => Promise<void>
}

// The steps through the product's forms that several messages need.

export async function signIn({ bank, customer, go: to, leave }: Scene): Promise<void> {
  await leave()
  to('/auth')
  await fill('Email', bank.person ?? customer.email)
  await fill('Password', DEMO_PASSWORD)
  await press('Sign In')
}

export async function signUp({ bank, customer, go: to, leave }: Scene): Promise<void> {
  await leave()
  to('/signup')
  await fill('Company Name', customer.company)
  await fill('Country', customer.country)
  await fill('Contact Name', customer.person)
  await fill('Business Email', freeEmail(bank, customer.email))
  await fill('Phone Number', customer.phone)
  await fill('Password', 'a-long-password')
  await fill('I agree to the Terms', 'yes')
  await press('Create Account')
}

export async function pay({ bank, customer, go: to, enter }: Scene): Promise<void> {
  await enter()
  const { rail = '', currency = '', beneficiaryName = '', beneficiaryAccount = '' } = payment({ bank, customer })
  to(`/payments?pay=${currency}`)
  await fill('Payment rail', rail)
  await fill('Amount', '25.00')
  await fill('Beneficiary name', beneficiaryName)
  await fill('Beneficiary account', beneficiaryAccount)
  await press(/^Send /, 'Send')
}

export async function profile({ customer, go: to }: Scene): Promise<void> {
  to('/verify')
  // For a verified company the page does not open with a step.
  await press(/Business Profile/, 'Business Profile')
  await fill('Registration Number', customer.registrationNumber)
  await fill('Entity Type', 'limited')
  await fill('Registered Address', customer.address)
  await fill('Number of Directors', '2')
  await press('Continue')
}

export async function owners({ go: to, enter }: Scene): Promise<void> {
  await enter()
  to('/verify')
  await press(/Beneficial Owners/, 'Beneficial Owners')
  await sees('25%')
}

import { afterEach, beforeEach, expect, test } from 'vitest'
import { deviceKey, writeText } from '../../src/session/device-memory.ts'
import { Teller } from '../bank/testing/teller.ts'
import { holdReview } from './hold-review.ts'

const profile = {
  registrationNumber: '12345678',
  entityType: 'limited',
  address: '1 Quay, Saltash',
  directorsCount: '2',
}
const owner = { fullName: 'Rosa Tamar', dob: '1986-05-04', nationality: 'GB', ownershipPct: '40' }

beforeEach(() => localStorage.clear())
afterEach(() => history.replaceState(null, '', '/'))

/** A company whose owner and profile have just been sent; `completed` steps of the wizard at `address`. */
async function applicant(address: string, completed: number[]) {
  const teller = await Teller.at('unverified')
  await teller.ask('GET', `/api${teller.bank.db.mails.all()[0]?.link ?? ''}`)
  await teller.ask('POST', '/api/login', { username: 'rosa@tamar.example', password: 'corridor-demo' })
  await teller.ask('POST', '/api/kyc/ubo', owner)
  await teller.ask('POST', '/api/kyb/submit', profile)
  history.replaceState(null, '', address)
  const userId = teller.bank.signedIn()?.id ?? ''
  writeText(deviceKey('verification', userId), JSON.stringify({ wizard: { current: 2, completed } }))
  const status = () => teller.bank.db.organizations.where('userId', userId)[0]?.status
  /** Time passes while the tab keeps looking. */
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 5) {
      await holdReview(teller.bank)
      await teller.wait(5000)
    }
  }
  return { teller, status, pass }
}

test('a review waits while the wizard is open and not complete, and goes on once it is left', async () => {
  const { status, pass } = await applicant('/verify', [0, 1])
  await pass(300)
  expect(status()).toBe('PENDING_VERIFICATION')
  history.replaceState(null, '', '/')
  await pass(45)
  expect(status()).toBe('ACTIVE')
})

test('the presenter ends it by moving the clock', async () => {
  const { teller, status, pass } = await applicant('/verify', [0, 1])
  await pass(60)
  await teller.wait(60_000)
  expect(status()).toBe('ACTIVE')
})

test.each([
  ['on another page', '/accounts', [0, 1]],
  ['when all steps are completed', '/verify', [0, 1, 2, 3, 4]],
])('a review does not wait %s', async (_, address, completed) => {
  const { status, pass } = await applicant(address, completed)
  await pass(50)
  expect(status()).toBe('ACTIVE')
})

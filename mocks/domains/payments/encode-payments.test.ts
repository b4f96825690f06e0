// @vitest-environment node
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Payment } from '../../../src/contract/payments.ts'
import { Teller } from '../../testing/teller.ts'
import { encodePaymentsAhead } from './encode-payments.ts'

afterEach(() => vi.restoreAllMocks())

const beneficiary = { name: 'Tom Okafor', account: '99-40-27 58201173' }
const PAYMENT = {
  rail: 'FASTER_PAYMENTS',
  amount: '12.50',
  currency: 'GBP',
  beneficiaryName: beneficiary.name,
  beneficiaryAccount: beneficiary.account,
  reference: 'Lunch',
  beneficiary,
}

/** Counts the lists longer than a page that are encoded during `work`. */
async function listsWritten(work: () => Promise<unknown>): Promise<number> {
  const write = vi.spyOn(JSON, 'stringify')
  await work()
  const lists = write.mock.calls.filter(([value]) => Array.isArray(value) && value.length >= 2000)
  write.mockRestore()
  return lists.length
}

const open = () => Teller.at('enterprise', { payments: 2000 })

describe('a long list of payments', () => {
  test('is encoded ahead, and not again while it is unchanged', async () => {
    const teller = await open()
    expect(await listsWritten(async () => encodePaymentsAhead(teller.bank))).toBe(1)
    expect(await listsWritten(() => teller.ask('GET', '/api/payments'))).toBe(0)
    expect((await teller.list<Payment>('/api/payments')).length).toBeGreaterThanOrEqual(2000)
  })

  test('is encoded again after a change', async () => {
    const teller = await open()
    encodePaymentsAhead(teller.bank)
    const before = await teller.list<Payment>('/api/payments')
    const reply = await teller.ask('POST', '/api/payments', PAYMENT)
    expect(reply.status).toBe(201)
    const after = await teller.list<Payment>('/api/payments')
    expect(after.map(({ id }) => id)).toEqual([(reply.json as Payment).id, ...before.map(({ id }) => id)])
  })

  test('is not encoded without a session', async () => {
    const teller = await Teller.signedOutAt('enterprise', { payments: 2000 })
    expect(await listsWritten(async () => encodePaymentsAhead(teller.bank))).toBe(0)
  })
})

import { describe, expect, test } from 'vitest'
import type { Payment } from '../../../../src/contract/payments.ts'
import { encodeBody } from '../../http/respond.ts'
import { Teller } from '../../testing/teller.ts'
import { encodePaymentsAhead } from './encode-payments.ts'

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

describe('a long list of payments', () => {
  test('is complete when it was encoded ahead, and again after a change', async () => {
    const teller = await Teller.at('enterprise', { payments: 2000 })
    encodePaymentsAhead(teller.bank)
    const before = await teller.list<Payment>('/api/payments')
    expect(before.length).toBeGreaterThanOrEqual(2000)
    const reply = await teller.ask('POST', '/api/payments', PAYMENT)
    expect(reply.status).toBe(201)
    const after = await teller.list<Payment>('/api/payments')
    expect(after.map(({ id }) => id)).toEqual([(reply.json as Payment).id, ...before.map(({ id }) => id)])
  })

  test('is left alone while nobody is signed in', async () => {
    const { bank } = await Teller.signedOutAt('enterprise', { payments: 2000 })
    expect(() => encodePaymentsAhead(bank)).not.toThrow()
  })
})

test('the same list is encoded once, any other body each time', () => {
  const list = [{ id: 'a', name: 'Zoë' }]
  expect(encodeBody(list)).toBe(encodeBody(list))
  expect(new TextDecoder().decode(encodeBody(list) as Uint8Array)).toBe(JSON.stringify(list))
  expect(encodeBody([...list])).not.toBe(encodeBody(list))
  expect(encodeBody({ id: 'a' })).toBe('{"id":"a"}')
})

test.each([0, 1, 100, 101, 250])('a list of %i rows is encoded as one JSON text', (count) => {
  const list = Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: 'Zoë 木' }))
  expect(new TextDecoder().decode(encodeBody(list) as Uint8Array)).toBe(JSON.stringify(list))
})

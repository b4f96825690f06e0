// @vitest-environment node
import { expect, test } from 'vitest'
import type { AuditLogEntry } from '../../../src/contract/audit-log.ts'
import type { Payment } from '../../../src/contract/payments.ts'
import { anId } from '../../testing/like.ts'
import { NOON, Teller } from '../../testing/teller.ts'

const actions = async (teller: Teller, count: number) =>
  (await teller.list<AuditLogEntry>('/api/audit-logs')).slice(0, count).map(({ action }) => action)

test('the log tells, newest first, what a person did and what the bank did by itself', async () => {
  const teller = await Teller.at('established')
  const beneficiary = { name: 'Tom Okafor', account: '99-40-27 58201173' }
  const order = { rail: 'FASTER_PAYMENTS', amount: '1', currency: 'GBP', beneficiaryName: beneficiary.name, beneficiaryAccount: beneficiary.account, beneficiary }
  const { id } = (await teller.ask('POST', '/api/payments', order)).json as Payment
  await teller.wait(10_000)
  expect(await actions(teller, 3)).toEqual(['payment.settled', 'payment.processing', 'payment.created'])
  expect((await teller.list('/api/audit-logs'))[0]).toEqual({
    id: anId,
    action: 'payment.settled',
    entity: `payment ${id.slice(0, 8)}`,
    createdAt: new Date(NOON + 6000).toISOString(),
  })
})

test('a refused call leaves no entry', async () => {
  const teller = await Teller.at('established')
  const before = await teller.list('/api/audit-logs')
  await teller.ask('POST', '/api/cards', { cardType: 'virtual' })
  expect(await teller.list('/api/audit-logs')).toEqual(before)
})

test('a company with a past has more than forty entries, none of them in the future', async () => {
  const teller = await Teller.at('established')
  const entries = await teller.list<AuditLogEntry>('/api/audit-logs')
  expect(entries.length).toBeGreaterThan(40)
  expect(entries.every(({ createdAt }) => Date.parse(createdAt) <= NOON)).toBe(true)
  expect(entries).toEqual(entries.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)))
})

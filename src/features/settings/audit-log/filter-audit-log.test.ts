import { describe, expect, test } from 'vitest'
import type { AuditLogEntry } from '../../../contract/audit-log.ts'
import { findAudited } from './audited-record.tsx'
import { QUEUED_PAYMENT } from '../../../testing/rows.ts'
import {
  actionsIn,
  countFilters,
  describeAction,
  entityKindsIn,
  filterAuditLog,
  NO_FILTER,
  type AuditFilter,
} from './filter-audit-log.ts'

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString()

const entries: AuditLogEntry[] = [
  {
    id: 'aaaa1111-0000-4000-8000-000000000001',
    action: 'payment.settled',
    entity: 'payment 3f2a91c0',
    createdAt: at(20, 0),
  },
  {
    id: 'bbbb2222-0000-4000-8000-000000000002',
    action: 'payment.created',
    entity: 'payment 77aa0001',
    createdAt: at(19, 23, 59),
  },
  { id: 'cccc3333-0000-4000-8000-000000000003', action: 'card.frozen', entity: 'card 3f2a0002', createdAt: at(19, 0) },
  {
    id: 'dddd4444-0000-4000-8000-000000000004',
    action: 'organization.updated',
    entity: 'organization',
    createdAt: at(18, 12),
  },
]

const found = (filter: Partial<AuditFilter>) =>
  filterAuditLog(entries, { ...NO_FILTER, ...filter }).map((entry) => entry.id.slice(0, 4))

describe('filterAuditLog', () => {
  test('keeps all entries in order without filters', () => expect(found({})).toEqual(['aaaa', 'bbbb', 'cccc', 'dddd']))
  test('searches id, action and entity', () => {
    expect(found({ text: 'BBBB2222' })).toEqual(['bbbb'])
    expect(found({ text: 'frozen' })).toEqual(['cccc'])
    expect(found({ text: '3f2a' })).toEqual(['aaaa', 'cccc'])
    expect(found({ text: '000000000003card' })).toEqual([])
  })
  test('searches the beneficiary and the amount of a payment', () => {
    const find = findAudited({ payments: [QUEUED_PAYMENT] })
    const search = (text: string) => filterAuditLog(entries, { ...NO_FILTER, text }, find).map(({ entity }) => entity)
    expect(search('nordlicht')).toEqual(['payment 3f2a91c0'])
    expect(search('1,250.50')).toEqual(['payment 3f2a91c0'])
  })
  test('searches the displayed name of an action', () => expect(found({ text: 'Payment settled' })).toEqual(['aaaa']))
  test('filters by exact action', () => expect(found({ action: 'payment.created' })).toEqual(['bbbb']))
  test('filters by entity type', () => expect(found({ entity: 'card' })).toEqual(['cccc']))
  test('includes the whole first and last day', () => {
    expect(found({ from: '2026-11-19', to: '2026-11-19' })).toEqual(['bbbb', 'cccc'])
    expect(found({ from: '2026-11-20' })).toEqual(['aaaa'])
    expect(found({ to: '2026-11-18' })).toEqual(['dddd'])
  })
  test('combines filters', () => expect(found({ text: '3f2a', to: '2026-11-19' })).toEqual(['cccc']))
  test('finds nothing when the range ends before it starts', () =>
    expect(found({ from: '2026-11-20', to: '2026-11-18' })).toEqual([]))
})

test('lists actions and entity types once each, sorted', () => {
  expect(actionsIn([...entries, ...entries])).toEqual([
    'card.frozen',
    'organization.updated',
    'payment.created',
    'payment.settled',
  ])
  const odd = ['', ' key 1'].map((entity) => ({ id: '1', action: 'card.frozen', entity, createdAt: at(18, 0) }))
  expect(entityKindsIn([...entries, ...odd])).toEqual(['card', 'key', 'organization', 'payment'])
})

test('formats an action as words', () => {
  expect(describeAction('payment.settled')).toBe('Payment settled')
  expect(describeAction('fx.executed')).toBe('FX trade executed')
  expect(describeAction('card..frozen_')).toBe('Card frozen')
  expect(describeAction('beneficial_owner.status-changed')).toBe('Beneficial owner status changed')
})

test('counts the filters in use', () => {
  expect(countFilters({ ...NO_FILTER, text: 'x', from: '2026-11-01' })).toBe(2)
  expect(countFilters({ ...NO_FILTER, text: ' ' })).toBe(0)
})

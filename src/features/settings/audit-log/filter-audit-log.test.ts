import { describe, expect, test } from 'vitest'
import type { AuditLogEntry } from '../../../contract/audit-log.ts'
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

describe('the filter', () => {
  test('finds everything, in order, when nothing is set', () =>
    expect(found({})).toEqual(['aaaa', 'bbbb', 'cccc', 'dddd']))
  test('searches id, action and entity', () => {
    expect(found({ text: 'BBBB2222' })).toEqual(['bbbb'])
    expect(found({ text: 'frozen' })).toEqual(['cccc'])
    expect(found({ text: '3f2a' })).toEqual(['aaaa', 'cccc'])
  })
  test('understands an action as it is shown', () => expect(found({ text: 'Payment settled' })).toEqual(['aaaa']))
  test('takes one action exactly', () => expect(found({ action: 'payment.created' })).toEqual(['bbbb']))
  test('takes one kind of entity', () => expect(found({ entity: 'card' })).toEqual(['cccc']))
  test('includes the whole of the first and the last day', () => {
    expect(found({ from: '2026-11-19', to: '2026-11-19' })).toEqual(['bbbb', 'cccc'])
    expect(found({ from: '2026-11-20' })).toEqual(['aaaa'])
    expect(found({ to: '2026-11-18' })).toEqual(['dddd'])
  })
  test('combines what is set', () => expect(found({ text: '3f2a', to: '2026-11-19' })).toEqual(['cccc']))
  test('a range that ends before it begins finds nothing', () =>
    expect(found({ from: '2026-11-20', to: '2026-11-18' })).toEqual([]))
})

test('actions and kinds are offered once each, sorted', () => {
  expect(actionsIn([...entries, ...entries])).toEqual([
    'card.frozen',
    'organization.updated',
    'payment.created',
    'payment.settled',
  ])
  expect(entityKindsIn(entries)).toEqual(['card', 'organization', 'payment'])
})

test('an action reads as a sentence', () => {
  expect(describeAction('payment.settled')).toBe('Payment settled')
  expect(describeAction('beneficial_owner.status-changed')).toBe('Beneficial owner status changed')
})

test('counts what is set', () => expect(countFilters({ ...NO_FILTER, text: 'x', from: '2026-11-01' })).toBe(2))

import { expect, test } from 'vitest'
import type { Card } from '../../../../src/contract/cards.ts'
import { anId, matching } from '../../testing/like.ts'
import { malformed, testRefusals } from '../../testing/refusals.ts'
import { NOON, Teller } from '../../testing/teller.ts'

const card = { cardType: 'virtual', currency: 'GBP', cardholder: 'Tom Okafor' }
const limited = (dailyLimit: unknown) => ({
  ...card,
  dailyLimit,
  monthlyLimit: '',
  corridorLimits: { daily: dailyLimit },
})

testRefusals(() => Teller.at('established'), 'POST', '/api/cards', [
  ...malformed(card),
  {
    because: 'a currency without cards',
    body: { ...card, currency: 'JPY' },
    status: 400,
    sentence: 'Currency must be one of GBP, EUR, USD',
  },
  { because: 'a negative limit', body: limited('-5'), status: 400, sentence: 'Daily limit must be greater than zero' },
  {
    because: 'a limit of 0x10',
    body: limited('0x10'),
    status: 400,
    sentence: 'Enter the amount in plain digits, for example 1250.50',
  },
  {
    because: 'a limit with a fraction of a penny',
    body: limited('0.005'),
    status: 400,
    sentence: 'GBP amounts have at most 2 decimals',
  },
  {
    because: 'a nested limit with a fraction of a cent',
    body: { ...card, currency: 'USD', corridorLimits: { monthly: '0.005' } },
    status: 400,
    sentence: 'USD amounts have at most 2 decimals',
  },
  {
    because: 'two different limits',
    body: { ...limited('5'), corridorLimits: { daily: 6 } },
    status: 422,
    sentence: 'The limit is stated twice and differs',
  },
  {
    because: 'an unknown limit',
    body: { ...card, corridorLimits: { weekly: 5 } },
    status: 400,
    sentence: /Unknown field|weekly/,
  },
])

test('a new card is active and has the limits that were entered', async () => {
  const teller = await Teller.at('empty')
  const entered = { dailyLimit: '250', monthlyLimit: '1000.50', corridorLimits: { daily: 250, monthly: 1000.5 } }
  const { status, json } = await teller.ask('POST', '/api/cards', { ...card, ...entered })
  expect(status).toBe(201)
  expect(json).toEqual({
    ...card,
    id: anId,
    brand: 'Visa',
    status: 'active',
    last4: matching(/^\d{4}$/),
    createdAt: new Date(NOON).toISOString(),
    corridorLimits: { daily: 250, monthly: 1000.5 },
  })
  expect(await teller.list('/api/cards')).toEqual([json])
})

test('a limit that was not entered is missing', async () => {
  const teller = await Teller.at('empty')
  await teller.ask('POST', '/api/cards', { ...card, dailyLimit: '', monthlyLimit: '' })
  expect((await teller.list<Card>('/api/cards'))[0]).not.toHaveProperty('corridorLimits')
  expect(await teller.ask('POST', '/api/cards', { ...limited(' '), cardholder: 'Lena Brandt' })).toMatchObject({
    status: 201,
    json: { cardholder: 'Lena Brandt' },
  })
  expect((await teller.list<Card>('/api/cards'))[0]).not.toHaveProperty('corridorLimits')
  const { json } = await teller.ask('POST', '/api/cards', { ...card, monthlyLimit: '80' })
  expect((json as Card).corridorLimits).toEqual({ monthly: 80 })
})

const withStatus = async (status: string) => {
  const teller = await Teller.at('established')
  const found = (await teller.list<Card>('/api/cards')).find((one) => one.status === status)
  return { teller, path: `/api/cards/${found?.id ?? ''}` }
}

test('an active card can be frozen, and a frozen one activated', async () => {
  const { teller, path } = await withStatus('active')
  expect(await teller.ask('PATCH', path, { status: 'frozen' })).toMatchObject({
    status: 200,
    json: { status: 'frozen' },
  })
  expect(await teller.ask('PATCH', path, { status: 'active' })).toMatchObject({
    status: 200,
    json: { status: 'active' },
  })
})

test('setting the current status changes nothing and adds no audit entry', async () => {
  const { teller, path } = await withStatus('frozen')
  const before = teller.snapshot()
  expect(await teller.ask('PATCH', path, { status: 'frozen' })).toMatchObject({
    status: 200,
    json: { status: 'frozen' },
  })
  expect(teller.snapshot()).toBe(before)
})

test('the card of another user is not found', async () => {
  const { teller, path } = await withStatus('active')
  await teller.handOver()
  const before = teller.snapshot()
  expect(await teller.ask('PATCH', path, { status: 'frozen' })).toMatchObject({ status: 404, text: 'Card not found' })
  expect(await teller.list('/api/cards')).toEqual([])
  expect(teller.snapshot()).toBe(before)
})

test.for([
  { because: 'is blocked', of: 'blocked', body: { status: 'active' }, status: 409, sentence: 'This card is blocked' },
  {
    because: 'would become blocked',
    of: 'active',
    body: { status: 'blocked' },
    status: 400,
    sentence: 'Status must be one of active, frozen',
  },
  {
    because: 'would be renamed',
    of: 'active',
    body: { status: 'frozen', cardholder: 'X' },
    status: 400,
    sentence: 'Unknown field: cardholder',
  },
  { because: 'is sent without a status', of: 'active', body: {}, status: 400, sentence: 'Status is required' },
])('refuses to change a card that $because', async ({ of, body, status, sentence }) => {
  const { teller, path } = await withStatus(of)
  const before = teller.snapshot()
  expect(await teller.ask('PATCH', path, body)).toMatchObject({ status, text: sentence })
  expect(teller.snapshot()).toBe(before)
})

test('the audit log tells freezing from activating', async () => {
  const { teller, path } = await withStatus('active')
  await teller.ask('PATCH', path, { status: 'frozen' })
  await teller.ask('PATCH', path, { status: 'active' })
  const actions = (await teller.list<{ action: string }>('/api/audit-logs')).map(({ action }) => action)
  expect(actions.slice(0, 2)).toEqual(['card.unfrozen', 'card.frozen'])
})

test('the number of every card ends in four digits', async () => {
  const teller = await Teller.at('empty')
  // One in ten begins with a zero, and the bank draws other numbers in each run.
  for (let count = 0; count < 200; count += 1) await teller.ask('POST', '/api/cards', card)
  const ends = (await teller.list<Card>('/api/cards')).map(({ last4 }) => last4)
  expect(ends.filter((last4) => !/^\d{4}$/.test(last4))).toEqual([])
  expect(ends.some((last4) => last4.startsWith('0'))).toBe(true)
})

import { expect, it } from 'vitest'
import { contract } from './contract.ts'
import { readReply } from './read-reply.ts'
import type { ReplySchema } from './values/reply.ts'

const payment = {
  id: 'p1',
  rail: 'SEPA',
  amount: 12.5,
  currency: 'EUR',
  beneficiary: { name: 'Nordlicht', account: 'DE89370400440532013000' },
  status: 'queued',
  createdAt: '2026-11-16T09:00:00.000Z',
}
const payments = (change: object, row = 3) =>
  Array.from({ length: 5 }, (_, index) => (index === row ? { ...payment, ...change } : { ...payment }))

/** By a copy of the schema: what is found out about one is kept with it. */
function readInto(schema: ReplySchema | undefined, reply: unknown): unknown {
  if (!schema) throw new Error('This call has no reply')
  const read = readReply(structuredClone(schema), structuredClone(reply))
  if ('reply' in read) return read.reply
  const { field, expected, got } = read.misfit
  return `${field}: expected ${expected}, got ${got}`
}
const read = (call: keyof typeof contract, reply: unknown) => readInto(contract[call].replySchema, reply)

it.each([
  ['a field is dropped', payments({ currency: undefined }), '[3].currency: expected text, got nothing'],
  [
    'a nested field is dropped',
    payments({ beneficiary: { account: 'x' } }),
    '[3].beneficiary.name: expected text, got nothing',
  ],
  ['a field is null', payments({ status: null }), '[3].status: expected text, got null'],
  ['an id is a number', payments({ id: 7 }), '[3].id: expected text, got a number'],
  ['an amount is an object', payments({ amount: { value: 1 } }), '[3].amount: expected a number, got an object'],
  ['an amount is empty', payments({ amount: '' }), '[3].amount: expected a number, got text'],
  ['an amount is of spaces', payments({ amount: ' ' }), '[3].amount: expected a number, got text'],
  ['an amount is a list', payments({ amount: ['5'] }), '[3].amount: expected a number, got a list'],
  ['an amount is no number', payments({ amount: 'n/a' }), '[3].amount: expected a number, got text'],
  ['a record is a list', payments({ beneficiary: [] }), '[3].beneficiary: expected an object, got a list'],
  ['a record is a text', payments({ beneficiary: 'Nordlicht' }), '[3].beneficiary: expected an object, got text'],
  ['an optional field has the wrong type', payments({ reference: 5 }), '[3].reference: expected text, got a number'],
  ['a row is null', [null], '[0]: expected an object, got null'],
  ['the list is in an envelope', { data: payments({}) }, ': expected a list, got an object'],
  ['the reply is null', null, ': expected a list, got null'],
  ['the misfit is in the last of many rows', payments({ id: false }, 4), '[4].id: expected text, got true or false'],
])('names the field and what it should be when %s', (_, reply, misfit) => {
  expect(read('listPayments', reply)).toBe(misfit)
})

it('accepts unknown statuses, additional fields and absent or null optional fields', () => {
  const [row] = [{ ...payment, status: 'reversed', rail: 'PIGEON', trace: 'x' }]
  expect(read('listPayments', [row])).toEqual([row])
  expect(read('listPayments', [{ ...payment, reference: null }])).toEqual([payment])
})

it('reads decimals that are sent as text', () => {
  expect(read('listPayments', [{ ...payment, amount: '99.10', reference: '12' }])).toEqual([
    { ...payment, amount: 99.1, reference: '12' },
  ])
  expect(read('listFxRates', { 'GBP/USD': '1.2658', 'GBP/EUR': 1.1494, 'GBP/CHF': null })).toEqual({
    'GBP/USD': 1.2658,
    'GBP/EUR': 1.1494,
  })
  expect(read('listFxRates', { 'GBP/USD': {} })).toBe('GBP/USD: expected a number, got an object')
  expect(read('quoteFx', { amount: '10000', rate: '1.2658', fee: '50.00', total: '12594.71' })).toEqual({
    amount: 10_000,
    rate: 1.2658,
    fee: 50,
    total: 12_594.71,
  })
})

const thousand = (change: object, at = 900) =>
  Array.from({ length: 1000 }, (_, row) => (row === at ? { ...payment, ...change } : payment))

it('checks the first hundred rows of a list, and the numbers of all', () => {
  expect(read('listPayments', thousand({ currency: 7, amount: '5.00' }))).toMatchObject({
    900: { currency: 7, amount: 5 },
  })
  expect(read('listPayments', thousand({ currency: 7 }, 99))).toBe('[99].currency: expected text, got a number')
  expect(read('listPayments', thousand({ currency: 7 }, 100))).toMatchObject({ 100: { currency: 7 } })
  expect(read('listPayments', thousand({ amount: {} }))).toBe('[900].amount: expected a number, got an object')
})

it('finds the numbers within a row, and names the place of a misfit in a list of a row', () => {
  const number: ReplySchema = { type: ['number', 'string'] }
  const properties: Record<string, ReplySchema> = {
    sums: { type: 'array', items: number },
    rates: { type: 'object', additionalProperties: number },
    paid: { type: 'object', properties: { by: { type: 'string' }, amount: number } },
    tags: { type: 'array', items: { type: 'string' } },
    extra: {},
  }
  const unsaid = Array.from({ length: 100 }, () => ({}))
  const schema: ReplySchema = { type: 'array', items: { type: 'object', properties } }
  const sent = { sums: ['1.5'], rates: { GBP: '2' }, paid: { by: 7, amount: '3' }, tags: [8], extra: '4' }
  expect(readInto(schema, [...unsaid, sent])).toHaveProperty('100', {
    sums: [1.5],
    rates: { GBP: 2 },
    paid: { by: 7, amount: 3 },
    tags: [8],
    extra: '4',
  })
  expect(readInto(schema, [{ extra: ['5'] }, { sums: [1, 'x'] }])).toBe('[1].sums[1]: expected a number, got text')
})

it('never reads a number beyond the range of numbers', () => {
  expect(readInto({ type: ['number', 'string'] }, JSON.parse('1e999'))).toBe(': expected a number, got a number')
  expect(readInto({ type: ['number', 'string'] }, 'Infinity')).toBe(': expected a number, got text')
})

it('takes no text for a flag', () => {
  const user = {
    id: 'a',
    name: 'Rosa Penhale',
    email: 'rosa@tidewater.example',
    emailVerified: 'false',
    createdAt: '2026-01-05T09:00:00.000Z',
  }
  expect(read('getUser', { ...user, emailVerified: true })).toMatchObject({ emailVerified: true })
  expect(read('getUser', user)).toBe('emailVerified: expected true or false, got text')
})

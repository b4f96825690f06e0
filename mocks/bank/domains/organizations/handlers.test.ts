import { expect, test } from 'vitest'
import type { Organization } from '../../../../src/contract/organizations.ts'
import { malformed, testRefusals } from '../../testing/refusals.ts'
import { Teller } from '../../testing/teller.ts'

const details = { name: 'Halden Coffee Ltd', website: 'halden.example', address: '1 Quay' }

/** A teller of a company, that company and its path. */
const company = async (scenario: 'established' | 'suspended' = 'established') => {
  const teller = await Teller.at(scenario)
  const [own] = await teller.list<Organization>('/api/organizations')
  return { teller, own, path: `/api/organizations/${own?.id ?? ''}` }
}

test.for([
  ...malformed({ name: details.name, address: details.address }),
  {
    because: 'a website of 201 characters',
    body: { ...details, website: 'w'.repeat(201) },
    status: 400,
    sentence: 'Website can have at most 200 characters',
  },
  { because: 'an address of spaces', body: { ...details, address: ' ' }, status: 400, sentence: 'Address is required' },
  { because: 'a new status', body: { ...details, status: 'ACTIVE' }, status: 400, sentence: 'Unknown field: status' },
])('PATCH /api/organizations/{id} refuses $because', async ({ body, status, sentence }) => {
  const { teller, path } = await company()
  const before = teller.snapshot()
  const answer = await teller.ask('PATCH', path, body)
  expect(answer.status).toBe(status)
  expect(answer.text).toMatch(sentence)
  expect(teller.snapshot()).toBe(before)
})

testRefusals(() => Teller.at('established'), 'PATCH', '/api/organizations/0d2c', [
  { because: 'an unknown organization', body: details, status: 404, sentence: 'Organization not found' },
])

test('the company of another user is not found', async () => {
  const { teller, path } = await company()
  await teller.handOver()
  const before = teller.snapshot()
  expect(await teller.ask('PATCH', path, details)).toMatchObject({ status: 404, text: 'Organization not found' })
  expect(await teller.list('/api/organizations')).toEqual([])
  expect(teller.snapshot()).toBe(before)
})

test('changes the details of a company, but not its registration and status', async () => {
  const { teller, own, path } = await company()
  const { status, json } = await teller.ask('PATCH', path, details)
  expect(status).toBe(200)
  expect(json).toEqual({ ...own, ...details })
  expect(await teller.list('/api/organizations')).toEqual([json])
})

test.for([
  'halden.example',
  'https://halden.example:8443/trade?x=1',
  'HALDEN.EXAMPLE/',
  'kaffee-müller.example',
  'halden.xn--p1ai',
])('accepts the website %s', async (website) => {
  const { teller, path } = await company()
  expect((await teller.ask('PATCH', path, { ...details, website })).json).toMatchObject({ website })
})

test('keeps markup as plain text', async () => {
  const { teller, path } = await company()
  const name = '<img src=x onerror=alert(1)> {{7*7}}'
  expect((await teller.ask('PATCH', path, { ...details, name })).json).toMatchObject({ name })
})

test('keeps a website that is not sent, and removes an empty one', async () => {
  const { teller, own, path } = await company()
  expect((await teller.ask('PATCH', path, { name: 'A', address: 'B' })).json).toMatchObject({ website: own?.website })
  expect((await teller.ask('PATCH', path, { name: 'A', address: 'B', website: '' })).json).toMatchObject({
    website: '',
  })
})

// @vitest-environment node
import { expect, test } from 'vitest'
import type { Organization } from '../../../src/contract/organizations.ts'
import { malformed, testRefusals } from '../../testing/refusals.ts'
import { Teller } from '../../testing/teller.ts'

const details = { name: 'Halden Coffee Ltd', website: 'halden.example', address: '1 Quay' }

/** The teller of a company and the address of that company. */
const company = async (scenario: 'established' | 'suspended' = 'established') => {
  const teller = await Teller.at(scenario)
  const [own] = await teller.list<Organization>('/api/organizations')
  return { teller, own, path: `/api/organizations/${own?.id ?? ''}` }
}

test.for([
  ...malformed({ name: details.name, address: details.address }),
  {
    because: 'a script for a website',
    body: { ...details, website: 'javascript:alert(1)' },
    status: 400,
    sentence: 'Website must be a web address',
  },
  ...['sarah@halden.example', '25', 'https://25/'].map((website) => ({
    because: `the website ${website}`,
    body: { ...details, website },
    status: 400,
    sentence: 'Website must be a web address',
  })),
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
  { because: 'an organization that is not there', body: details, status: 404, sentence: 'Organization not found' },
])

test('the company of somebody else is not there', async () => {
  const { teller, path } = await company()
  await teller.handOver()
  const before = teller.snapshot()
  expect(await teller.ask('PATCH', path, details)).toMatchObject({ status: 404, text: 'Organization not found' })
  expect(await teller.list('/api/organizations')).toEqual([])
  expect(teller.snapshot()).toBe(before)
})

test('the details of a company change, its registration and status do not', async () => {
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
])('%s is a website', async (website) => {
  const { teller, path } = await company()
  expect((await teller.ask('PATCH', path, { ...details, website })).json).toMatchObject({ website })
})

test('markup is kept as the text that it is', async () => {
  const { teller, path } = await company()
  const name = '<img src=x onerror=alert(1)> {{7*7}}'
  expect((await teller.ask('PATCH', path, { ...details, name })).json).toMatchObject({ name })
})

test('a website that is not sent stays, an empty one is removed', async () => {
  const { teller, own, path } = await company()
  expect((await teller.ask('PATCH', path, { name: 'A', address: 'B' })).json).toMatchObject({ website: own?.website })
  expect((await teller.ask('PATCH', path, { name: 'A', address: 'B', website: '' })).json).toMatchObject({
    website: '',
  })
})

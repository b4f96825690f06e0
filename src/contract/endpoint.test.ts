import { expect, expectTypeOf, it } from 'vitest'
import { object } from 'yup'
import type { Account } from './accounts.ts'
import type { Organization } from './organizations.ts'
import { contract } from './contract.ts'
import { fillPath, get, patch, post, type AnyEndpoint, type Read } from './endpoint.ts'
import { requiredText, text as formText } from './values/fields.ts'
import { figure, knownText, listOf, mapOf, optional, record, text, textFields, type ReplyOf } from './values/reply.ts'

it('an endpoint has the parts that it is made of', () => {
  const body = object({ note: formText('Note') })
  const neither = { bodySchema: undefined, queryParam: undefined }
  expect(get('/api/a').returns(text)).toEqual({
    method: 'GET',
    path: '/api/a',
    ...neither,
    status: 200,
    replySchema: text,
    isRead: true,
  })
  expect(post('/api/a').body(body).query('of').returns(text, 201)).toEqual({
    method: 'POST',
    path: '/api/a',
    bodySchema: body,
    queryParam: 'of',
    status: 201,
    replySchema: text,
    isRead: true,
  })
  expect(patch('/api/a/:id').query('of').body(body).mayReturn(text)).toEqual({
    method: 'PATCH',
    path: '/api/a/:id',
    bodySchema: body,
    queryParam: 'of',
    status: 200,
    replySchema: text,
    isRead: false,
  })
  expect(post('/api/a').returnsNothing()).toEqual({
    method: 'POST',
    path: '/api/a',
    ...neither,
    status: 204,
    replySchema: undefined,
    isRead: false,
  })
})

it('a path is filled with encoded parameters', () => {
  expect(fillPath('/api/cards/:id/of/:owner', { id: 'a/b', owner: 'ü' })).toBe('/api/cards/a%2Fb/of/%C3%BC')
  expect(fillPath('/api/cards')).toBe('/api/cards')
})

it('a record is written as JSON Schema, with its optional fields apart', () => {
  expect(record('Row', { id: text, tags: listOf(text), rates: optional(mapOf(knownText(['a']))) })).toEqual({
    title: 'Row',
    type: 'object',
    properties: {
      id: { type: 'string' },
      tags: { type: 'array', items: { type: 'string' } },
      rates: { type: 'object', additionalProperties: { type: 'string', 'x-extensible-enum': ['a'] } },
    },
    required: ['id', 'tags'],
  })
})

it('a read with parameters is not a Read, which is cached by its path', () => {
  expectTypeOf(contract.listAccounts).toExtend<Read>()
  expectTypeOf(contract.verifyEmail).not.toExtend<Read>()
  expectTypeOf(get('/api/accounts/:id').returns(text)).not.toExtend<Read>()
  expectTypeOf(contract.createAccount).not.toExtend<Read>()
})

it('a reply that the product does not need may be undefined', () => {
  type Answer<E extends AnyEndpoint> = NonNullable<E['types']>['reply']
  expectTypeOf<Answer<typeof contract.createAccount>>().toEqualTypeOf<Account>()
  expectTypeOf<Answer<typeof contract.updateOrganization>>().toEqualTypeOf<Organization | undefined>()
  expectTypeOf<Answer<typeof contract.logout>>().toEqualTypeOf<undefined>()
})

it('the type of a record follows from its fields', () => {
  interface Row {
    id: string
    amount: number
    status: 'open' | 'closed'
    name: string
    note?: string
  }
  const texts = { name: requiredText('Name', 'Name is required'), note: formText('Note') }
  const row = record('Row', { id: text, amount: figure, status: knownText(['open', 'closed']), ...textFields(texts) })
  expectTypeOf<ReplyOf<typeof row>>().toEqualTypeOf<Row>()
  expect(row.required).toEqual(['id', 'amount', 'status', 'name'])
})

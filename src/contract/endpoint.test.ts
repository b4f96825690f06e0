import { expectTypeOf, it } from 'vitest'
import type { Account } from './accounts.ts'
import type { Organization } from './organizations.ts'
import { contract } from './contract.ts'
import { get, type AnyEndpoint, type Read } from './endpoint.ts'
import { figure, optional, record, text, type ReplySchema } from './values/reply.ts'

it('a read with parameters is not a Read, which is cached by its path', () => {
  expectTypeOf(contract.listAccounts).toExtend<Read>()
  expectTypeOf(contract.verifyEmail).not.toExtend<Read>()
  expectTypeOf(get('/api/accounts/:id').returns(text)).not.toExtend<Read>()
  expectTypeOf(contract.createAccount).not.toExtend<Read>()
})

it('a reply that the product does not need may be undefined', () => {
  type ReplyOf<E extends AnyEndpoint> = NonNullable<E['types']>['reply']
  expectTypeOf<ReplyOf<typeof contract.createAccount>>().toEqualTypeOf<Account>()
  expectTypeOf<ReplyOf<typeof contract.updateOrganization>>().toEqualTypeOf<Organization | undefined>()
  expectTypeOf<ReplyOf<typeof contract.logout>>().toEqualTypeOf<undefined>()
})

it('the schema of a record has exactly the fields of its type', () => {
  interface Row {
    id: string
    amount: number
    note?: string
  }
  type Fields = Parameters<typeof record<Row>>[1]
  const fields = { id: text, amount: figure, note: optional(text) }
  expectTypeOf(fields).toExtend<Fields>()
  expectTypeOf<Omit<typeof fields, 'amount'>>().not.toExtend<Fields>()
  expectTypeOf({ ...fields, amount: text }).not.toExtend<Fields>()
  expectTypeOf({ ...fields, note: text }).not.toExtend<Fields>()
  expectTypeOf({ ...fields, id: optional(text) }).not.toExtend<Fields>()
  expectTypeOf(record<Row>('Row', fields)).toEqualTypeOf<ReplySchema<Row>>()
})

import { expect, expectTypeOf, it } from 'vitest'
import type { Account } from './accounts.ts'
import type { Organization } from './organizations.ts'
import { contract } from './contract.ts'
import { get, type AnyEndpoint, type Read } from './endpoint.ts'
import { requiredText, text as formText } from './values/fields.ts'
import { figure, knownText, record, text, textFields, type ReplyOf } from './values/reply.ts'

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

import { expectTypeOf, it } from 'vitest'
import { contract } from './contract.ts'
import { get, post, type Read } from './endpoint.ts'

it('keeps a read whose address takes something apart from those that are kept under their path', () => {
  expectTypeOf(contract.listAccounts).toExtend<Read>()
  expectTypeOf(contract.verifyEmail).not.toExtend<Read>()
  expectTypeOf(get('/api/accounts/:id').returns<{ id: string }>()).not.toExtend<Read>()
  expectTypeOf(contract.createAccount).not.toExtend<Read>()
})

it('lets a call answer nothing with a 204 only', () => {
  expectTypeOf(post('/api/logout').returns<undefined>).parameters.toEqualTypeOf<[status: 204]>()
  expectTypeOf(post('/api/accounts').returns<{ id: string }>)
    .parameter(0)
    .toEqualTypeOf<number | undefined>()
})

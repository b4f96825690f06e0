import { expectTypeOf, it } from 'vitest'
import { contract } from './contract.ts'
import { get, post, type Read } from './endpoint.ts'

it('a read with parameters is not a Read, which is cached by its path', () => {
  expectTypeOf(contract.listAccounts).toExtend<Read>()
  expectTypeOf(contract.verifyEmail).not.toExtend<Read>()
  expectTypeOf(get('/api/accounts/:id').returns<{ id: string }>()).not.toExtend<Read>()
  expectTypeOf(contract.createAccount).not.toExtend<Read>()
})

it('only a 204 may have an empty reply', () => {
  expectTypeOf(post('/api/logout').returns<undefined>).parameters.toEqualTypeOf<[status: 204]>()
  expectTypeOf(post('/api/accounts').returns<{ id: string }>)
    .parameter(0)
    .toEqualTypeOf<number | undefined>()
})

import { expect, it } from 'vitest'
import type { Demonstration } from '../../../src/demonstration/demonstration.ts'
import { createTestBank } from '../../bank/testing/test-bank.ts'
import { createConsole } from '../console.ts'
import { followCredits } from './credits.ts'

it('lists what was topped up in a currency, for statements', async () => {
  const { bank } = await createTestBank({ scenario: 'established', signedIn: true })
  let parts: Partial<Demonstration> = {}
  followCredits(bank, (given) => {
    parts = given
  })
  expect(parts.creditsIn?.('EUR')).toEqual([])
  const corridor = createConsole(bank)
  await corridor.topUp('EUR', '1000.50')
  expect(parts.creditsIn?.('EUR')).toEqual([
    { amount: 1000.5, createdAt: expect.stringMatching(/^2026-11-20T/) as string },
  ])
  expect(parts.creditsIn?.('GBP')).toEqual([])
  await corridor.signOut()
  expect(parts.creditsIn?.('EUR')).toEqual([])
})

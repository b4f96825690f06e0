import { expect, it } from 'vitest'
import { toMajor } from '../../../src/contract/values/money.ts'
import type { Demonstration } from '../../../src/demonstration/demonstration.ts'
import { opening } from '../../bank/domains/ledger/transfers.ts'
import { createTestBank } from '../../bank/testing/test-bank.ts'
import { createConsole } from '../console.ts'
import { followCredits } from './credits.ts'

it('lists the opening balances and the top-ups of a currency, for statements', async () => {
  const { bank } = await createTestBank({ scenario: 'established', signedIn: true })
  let parts: Partial<Demonstration> = {}
  followCredits(bank, (given) => {
    parts = given
  })
  const first = bank.db.transfers.all().find(({ from }) => from === opening('EUR'))
  const opened = {
    amount: toMajor(first?.minor ?? 0, 'EUR'),
    createdAt: bank.db.accounts.all().find(({ currency }) => currency === 'EUR')?.createdAt,
  }
  expect(parts.creditsIn?.('EUR')).toEqual([opened])
  const corridor = createConsole(bank)
  await corridor.topUp('EUR', '1000.50')
  expect(parts.creditsIn?.('EUR')).toEqual([
    opened,
    { amount: 1000.5, createdAt: expect.stringMatching(/^2026-11-20T/) as string },
  ])
  expect(parts.creditsIn?.('GBP')).toHaveLength(3)
  await corridor.signOut()
  expect(parts.creditsIn?.('EUR')).toEqual([])
})

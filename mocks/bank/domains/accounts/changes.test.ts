import { expect, test } from 'vitest'
import { addAccount } from '../../testing/add-rows.ts'
import { Teller } from '../../testing/teller.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { topUpAccount } from './changes.ts'

test('an account is topped up by an amount as entered, and the log shows the end of its IBAN', async () => {
  const teller = await Teller.at('empty')
  const id = await addAccount(teller.bank)
  await teller.bank.change((tx) => topUpAccount(tx, id, ' 12.50 '))
  expect(balanceOf(teller.bank.db, id)).toEqual({ current: 1250, reserved: 0, available: 1250 })
  const [entry] = await teller.list<{ action: string; entity: string }>('/api/audit-logs')
  expect(entry).toMatchObject({
    action: 'account.credited',
    entity: expect.stringMatching(/^account \d{4}$/) as string,
  })
  expect(teller.bank.db.accounts.get(id)?.iban).toMatch(new RegExp(`${entry?.entity.slice(-4)}$`))
})

test('a top-up is refused with the reason', async () => {
  const teller = await Teller.at('empty')
  const id = await addAccount(teller.bank)
  const topUp = (accountId: string, amount: string) => teller.bank.change((tx) => topUpAccount(tx, accountId, amount))
  await expect(topUp('gone', '1')).rejects.toThrow('Account not found')
  await expect(topUp(id, '0')).rejects.toThrow('Amount must be greater than zero')
})

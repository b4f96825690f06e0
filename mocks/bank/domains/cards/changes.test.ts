import { expect, test } from 'vitest'
import { Teller } from '../../testing/teller.ts'
import { blockCard } from './changes.ts'

test('a card is blocked once', async () => {
  const teller = await Teller.at('established')
  const card = teller.bank.db.cards.all().find(({ status }) => status === 'active')
  const blocked = async () =>
    (await teller.list<{ action: string; entity: string }>('/api/audit-logs'))
      .filter(({ action }) => action === 'card.blocked')
      .map(({ entity }) => entity)
  const block = (id = '') => teller.bank.change((tx) => blockCard(tx, id))
  const before = await blocked()
  await block(card?.id)
  await block(card?.id)
  expect(teller.bank.db.cards.get(card?.id ?? '')?.status).toBe('blocked')
  expect(await blocked()).toEqual([`card ${card?.last4}`, ...before])
  await expect(block('gone')).rejects.toThrow('Card not found')
})

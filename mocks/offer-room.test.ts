// @vitest-environment node
import { expect, it } from 'vitest'
import { offerRoom } from './offer-room.ts'
import { readShareLink } from './share-link.ts'
import { createTestBank } from './testing/test-bank.ts'

it('offers a room to a tab whose scenario was replaced by another tab', async () => {
  const { bank } = await createTestBank({ scenario: 'established' })
  const former = bank.record
  await bank.begin('enterprise', { payments: 10 })
  offerRoom(bank, former)
  const [notice] = bank.notices.list()
  expect(notice?.text).toContain('Another tab of this browser has opened “Enterprise volume”')
  const address = notice?.offer && 'address' in notice.offer ? notice.offer.address : ''
  expect(readShareLink(address)).toMatchObject({ kind: 'link', link: { scenario: 'established' } })
  expect(address).toMatch(/^#room=tab-\d{3}&/)
})

it('says nothing when another tab has started the same scenario again', async () => {
  const { bank } = await createTestBank({ scenario: 'established' })
  const former = bank.record
  await bank.begin('established')
  offerRoom(bank, former)
  expect(bank.notices.list()).toEqual([])
})

// @vitest-environment node
import { expect, it } from 'vitest'
import { offerRoom } from './offer-room.ts'
import { readShareLink } from './share-link.ts'
import { createTestBank } from './testing/test-bank.ts'

async function replacedScenario() {
  const { bank } = await createTestBank({ scenario: 'established', signedIn: true })
  const former = bank.record
  await bank.begin('enterprise', { payments: 10, staySignedIn: true })
  offerRoom(bank, former)
  return { bank, notice: bank.notices.list()[0] }
}

it('offers a room to a tab whose scenario was replaced by another tab', async () => {
  const { notice } = await replacedScenario()
  expect(notice?.text).toContain('Another tab of this browser has opened “Enterprise volume”')
  const [address = ''] = notice?.offers.flatMap((offer) => ('address' in offer ? offer.address : [])) ?? []
  expect(readShareLink(address)).toMatchObject({ kind: 'link', link: { scenario: 'established' } })
  expect(address).toMatch(/^#room=tab-\d{3}&/)
})

it('offers to start the replaced scenario again in both tabs', async () => {
  const { bank, notice } = await replacedScenario()
  expect(notice?.text).toContain('“Established business” can be started again in both tabs, or in a room')
  const [again] = notice?.offers.flatMap((offer) => ('act' in offer ? offer : [])) ?? []
  expect(again?.label).toBe('Start again in both tabs')
  await again?.act()
  expect(bank.record).toMatchObject({ scenario: 'established', payments: null })
  expect(bank.signedIn()?.email).toBe(bank.person)
})

it('says nothing when another tab has started the same scenario again', async () => {
  const { bank } = await createTestBank({ scenario: 'established' })
  const former = bank.record
  await bank.begin('established')
  offerRoom(bank, former)
  expect(bank.notices.list()).toEqual([])
})

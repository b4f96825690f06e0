import { expect, test } from 'vitest'
import { inviteSchema, readInvitedPeople } from './invited-people.ts'

test.each(['sarah@halden.example', ' SARAH@Halden.example'])('refuses to invite %j twice', async (email) => {
  await expect(inviteSchema(['sarah@halden.example']).isValid({ email })).resolves.toBe(false)
})

test('accepts a new e-mail address', async () => {
  await expect(inviteSchema(['sarah@halden.example']).isValid({ email: 'ben@halden.example' })).resolves.toBe(true)
})

test('ignores invalid stored entries', () => {
  const ben = { email: 'ben@halden.example', invitedAt: '2026-11-20T09:00:00.000Z' }
  expect(readInvitedPeople([ben, { email: 'no date' }, null, { ...ben, invitedAt: 'yesterday' }])).toEqual([ben])
  expect(readInvitedPeople({ ben })).toEqual([])
  expect(readInvitedPeople(undefined)).toEqual([])
})

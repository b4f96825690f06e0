import { describe, expect, test, vi } from 'vitest'
import { Teller } from '../../testing/teller.ts'
import { endSession, startSession } from './sign-in.ts'

const SARAH = 'sarah@halden.example'

const WAYS = {
  'the form': {
    signIn: (teller: Teller) => teller.ask('POST', '/api/login', { username: SARAH, password: 'corridor-demo' }),
    signOut: (teller: Teller) => teller.ask('POST', '/api/logout'),
  },
  'one click': {
    signIn: ({ bank }: Teller) => startSession(bank, SARAH),
    signOut: ({ bank }: Teller) => endSession(bank),
  },
}

const latest = ({ bank }: Teller, count: number) =>
  bank.db.auditEntries
    .all()
    .slice(-count)
    .map(({ action, entity }) => `${action} ${entity}`)

describe.each(Object.entries(WAYS))('by %s', (_, { signIn, signOut }) => {
  test('signing in ends the former session, and both are in the audit log', async () => {
    const teller = await Teller.signedOutAt('established')
    await signIn(teller)
    await signIn(teller)
    expect(teller.bank.db.sessions.size).toBe(1)
    await signOut(teller)
    expect(teller.bank.db.sessions.size).toBe(0)
    expect(latest(teller, 3)).toEqual([
      `user.signed-in user ${SARAH}`,
      `user.signed-in user ${SARAH}`,
      `user.signed-out user ${SARAH}`,
    ])
  })

  test('signing out without a session changes nothing', async () => {
    const teller = await Teller.signedOutAt('established')
    const before = teller.snapshot()
    await signOut(teller)
    expect(teller.snapshot()).toBe(before)
  })
})

test('one click tells the page that everything has changed', async () => {
  const { bank } = await Teller.signedOutAt('established')
  const announce = vi.spyOn(bank.options, 'announce')
  await startSession(bank, SARAH)
  expect(announce.mock.calls).toEqual([['*']])
  await endSession(bank)
  expect(announce.mock.calls).toEqual([['*'], ['*']])
})

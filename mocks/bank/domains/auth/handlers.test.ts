import { requestsOf } from '../../http/request-log.ts'
import { describe, expect, test } from 'vitest'
import { anId } from '../../testing/like.ts'
import { malformed, testRefusals } from '../../testing/refusals.ts'
import { Teller } from '../../testing/teller.ts'
import { expireVerification } from './changes.ts'

const ROSA = { email: 'rosa@tamar.example', passwordHash: 'a-secret', name: 'Rosa Penhale' }
const signIn = (email: string, password: string) => ({ username: email, password })
const signedOut = () => Teller.signedOutAt('established')

testRefusals(signedOut, 'POST', '/api/login', [
  ...malformed(signIn('sarah@halden.example', 'corridor-demo')),
  {
    because: 'a wrong password',
    body: signIn('sarah@halden.example', 'corridor-dem0'),
    status: 401,
    sentence: 'Invalid email or password',
  },
  {
    because: 'an unknown email',
    body: signIn('nobody@halden.example', 'corridor-demo'),
    status: 401,
    sentence: 'Invalid email or password',
  },
  {
    because: 'an email without a top-level domain',
    body: signIn('a@b', 'corridor-demo'),
    status: 400,
    sentence: 'Invalid email address',
  },
  {
    because: 'a password of five characters',
    body: signIn('sarah@halden.example', '12345'),
    status: 400,
    sentence: 'Password must be at least 6 characters',
  },
  {
    because: 'a password of ten thousand characters',
    body: signIn('sarah@halden.example', 'x'.repeat(10_000)),
    status: 400,
    sentence: 'Password can have at most 256 characters',
  },
])

testRefusals(() => Teller.signedOutAt('unverified'), 'POST', '/api/login', [
  {
    because: 'an unverified email with the right password',
    body: signIn(ROSA.email, 'corridor-demo'),
    status: 403,
    sentence: 'Email not verified',
  },
  {
    because: 'an unverified email with a wrong password, like any other',
    body: signIn(ROSA.email, 'something'),
    status: 401,
    sentence: 'Invalid email or password',
  },
])

testRefusals(signedOut, 'POST', '/api/register', [
  ...malformed(ROSA),
  {
    because: 'an email that is taken',
    body: { ...ROSA, email: 'Sarah@Halden.example' },
    status: 409,
    sentence: 'An account with this email already exists',
  },
  { because: 'a name of spaces', body: { ...ROSA, name: '  ' }, status: 400, sentence: 'Contact name is required' },
])

testRefusals(signedOut, 'POST', '/api/resend-verification', [
  ...malformed({ email: ROSA.email }),
  {
    because: 'an unknown email',
    body: { email: 'nobody@halden.example' },
    status: 404,
    sentence: 'There is no account with this email',
  },
  {
    because: 'a verified email',
    body: { email: 'sarah@halden.example' },
    status: 409,
    sentence: 'This email is already verified',
  },
])

testRefusals(signedOut, 'GET', '/api/verify-email', [
  { because: 'no token', status: 400, sentence: 'Invalid verification link' },
  { because: 'an empty token', path: '/api/verify-email?token=', status: 400, sentence: 'Invalid verification link' },
  {
    because: 'an unknown token',
    path: '/api/verify-email?token=..%2F..%2Fetc',
    status: 400,
    sentence: 'Invalid verification link',
  },
])

testRefusals(signedOut, 'GET', '/api/user', [
  { because: 'a caller without a session', status: 401, sentence: 'Unauthorized' },
])

/** The token of the latest mail. */
const tokenOf = (teller: Teller): string => {
  const link = teller.bank.db.mails.all().at(-1)?.link ?? ''
  return new URLSearchParams(link.split('?')[1]).get('token') ?? ''
}

describe('a user', () => {
  test('registers, opens the mailed link and signs in, with any letter case in the email', async () => {
    const teller = await Teller.at('fresh')
    const registered = await teller.ask('POST', '/api/register', ROSA)
    expect([registered.status, registered.json]).toEqual([
      201,
      { message: 'We have sent a verification link to rosa@tamar.example.' },
    ])
    expect(teller.bank.db.mails.all().at(-1)).toMatchObject({
      to: 'rosa@tamar.example',
      subject: 'Verify your email',
      text: 'Hello Rosa Penhale,\n\nPlease confirm your email address. The link is valid for 24 hours.',
    })
    expect((await teller.ask('GET', '/api/user')).status).toBe(401)
    expect((await teller.ask('GET', `/api/verify-email?token=${tokenOf(teller)}`)).status).toBe(200)
    const answer = await teller.ask('POST', '/api/login', signIn('ROSA@Tamar.example', ROSA.passwordHash))
    expect(answer.status).toBe(200)
    expect(answer.json).toEqual({
      id: anId,
      name: 'Rosa Penhale',
      email: 'rosa@tamar.example',
      emailVerified: true,
      createdAt: new Date(teller.wall).toISOString(),
    })
    expect((await teller.ask('GET', '/api/user')).json).toEqual(answer.json)
  })

  test('gets a new mail when registering again before verifying, and the old link expires', async () => {
    const teller = await Teller.at('fresh')
    await teller.ask('POST', '/api/register', ROSA)
    const first = tokenOf(teller)
    expect((await teller.ask('POST', '/api/register', { ...ROSA, passwordHash: 'another' })).status).toBe(200)
    expect(teller.bank.db.auditEntries.all().map(({ action }) => action)).toEqual([
      'user.registered',
      'user.registered',
    ])
    const stale = await teller.ask('GET', `/api/verify-email?token=${first}`)
    expect([stale.status, stale.json]).toEqual([410, { error: 'Verification token has expired' }])
    expect((await teller.ask('GET', `/api/verify-email?token=${tokenOf(teller)}`)).status).toBe(200)
    expect((await teller.ask('POST', '/api/login', signIn(ROSA.email, 'another'))).status).toBe(200)
  })

  test('has a name without outer spaces', async () => {
    const teller = await Teller.at('fresh')
    await teller.ask('POST', '/api/register', { ...ROSA, name: ' Rosa Penhale ' })
    expect(teller.bank.db.users.all().map(({ name }) => name)).toEqual(['Rosa Penhale'])
  })

  test('can open the same link twice', async () => {
    const teller = await Teller.signedOutAt('unverified')
    const token = tokenOf(teller)
    const first = await teller.ask('GET', `/api/verify-email?token=${token}`)
    await teller.wait(48 * 60 * 60 * 1000)
    expect(await teller.ask('GET', `/api/verify-email?token=${token}`)).toMatchObject({ status: 200, text: first.text })
    expect(teller.bank.db.auditEntries.all().filter(({ action }) => action === 'user.verified')).toHaveLength(1)
  })

  test('is told that a link has expired after a day', async () => {
    const teller = await Teller.signedOutAt('unverified')
    await teller.wait(24 * 60 * 60 * 1000)
    expect((await teller.ask('GET', `/api/verify-email?token=${tokenOf(teller)}`)).status).toBe(410)
  })

  test('is told so of a link that the presenter lets expire', async () => {
    const teller = await Teller.signedOutAt('unverified')
    await teller.bank.change((tx) => expireVerification(tx, tokenOf(teller)))
    await teller.bank.change((tx) => expireVerification(tx, 'gone'))
    expect((await teller.ask('GET', `/api/verify-email?token=${tokenOf(teller)}`)).status).toBe(410)
  })

  test('can use a link until the last moment of its day', async () => {
    const teller = await Teller.at('fresh')
    await teller.ask('POST', '/api/register', ROSA)
    await teller.wait(24 * 60 * 60 * 1000 - 1)
    expect((await teller.ask('GET', `/api/verify-email?token=${tokenOf(teller)}`)).status).toBe(200)
  })

  test('gets a new link on request, and the former one stops working', async () => {
    const teller = await Teller.signedOutAt('unverified')
    const first = tokenOf(teller)
    const resent = await teller.ask('POST', '/api/resend-verification', { email: ROSA.email })
    expect([resent.status, resent.json]).toEqual([
      200,
      { message: 'Verification email sent! Please check your inbox.' },
    ])
    expect((await teller.ask('GET', `/api/verify-email?token=${first}`)).status).toBe(410)
    expect((await teller.ask('GET', `/api/verify-email?token=${tokenOf(teller)}`)).status).toBe(200)
  })

  test('is signed out in the other tab too', async () => {
    const teller = await Teller.at('established')
    const other = await teller.secondTab()
    expect((await other.ask('GET', '/api/user')).status).toBe(200)
    expect(await teller.ask('POST', '/api/logout')).toMatchObject({ status: 204, text: '' })
    expect((await other.ask('GET', '/api/accounts')).status).toBe(401)
  })

  test('leaves only a salted hash of the password', async () => {
    const teller = await Teller.at('fresh')
    await teller.ask('POST', '/api/register', ROSA)
    await teller.ask('POST', '/api/register', { ...ROSA, email: 'otto@tamar.example' })
    const hashes = teller.bank.db.users.all().map(({ passwordHash }) => passwordHash)
    expect(new Set(hashes).size).toBe(2)
    expect(
      teller.snapshot() + JSON.stringify(requestsOf(teller.bank).list()) + JSON.stringify(teller.bank.state()),
    ).not.toContain(ROSA.passwordHash)
  })

  test.each([false, true])(
    'leaves no digest of the password in a stored answer, with a session: %s',
    async (hasSession) => {
      const teller = hasSession ? await Teller.at('established') : await Teller.signedOutAt('established')
      await teller.ask('POST', '/api/register', ROSA, { 'idempotency-key': 'sign-up' })
      await teller.ask('POST', '/api/login', signIn('sarah@halden.example', 'corridor-demo'), {
        'idempotency-key': 'sign-in',
      })
      expect(teller.bank.db.answers.all()).toEqual([])
    },
  )
})

const mailsTo = ({ bank }: Teller, email: string) => bank.db.mails.where('to', email).length

describe('a call that is repeated with its idempotency key', () => {
  const key = { 'idempotency-key': 'k' }

  test.each([false, true])('registers once, with a session: %s', async (hasSession) => {
    const teller = hasSession ? await Teller.at('established') : await Teller.signedOutAt('established')
    const first = await teller.ask('POST', '/api/register', ROSA, key)
    expect(await teller.ask('POST', '/api/register', ROSA, key)).toMatchObject({ status: 201, text: first.text })
    expect(mailsTo(teller, ROSA.email)).toBe(1)
    expect((await teller.ask('POST', '/api/register', { ...ROSA, passwordHash: 'another' }, key)).status).toBe(422)
  })

  test('registers again after another scenario has started', async () => {
    const teller = await Teller.at('fresh')
    await teller.ask('POST', '/api/register', ROSA, key)
    await teller.bank.begin('fresh')
    expect((await teller.ask('POST', '/api/register', ROSA, key)).status).toBe(201)
    expect(mailsTo(teller, ROSA.email)).toBe(1)
  })

  test('signs in and out again', async () => {
    const teller = await Teller.signedOutAt('established')
    for (const _ of ['first', 'second']) {
      expect(
        (await teller.ask('POST', '/api/login', signIn('sarah@halden.example', 'corridor-demo'), key)).status,
      ).toBe(200)
      expect((await teller.ask('GET', '/api/user')).status).toBe(200)
      expect((await teller.ask('POST', '/api/logout', undefined, { 'idempotency-key': 'out' })).status).toBe(204)
      expect((await teller.ask('GET', '/api/user')).status).toBe(401)
    }
  })
})

import { describe, expect, it } from 'vitest'
import { advanced } from '../store/clock/clock.ts'
import type { Db } from '../store/database/db.ts'
import { createDatabase } from '../store/database/table.ts'
import { addedNotes, notes, openNotes } from '../testing/note-handlers.ts'
import type { RoomStorages } from '../store/storage/room-storage.ts'
import { createMemoryRooms } from '../store/storage/memory-rooms.ts'
import { createTestBank, testScenarios } from '../testing/test-bank.ts'
import { answer, type Call } from './handle.ts'
import { ANSWER_AGE_MS, fingerprintOf, isKept, keepAnswer, KEPT_ANSWERS } from './idempotency.ts'
import { startSession } from './session/sign-in.ts'
import { answers, type AnswerRow } from '../store/answers.ts'

const openWith = (run: (call: Call<unknown, unknown>) => unknown) =>
  createTestBank({
    handlers: { ...notes, submitBusinessProfile: { ...notes.submitBusinessProfile, run } },
    signedIn: true,
    ...testScenarios,
  })

describe('an idempotency key', () => {
  it('repeats the first answer and changes nothing', async () => {
    const bank = await openNotes()
    const first = await bank.call('POST', '/api/kyb/submit', { text: 'a' }, { 'idempotency-key': 'k1' })
    const second = await bank.call('POST', '/api/kyb/submit', { text: 'a' }, { 'idempotency-key': 'k1' })
    expect(second).toMatchObject({ status: first.status, json: first.json })
    expect(addedNotes(bank)).toEqual(['a'])
  })

  it('is refused with another body', async () => {
    const bank = await openNotes()
    await bank.call('POST', '/api/kyb/submit', { text: 'a' }, { 'idempotency-key': 'k1' })
    const other = await bank.call('POST', '/api/kyb/submit', { text: 'b' }, { 'idempotency-key': 'k1' })
    expect(other).toMatchObject({ status: 422, text: 'This Idempotency-Key was used for another request' })
    expect(addedNotes(bank)).toEqual(['a'])
  })

  it('is refused above 200 characters', async () => {
    const bank = await openNotes()
    const send = (key: string) =>
      bank.call('POST', '/api/kyb/submit', { text: key.slice(0, 3) }, { 'idempotency-key': key })
    expect(await send('no!'.padEnd(201, 'x'))).toMatchObject({ status: 400, text: 'The Idempotency-Key is too long' })
    expect(await send('yes'.padEnd(200, 'x'))).toMatchObject({ status: 201 })
    expect(addedNotes(bank)).toEqual(['yes'])
  })

  it('is not kept for a refused request, which can be retried', async () => {
    const { bank, call } = await openNotes()
    expect((await call('POST', '/api/kyb/submit', { text: 'refuse' }, { 'idempotency-key': 'k' })).status).toBe(422)
    expect(bank.db.answers.size).toBe(0)
  })

  it('makes one record of identical requests sent at once', async () => {
    const bank = await openNotes()
    const send = () => bank.call('POST', '/api/kyb/submit', { text: 'a' }, { 'idempotency-key': 'twin' })
    const replies = await Promise.all([send(), send(), send()])
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(addedNotes(bank)).toEqual(['a'])
  })

  it('of a call without a session is kept once the call is stored, also when another tab was faster', async () => {
    const shared = createMemoryRooms()
    const rooms: RoomStorages = (scope) => ({ ...shared(scope), isQuiet: () => true })
    const [one, other] = [await createTestBank({ rooms, tabSeed: 1 }), await createTestBank({ rooms, tabSeed: 2 })]
    await one.bank.catchUp()
    await other.bank.change((tx) => tx.mail({ to: 'a@b.example', subject: 'Faster', text: '' }))
    const rosa = { email: 'rosa@tamar.example', passwordHash: 'corridor-demo', name: 'Rosa' }
    const register = () => one.call('POST', '/api/register', rosa, { 'idempotency-key': 'k' })
    for (const _ of [1, 2]) expect((await register()).status).toBe(201)
    expect(one.bank.db.users.where('email', rosa.email)).toHaveLength(1)
  })

  it('is ignored in a read', async () => {
    const { call } = await openNotes()
    const read = () => call('GET', '/api/audit-logs', undefined, { 'idempotency-key': 'k' })
    expect((await read()).json).not.toContain('a')
    await call('POST', '/api/kyb/submit', { text: 'a' }, { 'idempotency-key': 'k' })
    expect((await read()).json).toContain('a')
  })

  it('repeats an answer without a body', async () => {
    const { call } = await openWith(() => answer(204, undefined))
    const send = () => call('POST', '/api/kyb/submit', { text: 'a' }, { 'idempotency-key': 'k' })
    for (const _ of [1, 2]) expect(await send()).toMatchObject({ status: 204, text: '' })
  })

  it('is not kept for a call that ends the session: a repeated answer would not end it', async () => {
    const { bank, call } = await openWith(({ session }) => {
      session.end()
      return { text: 'a' }
    })
    for (const _ of [1, 2]) {
      await startSession(bank, 'ann@test.example')
      await call('POST', '/api/kyb/submit', { text: 'a' }, { 'idempotency-key': 'k' })
      expect(bank.signedIn()).toBeUndefined()
    }
  })

  it('recognises the requests of a room that an older build has stored', () => {
    expect(fingerprintOf('POST /api/payments {"amount":"5"}')).toBe('1az1m6lmk03')
  })

  it('is answered after a hundred later ones', async () => {
    const bank = await openNotes()
    const send = (i: number) => bank.call('POST', '/api/kyb/submit', { text: `n${i}` }, { 'idempotency-key': `k${i}` })
    const first = await send(0)
    for (let i = 1; i <= 101; i += 1) await send(i)
    expect(await send(0)).toMatchObject({ status: 201, json: first.json })
    expect(addedNotes(bank)).toHaveLength(102)
  })

  it('is refused once its answer is a day old, and never carried out again', async () => {
    const bank = await openNotes()
    const send = () => bank.call('POST', '/api/kyb/submit', { text: 'a' }, { 'idempotency-key': 'k' })
    await send()
    const after = (ms: number) => bank.bank.setClock((clock, wall) => advanced(clock, wall, ms))
    await after(ANSWER_AGE_MS - 60_000)
    expect((await send()).status).toBe(201)
    await after(60_000)
    for (const _ of [1, 2])
      expect(await send()).toMatchObject({
        status: 422,
        text: 'The answer to this Idempotency-Key is no longer kept. Use a new key for a new request',
      })
    expect(addedNotes(bank)).toEqual(['a'])
  })

  it('keeps its answer while a customer has no more than a thousand newer ones', () => {
    const { tables, transaction } = createDatabase({ answers })
    const keep = (i: number) =>
      transaction(() =>
        keepAnswer(
          { db: tables as unknown as Db, now: i },
          { id: `u:${i}`, fingerprint: 'f', keptFor: 'u', status: 201, body: '{}' },
        ),
      )
    for (let i = 0; i < KEPT_ANSWERS + 5; i += 1) keep(i)
    expect(tables.answers.where('keptFor', 'u')).toHaveLength(KEPT_ANSWERS)
    expect(tables.answers.size).toBe(KEPT_ANSWERS + 5)
    expect([0, 4, 5].map((i) => isKept(tables.answers.get(`u:${i}`) as AnswerRow, i))).toEqual([false, false, true])
  })

  it('gives up an answer that is a day old once there is a newer one', () => {
    const { tables, transaction } = createDatabase({ answers })
    for (const now of [0, 1, ANSWER_AGE_MS])
      transaction(() =>
        keepAnswer(
          { db: tables as unknown as Db, now },
          { id: `u:${now}`, fingerprint: 'f', keptFor: 'u', status: 201, body: '{}' },
        ),
      )
    expect(tables.answers.all()).toMatchObject([
      { id: 'u:0', keptFor: '', body: '' },
      { id: 'u:1', keptFor: 'u', body: '{}' },
      { id: `u:${ANSWER_AGE_MS}`, keptFor: 'u', body: '{}' },
    ])
  })

  it('of one customer does not push out those of another', () => {
    const { tables, transaction } = createDatabase({ answers })
    const keep = (user: string, i: number) =>
      transaction(() =>
        keepAnswer(
          { db: tables as unknown as Db, now: 0 },
          { id: `${user}:${i}`, fingerprint: 'f', keptFor: user, status: 201, body: '' },
        ),
      )
    keep('rosa', 0)
    for (let i = 0; i < KEPT_ANSWERS + 1; i += 1) keep('sarah', i)
    expect(isKept(tables.answers.get('rosa:0') as AnswerRow, 0)).toBe(true)
  })
})

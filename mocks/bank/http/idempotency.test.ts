import { describe, expect, it } from 'vitest'
import { addedNotes, openNotes } from '../testing/note-handlers.ts'

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

  it('is forgotten after a hundred later ones', async () => {
    const { bank, call } = await openNotes()
    for (let i = 0; i < 105; i += 1)
      await call('POST', '/api/kyb/submit', { text: `n${i}` }, { 'idempotency-key': `k${i}` })
    expect(bank.db.answers.size).toBe(100)
  })
})

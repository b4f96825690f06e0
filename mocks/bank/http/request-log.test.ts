import { requestsOf } from './request-log.ts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openNotes } from '../testing/note-handlers.ts'
import { order } from '../testing/payment-order.ts'
import { createTestBank } from '../testing/test-bank.ts'

const matchingRow = (fields: object): unknown => expect.objectContaining(fields)

describe('the request log', () => {
  it('keeps requests and answers without secrets', async () => {
    const { bank, call } = await createTestBank()
    await call('POST', '/api/login', { username: 'sarah@halden.example', password: 'corridor-demo' })
    expect(requestsOf(bank).list()[0]).toMatchObject({
      method: 'POST',
      path: '/api/login',
      status: 200,
      requestBody: { username: 'sarah@halden.example', password: '[redacted]' },
      inContract: true,
      name: 'login',
    })
    expect(JSON.stringify(requestsOf(bank).list())).not.toContain('corridor-demo')
  })

  it.each([
    ['broken JSON', '{"username":"sarah@halden.example","password":"corridor-demo",}'],
    ['a form', 'username=sarah%40halden.example&password=corridor-demo'],
    ['a string', '"corridor-demo"'],
    ['a list', '["sarah@halden.example","corridor-demo"]'],
  ])('keeps only the length of a body that is %s', async (_, body) => {
    const { bank, call } = await createTestBank()
    expect((await call('POST', '/api/login', body)).status).toBe(400)
    const [logged] = requestsOf(bank).list()
    expect(JSON.stringify(logged)).not.toContain('corridor-demo')
    expect(logged?.requestBody).toBe(`[${body.length} characters that are not a JSON object]`)
  })

  it('redacts secrets by their key, in any letter case and at any depth', async () => {
    const { bank, call } = await createTestBank()
    await call('POST', '/api/login?Access_Token=corridor-demo', {
      user: { PassWord: 'corridor-demo', passwd: ['corridor-demo'], refreshToken: 'corridor-demo' },
    })
    const [logged] = requestsOf(bank).list()
    expect(JSON.stringify(logged)).not.toContain('corridor-demo')
    expect(logged?.requestBody).toEqual({
      user: { PassWord: '[redacted]', passwd: '[redacted]', refreshToken: '[redacted]' },
    })
  })

  it('keeps the rows that a call has changed, without secrets and sessions', async () => {
    const { bank, call } = await createTestBank({ signedIn: true })
    const { json } = await call('POST', '/api/payments', order())
    await call('GET', '/api/payments')
    await call('POST', '/api/register', { email: 'rosa@tamar.example', passwordHash: 'corridor-demo', name: 'Rosa' })
    await call('POST', '/api/login', { username: 'sarah@halden.example', password: 'corridor-demo' })
    const [login, register, list, pay] = requestsOf(bank).list()
    const { id } = json as { id: string }
    expect(pay?.changes).toContainEqual(
      expect.objectContaining({ table: 'payments', id, before: null, after: matchingRow({ id, status: 'queued' }) }),
    )
    expect(list?.changes).toEqual([])
    expect(register?.changes).toContainEqual(
      expect.objectContaining({ table: 'users', after: matchingRow({ passwordHash: '[redacted]' }) }),
    )
    expect(login?.changes.map(({ table }) => table)).toEqual(['auditEntries'])
  })

  it('keeps the answers, and how long they took', async () => {
    let ms = 7000
    const time = vi.spyOn(performance, 'now').mockImplementation(() => (ms += 12.34))
    onTestFinished(() => time.mockRestore())
    const { bank, call } = await openNotes()
    await call('POST', '/api/kyb/submit', { text: 'a' })
    await call('POST', '/api/kyb/submit', { text: 'refuse' })
    expect(requestsOf(bank).list()).toMatchObject([
      { ms: 12.3, status: 422, responseBody: 'This note is refused' },
      { ms: 12.3, status: 201, responseBody: { text: 'a' } },
    ])
  })

  it('keeps the body that was sent: refusals of some calls are JSON, and a 204 has none', async () => {
    const { bank, call } = await createTestBank()
    const { json } = await call('GET', '/api/verify-email?token=x')
    expect(requestsOf(bank).list()[0]?.responseBody).toEqual(json)
    await bank.setNetwork({ faults: [{ id: 'f', method: 'GET', path: '*', status: 204 }] })
    expect((await call('GET', '/api/user')).text).toBe('')
    expect(requestsOf(bank).list()[0]).toMatchObject({ status: 204, responseBody: undefined })
  })

  it('marks calls outside the contract', async () => {
    const { bank, call } = await openNotes()
    await call('GET', '/api/audit-logs')
    expect(bank.notices.state()).toEqual([])
    await call('GET', '/api/secret?token=abc')
    expect(requestsOf(bank).list()[0]).toMatchObject({ inContract: false, status: 404, query: '?token=%5Bredacted%5D' })
    expect(bank.notices.state()).toMatchObject([
      { kind: 'contract', text: 'The page called GET /api/secret, which is not in the contract.' },
    ])
  })
})

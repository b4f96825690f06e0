import { number, object } from 'yup'
import { describe, expect, it } from 'vitest'
import { contract } from '../../../src/contract/contract.ts'
import { get, patch, post } from '../../../src/contract/endpoint.ts'
import { requiredText } from '../../../src/contract/fields.ts'
import { handlers } from '../../handlers.ts'
import { createTestBank, TEST_TIME, testScenarios, type TestBank } from '../../testing/test-bank.ts'
import { answer, handle, handleOpen, type Handling } from './handle.ts'
import { BANK_MARKER } from './policy.ts'
import { refuse } from './refusal.ts'
import { startSession } from '../session/sign-in.ts'

const noteSchema = object({
  text: requiredText('Text', 'Text is required', 40),
  weight: number().strict().optional(),
}).noUnknown()
const addNote = post('/api/kyb/submit').body(noteSchema).returns<{ text: string }>(201)
const readNotes = get('/api/audit-logs').returns<string[]>()
const patchNote = patch('/api/cards/:id').body(noteSchema).returns<string>()
const openCall = get('/api/verify-email').query('token').returns<{ message: string }>()

/** Handlers as small as a handler can be, in places of the contract. */
const notes = {
  submitBusinessProfile: handle(addNote, ({ body, user, audit }) => {
    audit(user.id, 'note.added', body.text)
    if (body.text === 'refuse') throw refuse(422, 'This note is refused')
    if (body.text === 'break') throw new Error('internal detail')
    return { text: body.text }
  }),
  listAuditLogs: handle(readNotes, ({ db, user }) =>
    db.auditEntries.where('userId', user.id).map(({ entity }) => entity),
  ),
  updateCard: handle(patchNote, ({ params, body }) => answer(202, `${params.id} ${body.text}`)),
  verifyEmail: handleOpen(openCall, {
    refusals: 'json',
    run: ({ query }) => {
      if (query === undefined) throw refuse(400, 'Invalid verification link')
      return { message: query }
    },
  }),
}
const open = (signedIn = true) => createTestBank({ handlers: notes, signedIn, ...testScenarios })
const added = ({ bank }: Awaited<ReturnType<typeof open>>) =>
  bank.db.auditEntries.all().flatMap(({ action, entity }) => (action === 'note.added' ? [entity] : []))

describe('the contract', () => {
  it.each(Object.entries(contract))('has a handler of the right method and path for %s', (name, endpoint) => {
    const found = handlers[name as keyof typeof handlers] as { endpoint: unknown } | undefined
    expect(found?.endpoint === endpoint, `no handler for ${name}`).toBe(true)
  })
})

describe('every answer', () => {
  it('carries the mark of the bank, refusals too', async () => {
    const { call } = await open(false)
    for (const path of ['/api/audit-logs', '/api/nothing', '/api/verify-email?token=x']) {
      expect((await call('GET', path)).headers.get(BANK_MARKER)).toBe('1')
    }
  })

  it('has the status of the endpoint unless the handler says another', async () => {
    const { call } = await open()
    expect((await call('POST', '/api/kyb/submit', { text: 'a' })).status).toBe(201)
    expect(await call('PATCH', '/api/cards/7', { text: 'b' })).toMatchObject({ status: 202, json: '7 b' })
  })
})

describe('the session', () => {
  it('is required: without one the answer is 401', async () => {
    const { call } = await open(false)
    expect(await call('POST', '/api/kyb/submit', { text: 'a' })).toMatchObject({ status: 401, text: 'Unauthorized' })
  })

  it('is not asked for where the call is open', async () => {
    const { call } = await open(false)
    expect((await call('GET', '/api/verify-email?token=t')).json).toEqual({ message: 't' })
  })

  it('ends for every carrier of its cookie once the bank has ended it', async () => {
    const { bank, call } = await open()
    bank.transact(({ db }) => db.sessions.all().forEach(({ id }) => db.sessions.remove(id)))
    expect((await call('GET', '/api/audit-logs')).status).toBe(401)
  })
})

async function interruptedBy(happens: (test: TestBank) => Promise<unknown>) {
  const slow: Handling = { ...notes.submitBusinessProfile, prepare: () => happens(test) }
  const test = await createTestBank({
    handlers: { ...notes, submitBusinessProfile: slow, logout: handlers.logout },
    signedIn: true,
    ...testScenarios,
  })
  return { ...test, reply: await test.call('POST', '/api/kyb/submit', { text: 'a' }) }
}

describe('a caller whose session changes while the call is being prepared', () => {
  it.each<[string, Parameters<typeof interruptedBy>[0]]>([
    ['has signed out', ({ call }) => call('POST', '/api/logout')],
    ['is somebody else', ({ bank }) => startSession(bank, 'bob@test.example')],
    ['is nobody in another scenario', ({ bank }) => bank.begin('other')],
  ])('and %s is refused, and nothing is written', async (_, happens) => {
    const test = await interruptedBy(happens)
    expect(test.reply).toMatchObject({ status: 401, text: 'Unauthorized' })
    expect(added(test)).toEqual([])
  })

  it('is served where it is the same person as before', async () => {
    const test = await interruptedBy(({ bank }) => startSession(bank, 'ann@test.example'))
    expect(test.reply.status).toBe(201)
  })
})

describe('a body', () => {
  it.each([
    ['nothing', '', 'The request needs a JSON body'],
    ['half a text', '{oops', 'The request body is not valid JSON'],
    ['a list', '[]', 'The request body must be a JSON object'],
    ['null', 'null', 'The request body must be a JSON object'],
    ['a text', '"x"', 'The request body must be a JSON object'],
    ['an empty object', '{}', 'Text is required'],
    ['a wrong type', '{"text":5}', 'Text must be text'],
    ['a number written as text', '{"text":"a","weight":"5"}', 'The field weight has the wrong type'],
    ['a number beyond all numbers', '{"text":"a","weight":1e309}', 'The number in weight is too large'],
    ['an extra field', '{"text":"a","extra":1}', 'Unknown field: extra'],
    ['a prototype', '{"text":"a","__proto__":{"admin":true}}', 'The field __proto__ is not allowed'],
    ['a deep prototype', '{"text":{"constructor":1}}', 'The field constructor is not allowed'],
    ['control characters', '{"text":"a\\u0000b"}', 'Text contains characters that cannot be used'],
  ])('of %s is refused in one sentence and changes nothing', async (_, body, sentence) => {
    const bank = await open()
    const reply = await bank.call('POST', '/api/kyb/submit', body)
    expect(reply).toMatchObject({ status: 400, text: sentence })
    expect(added(bank)).toEqual([])
  })

  it.each([
    ['of the contract', true, 'POST', '/api/kyb/submit', 400, 'The request is too large'],
    ['that needs a session', false, 'POST', '/api/kyb/submit', 401, 'Unauthorized'],
    ['with another method', true, 'PATCH', '/api/kyb/submit', 405, 'This method is not allowed here'],
    ['to nowhere', true, 'POST', '/api/nothing', 404, 'There is no such address'],
  ])('of a megabyte to a call %s is refused', async (_, signedIn, method, path, status, text) => {
    const { bank, call } = await open(signedIn)
    expect(await call(method, path, { text: 'x'.repeat(1_000_000) })).toMatchObject({ status, text })
    expect(bank.requests.list()[0]).toMatchObject({ status, requestBody: '[a body that was not read]' })
  })

  it('nested without end is refused', async () => {
    const { call } = await open()
    const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`
    expect((await call('POST', '/api/kyb/submit', deep)).status).toBe(400)
  })
})

describe('a refusal', () => {
  it('is plain text and undoes what the handler had done', async () => {
    const bank = await open()
    const reply = await bank.call('POST', '/api/kyb/submit', { text: 'refuse' })
    expect(reply).toMatchObject({ status: 422, text: 'This note is refused' })
    expect(reply.headers.get('content-type')).toContain('text/plain')
    expect(added(bank)).toEqual([])
  })

  it('is an error field where the contract says so', async () => {
    const { call } = await open(false)
    expect(await call('GET', '/api/verify-email')).toMatchObject({
      status: 400,
      json: { error: 'Invalid verification link' },
    })
  })

  it('of a broken handler tells nothing of its inside and undoes what it had done', async () => {
    const bank = await open()
    expect(await bank.call('POST', '/api/kyb/submit', { text: 'break' })).toMatchObject({
      status: 500,
      text: 'The bank had an internal problem',
    })
    expect(bank.mistakes).toHaveLength(1)
    expect(added(bank)).toEqual([])
  })
})

it('answers 503 while the code that a call needs cannot be fetched', async () => {
  const offline: Handling = {
    ...notes.submitBusinessProfile,
    prepare: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  }
  const { bank, call, mistakes } = await createTestBank({
    handlers: { ...notes, submitBusinessProfile: offline },
    signedIn: true,
    ...testScenarios,
  })
  expect(await call('POST', '/api/kyb/submit', { text: 'a' }, { 'idempotency-key': 'k' })).toMatchObject({
    status: 503,
    text: 'A part of the bank could not be loaded. Please reload the page when you are online',
  })
  expect(mistakes).toHaveLength(1)
  expect(bank.db.answers.size).toBe(0)
})

it('does first what falls due while a call is being prepared', async () => {
  let wall = TEST_TIME
  const left: number[] = []
  const slow: Handling = {
    ...notes.submitBusinessProfile,
    async prepare() {
      wall += 1000
    },
    run(call: never) {
      left.push(bank.db.dueChanges.size)
      return notes.submitBusinessProfile.run(call)
    },
  }
  const { bank, call } = await createTestBank({
    handlers: { ...notes, submitBusinessProfile: slow },
    signedIn: true,
    ...testScenarios,
    wall: () => wall,
  })
  await bank.change(({ schedule }) => schedule('nothing', 'ann', 1000))
  await call('POST', '/api/kyb/submit', { text: 'a' })
  expect(left).toEqual([0])
})

describe('an address', () => {
  it('outside the contract is 404', async () => {
    const { call } = await open()
    expect((await call('GET', '/api/nothing')).status).toBe(404)
    expect((await call('POST', '/api/cards/7/more', {})).status).toBe(404)
  })

  it('of the contract with another method is 405 and names the methods', async () => {
    const { call } = await open()
    const reply = await call('DELETE', '/api/kyb/submit')
    expect(reply.status).toBe(405)
    expect(reply.headers.get('allow')).toBe('POST')
  })
})

describe('an idempotency key', () => {
  it('answers a repeat with the first answer and changes nothing', async () => {
    const bank = await open()
    const first = await bank.call('POST', '/api/kyb/submit', { text: 'a' }, { 'idempotency-key': 'k1' })
    const second = await bank.call('POST', '/api/kyb/submit', { text: 'a' }, { 'idempotency-key': 'k1' })
    expect(second).toMatchObject({ status: first.status, json: first.json })
    expect(added(bank)).toEqual(['a'])
  })

  it('refuses another body under the same key', async () => {
    const bank = await open()
    await bank.call('POST', '/api/kyb/submit', { text: 'a' }, { 'idempotency-key': 'k1' })
    const other = await bank.call('POST', '/api/kyb/submit', { text: 'b' }, { 'idempotency-key': 'k1' })
    expect(other).toMatchObject({ status: 422, text: 'This Idempotency-Key was used for another request' })
    expect(added(bank)).toEqual(['a'])
  })

  it('is refused where it is longer than any that is made', async () => {
    const bank = await open()
    const send = (key: string) =>
      bank.call('POST', '/api/kyb/submit', { text: key.slice(0, 3) }, { 'idempotency-key': key })
    expect(await send('no!'.padEnd(201, 'x'))).toMatchObject({ status: 400, text: 'The Idempotency-Key is too long' })
    expect(await send('yes'.padEnd(200, 'x'))).toMatchObject({ status: 201 })
    expect(added(bank)).toEqual(['yes'])
  })

  it('lets a refused request be tried again', async () => {
    const { bank, call } = await open()
    expect((await call('POST', '/api/kyb/submit', { text: 'refuse' }, { 'idempotency-key': 'k' })).status).toBe(422)
    expect(bank.db.answers.size).toBe(0)
  })

  it('keeps twins that arrive together one record', async () => {
    const bank = await open()
    const send = () => bank.call('POST', '/api/kyb/submit', { text: 'a' }, { 'idempotency-key': 'twin' })
    const replies = await Promise.all([send(), send(), send()])
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(added(bank)).toEqual(['a'])
  })

  it('is forgotten after a hundred later ones', async () => {
    const { bank, call } = await open()
    for (let i = 0; i < 105; i += 1)
      await call('POST', '/api/kyb/submit', { text: `n${i}` }, { 'idempotency-key': `k${i}` })
    expect(bank.db.answers.size).toBe(100)
  })
})

describe('a fault', () => {
  it('answers its status instead of the bank, once where it says so', async () => {
    const { bank, call } = await open()
    bank.setNetwork({ faults: [{ id: 'f', method: 'POST', path: '/api/kyb/*', status: 503, once: true }] })
    expect((await call('GET', '/api/audit-logs')).status).toBe(200)
    expect((await call('POST', '/api/kyb/submit', { text: 'a' })).status).toBe(503)
    expect((await call('POST', '/api/kyb/submit', { text: 'a' })).status).toBe(201)
  })

  it('keeps the way a refusal is written', async () => {
    const { bank, call } = await open(false)
    bank.setNetwork({ faults: [{ id: 'f', method: '*', path: '*', status: 500 }] })
    expect((await call('GET', '/api/verify-email?token=x')).json).toEqual({ error: 'The bank had an internal problem' })
  })

  it('breaks the connection while offline', async () => {
    const { bank, call } = await open()
    bank.setNetwork({ offline: true })
    expect((await call('GET', '/api/audit-logs')).status).toBe(0)
  })
})

describe('the request log', () => {
  it('keeps what was sent and answered, without secrets', async () => {
    const { bank, call } = await createTestBank()
    await call('POST', '/api/login', { username: 'sarah@halden.example', password: 'corridor-demo' })
    expect(bank.requests.list()[0]).toMatchObject({
      method: 'POST',
      path: '/api/login',
      status: 200,
      requestBody: { username: 'sarah@halden.example', password: '[redacted]' },
      inContract: true,
      name: 'login',
    })
    expect(JSON.stringify(bank.requests.list())).not.toContain('corridor-demo')
  })

  it.each([
    ['broken JSON', '{"username":"sarah@halden.example","password":"corridor-demo",}'],
    ['a form', 'username=sarah%40halden.example&password=corridor-demo'],
    ['a text', '"corridor-demo"'],
    ['a list', '["sarah@halden.example","corridor-demo"]'],
  ])('keeps the length alone of a body that is %s', async (_, body) => {
    const { bank, call } = await createTestBank()
    expect((await call('POST', '/api/login', body)).status).toBe(400)
    const [logged] = bank.requests.list()
    expect(JSON.stringify(logged)).not.toContain('corridor-demo')
    expect(logged?.requestBody).toBe(`[${body.length} characters that are not a JSON object]`)
  })

  it('knows a secret by its key, however that is written and wherever it lies', async () => {
    const { bank, call } = await createTestBank()
    await call('POST', '/api/login?Access_Token=corridor-demo', {
      user: { PassWord: 'corridor-demo', passwd: ['corridor-demo'], refreshToken: 'corridor-demo' },
    })
    const [logged] = bank.requests.list()
    expect(JSON.stringify(logged)).not.toContain('corridor-demo')
    expect(logged?.requestBody).toEqual({
      user: { PassWord: '[redacted]', passwd: '[redacted]', refreshToken: '[redacted]' },
    })
  })

  it('says which calls are outside the contract', async () => {
    const { bank, call } = await open()
    await call('GET', '/api/secret?token=abc')
    expect(bank.requests.list()[0]).toMatchObject({ inContract: false, status: 404, query: '?token=%5Bredacted%5D' })
    expect(bank.notices.list().map(({ kind }) => kind)).toEqual(['contract'])
  })
})

import { mutations, ownIds, type Mutation } from '../support/mutations.ts'
import { sendCalls, wholeState, type Call } from '../support/calls.ts'
import { expect, inBothTransports, test } from '../support/test.ts'

const WRONG_TYPES: readonly unknown[] = [null, true, [1], {}, { toString: 'x' }]

/** Bodies that every call has to refuse. */
function malformedBodies({ valid, optional }: Mutation): string[] {
  const text = JSON.stringify(valid)
  return [
    '',
    '   ',
    '{oops',
    '[]',
    `[${text}]`,
    'null',
    'true',
    '"text"',
    '1e999',
    '{}',
    text.replace('{', '{"__proto__":{"admin":true},'),
    text.replace('{', '{"constructor":{"prototype":{"admin":true}},'),
    JSON.stringify({ ...valid, colour: 'red' }),
    JSON.stringify({ ...valid, padding: 'x'.repeat(1_000_000) }),
    `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
    ...Object.keys(valid).flatMap((key) => [
      ...WRONG_TYPES.map((wrong) => JSON.stringify({ ...valid, [key]: wrong })).filter(
        (body) => !(key === 'corridorLimits' && body.includes('"corridorLimits":{}')),
      ),
      JSON.stringify({ ...valid, [key]: '\u0000' }),
      JSON.stringify({ ...valid, [key]: 'x'.repeat(60_000) }),
      ...(optional.includes(key) ? [] : [JSON.stringify({ ...valid, [key]: undefined })]),
    ]),
  ]
}

/** One plain English sentence without stack trace, markup or JavaScript values such as undefined. */
function expectSentence(text: string, type: string | null, what: string): void {
  const sentence = type === 'application/json' ? String((JSON.parse(text) as { error?: unknown }).error) : text
  if (!/^[^\n<>{}]{3,200}$/.test(sentence) || /undefined|\[object|NaN|yup|Error:|must be a `/i.test(sentence))
    expect.soft(sentence, what).toBe('one plain sentence')
}

test('every endpoint refuses malformed bodies and changes nothing', async ({ app, page }) => {
  await app.open('/settings', { signedIn: true, link: { dock: 'off' } })
  await page.evaluate(() => window.corridor.pause())
  const before = await wholeState(page)
  const calls = mutations(...(await ownIds(page))).flatMap((mutation) =>
    malformedBodies(mutation).map((body): Call => ({ method: mutation.method, path: mutation.path, body })),
  )
  for (const [index, { status, text, type }] of (await sendCalls(page, calls)).entries()) {
    const what = `${calls[index]?.method} ${calls[index]?.path} ${calls[index]?.body?.slice(0, 120) ?? ''}`
    if (status !== 400) expect.soft(status, what).toBe(400)
    expectSentence(text, type, what)
  }
  expect(await wholeState(page)).toBe(before)
  expect(await page.evaluate(() => 'admin' in {}), 'Object.prototype is unchanged').toBe(false)
})

const STRANGE_IDS = [
  'c0ffee',
  '__proto__',
  'constructor',
  '..%2F..%2Fpayments',
  '%00',
  '%F0%9F%92%A9',
  'x'.repeat(3_000),
  '%E0%A4%A',
  '%',
  ';%20drop',
  "'%20or%201=1",
]

inBothTransports(() => {
  test('a wrong method returns 405, a wrong id or path 404, each with a sentence', async ({ app, page }) => {
    await app.open('/settings', { signedIn: true, link: { dock: 'off' } })
    await page.evaluate(() => window.corridor.pause())
    const before = await wholeState(page)
    const known = mutations('some-card', 'some-organization')
    const reads = [
      'user',
      'accounts',
      'payments',
      'cards',
      'kyc/list',
      'fx/rates',
      'fx/trades',
      'organizations',
      'audit-logs',
      'verify-email',
    ].map((list) => `/api/${list}`)
    const posted = new Set(known.map(({ path }) => path))
    const wrongMethods: Call[] = [
      ...[...posted, ...reads].flatMap((path) => ['PUT', 'DELETE'].map((method) => ({ method, path }))),
      ...reads
        .filter((path) => !posted.has(path))
        .flatMap((path) => ['POST', 'PATCH'].map((method) => ({ method, path, body: '{}' }))),
      ...known.filter(({ path }) => !reads.includes(path)).map(({ path }) => ({ method: 'GET', path })),
    ]
    const wrongPaths: Call[] = [
      ...[
        '/api',
        '/api/',
        '/API/user',
        '/api/nothing',
        '/api/payments/1',
        '/api/fx',
        '/api/fx/quote/1',
        '/api//payments',
        '/api/%2e%2e/payments',
        '/api/accounts/%2e%2e',
      ].map((path) => ({
        method: 'GET',
        path,
      })),
      ...STRANGE_IDS.flatMap((id) => [
        { method: 'PATCH', path: `/api/cards/${id}`, body: '{"status":"frozen"}' },
        { method: 'PATCH', path: `/api/organizations/${id}`, body: '{"name":"A","address":"B"}' },
      ]),
    ]
    const cases: [number[], Call[]][] = [
      [[405], wrongMethods],
      [[404], wrongPaths],
    ]
    for (const [expected, calls] of cases) {
      for (const [index, { status, text, type }] of (await sendCalls(page, calls)).entries()) {
        const what = `${calls[index]?.method} ${calls[index]?.path.slice(0, 80)}`
        if (!expected.includes(status)) expect.soft(expected, what).toContain(status)
        expectSentence(text, type, what)
      }
    }
    expect(await wholeState(page)).toBe(before)
  })
})

test('without a session every mutation returns 401 Unauthorized and changes nothing', async ({ app, page }) => {
  await app.open('/auth')
  await page.evaluate(() => window.corridor.pause())
  const before = await wholeState(page)
  const closed = mutations('some-card', 'some-organization').filter(({ open }) => !open)
  const calls = closed.flatMap(({ method, path, valid }) =>
    [valid, {}, []].map((body): Call => ({ method, path, body: JSON.stringify(body) })),
  )
  for (const [index, { status, text }] of (await sendCalls(page, calls)).entries()) {
    expect.soft([status, text], calls[index]?.path).toEqual([401, 'Unauthorized'])
  }
  expect(await wholeState(page)).toBe(before)
})

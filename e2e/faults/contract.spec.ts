import type { Page } from '@playwright/test'
import type { Card } from '../../src/contract/cards.ts'
import type { Organization } from '../../src/contract/organizations.ts'
import { read } from '../support/bank.ts'
import { FORMS, openForm } from '../support/forms.ts'
import { sendCalls, wholeState, type Call } from '../support/calls.ts'
import { expect, inBothTransports, test } from '../support/test.ts'

type Fields = Record<string, unknown>

interface Mutation {
  method: 'POST' | 'PATCH'
  path: string
  valid: Fields
  optional?: readonly string[]
  /** Allowed without a session. */
  open?: boolean
}

const beneficiary = { name: 'Tom Okafor', account: '99-40-27 58201173' }

/** Every call of the contract with a body, and a valid body for it. */
const mutations = (cardId: string, organizationId: string): Mutation[] => [
  {
    method: 'POST',
    path: '/api/login',
    valid: { username: 'sarah@halden.example', password: 'corridor-demo' },
    open: true,
  },
  {
    method: 'POST',
    path: '/api/register',
    valid: { email: 'tom@okafor.example', passwordHash: 'quiet-harbour', name: 'Tom Okafor' },
    open: true,
  },
  { method: 'POST', path: '/api/resend-verification', valid: { email: 'sarah@halden.example' }, open: true },
  {
    method: 'POST',
    path: '/api/kyb/submit',
    valid: { registrationNumber: '09876543', entityType: 'limited', address: '1 Dock Road', directorsCount: '2' },
  },
  {
    method: 'POST',
    path: '/api/kyc/ubo',
    valid: { fullName: 'Rosa Penhale', dob: '1986-05-04', nationality: 'GB', ownershipPct: '25' },
  },
  {
    method: 'POST',
    path: '/api/accounts',
    valid: { currency: 'EUR', type: 'dedicated', label: 'Roasters', iban: 'GB29CRDR04007520418830', bic: 'CRDRGB2L' },
    optional: ['label'],
  },
  {
    method: 'POST',
    path: '/api/payments',
    valid: {
      rail: 'FASTER_PAYMENTS',
      amount: '12.50',
      currency: 'GBP',
      beneficiaryName: beneficiary.name,
      beneficiaryAccount: beneficiary.account,
      reference: 'Rent',
      beneficiary,
    },
    optional: ['reference'],
  },
  {
    method: 'POST',
    path: '/api/cards',
    valid: {
      cardType: 'virtual',
      currency: 'GBP',
      cardholder: 'Tom Okafor',
      dailyLimit: '10',
      monthlyLimit: '20',
      corridorLimits: { daily: '10', monthly: '20' },
    },
    optional: ['dailyLimit', 'monthlyLimit', 'corridorLimits'],
  },
  { method: 'PATCH', path: `/api/cards/${cardId}`, valid: { status: 'frozen' } },
  { method: 'POST', path: '/api/fx/quote', valid: { fromCurrency: 'GBP', toCurrency: 'USD', amount: 100 } },
  {
    method: 'POST',
    path: '/api/fx/execute',
    valid: { fromCurrency: 'GBP', toCurrency: 'USD', notional: 100, rate: 1.2658, markupBps: 50 },
  },
  {
    method: 'PATCH',
    path: `/api/organizations/${organizationId}`,
    valid: { name: 'Halden', website: 'halden.example', address: '1 Dock Road' },
    optional: ['website'],
  },
]

const WRONG_TYPES: readonly unknown[] = [null, true, [1], {}, { toString: 'x' }]

/** Bodies that every call has to refuse. */
function malformedBodies({ valid, optional = [] }: Mutation): string[] {
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

const ids = async (page: Page): Promise<[string, string]> => {
  const [card] = (await read<Card[]>(page, '/api/cards')).filter(({ status }) => status === 'active')
  const [organization] = await read<Organization[]>(page, '/api/organizations')
  return [card?.id ?? '', organization?.id ?? '']
}

/** One plain English sentence without stack trace, markup or JavaScript values such as undefined. */
function expectSentence(text: string, type: string | null, what: string): void {
  const said = type === 'application/json' ? String((JSON.parse(text) as { error?: unknown }).error) : text
  if (!/^[^\n<>{}]{3,200}$/.test(said) || /undefined|\[object|NaN|yup|Error:|must be a `/i.test(said))
    expect.soft(said, what).toBe('one plain sentence')
}

inBothTransports(() => {
  test('every endpoint refuses malformed bodies and changes nothing', async ({ app, page }) => {
    await app.open('/settings', { signedIn: true, link: { dock: 'off' } })
    await page.evaluate(() => window.corridor.pause())
    const before = await wholeState(page)
    const calls = mutations(...(await ids(page))).flatMap((mutation) =>
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

inBothTransports(() => {
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

  test('a user cannot read or change the records of another user', async ({ app, page }) => {
    await app.open('/auth', { signedIn: true })
    const [cardId, organizationId] = await ids(page)
    await sendCalls(page, [
      {
        method: 'POST',
        path: '/api/register',
        body: JSON.stringify({ email: 'eve@okafor.example', passwordHash: 'quiet-harbour', name: 'Eve' }),
      },
    ])
    const link = await page.evaluate(async () => (await window.corridor.inbox())[0]?.link ?? '')
    const token = new URL(link).searchParams.get('token') ?? ''
    const [, login] = await sendCalls(page, [
      { method: 'GET', path: `/api/verify-email?token=${token}` },
      {
        method: 'POST',
        path: '/api/login',
        body: JSON.stringify({ username: 'eve@okafor.example', password: 'quiet-harbour' }),
      },
    ])
    expect(login?.status).toBe(200)
    const outcomes = await sendCalls(page, [
      { method: 'PATCH', path: `/api/cards/${cardId}`, body: '{"status":"frozen"}' },
      { method: 'PATCH', path: `/api/organizations/${organizationId}`, body: '{"name":"Mine","address":"B"}' },
      ...['accounts', 'payments', 'cards', 'kyc/list', 'organizations', 'fx/trades'].map((list) => ({
        method: 'GET',
        path: `/api/${list}`,
      })),
    ])
    expect(outcomes.map(({ status, text }) => `${status} ${text}`)).toEqual([
      '404 Card not found',
      '404 Organization not found',
      ...Array.from({ length: 6 }, () => '200 []'),
    ])
    const audit = await read<{ entity: string }[]>(page, '/api/audit-logs')
    expect(JSON.stringify(audit)).not.toContain('sarah')

    await page.evaluate(() => window.corridor.signIn('sarah@halden.example'))
    expect((await read<Card[]>(page, '/api/cards')).find(({ id }) => id === cardId)?.status).toBe('active')
    expect((await read<Organization[]>(page, '/api/organizations'))[0]?.name).toContain('Halden')
  })

  test('an invalid verification token shows an error, and a used one stays verified', async ({ app }) => {
    const page = await app.open('/verify-email', { scenario: 'unverified' })
    const state = (heading: string) => expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const visit = (query: string) => page.goto(`${app.host.url}verify-email${query}`)
    for (const query of [
      '',
      '?token=',
      '?token=%20',
      '?token=..%2F..%2Fetc',
      '?token=__proto__',
      '?token=constructor',
      `?token=${'x'.repeat(2_000)}`,
      '?token=%3Cscript%3E',
      '?token=%E0%A4%A',
      '?other=1',
    ]) {
      await visit(query)
      await state('We could not verify your email')
      await expect(page.getByText('Invalid verification link')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Resend Verification Email' })).toBeVisible()
    }
    const link = await page.evaluate(async () => (await window.corridor.inbox())[0]?.link ?? '')
    await page.goto(link)
    await state('Email verified')
    // Opening the link again is not an error.
    await page.goto(link)
    await state('Email verified')
    await page.evaluate(() => window.corridor.advance('2d'))
    await page.goto(link)
    await state('Email verified')
  })

  test('a newer verification link makes the older one expire', async ({ app }) => {
    const page = await app.open('/auth', { scenario: 'unverified' })
    const [older] = await page.evaluate(async () => (await window.corridor.inbox()).map(({ link }) => link ?? ''))
    await sendCalls(page, [
      { method: 'POST', path: '/api/resend-verification', body: '{"email":"rosa@tamar.example"}' },
    ])
    const [newer] = await page.evaluate(async () => (await window.corridor.inbox()).map(({ link }) => link ?? ''))
    await page.goto(older ?? '')
    await expect(page.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible()
    await page.goto(newer ?? '')
    await expect(page.getByRole('heading', { level: 1, name: 'Email verified' })).toBeVisible()
  })
})

const LONG = 'The bank says a great deal about what went wrong here. '.repeat(40)
const PAGE =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head>' +
  `<body><h1>Bad Gateway</h1>${'<p>nginx</p>'.repeat(100)}</body></html>`

const FAILURES = [
  { name: 'an internal error', fault: { status: 500 }, said: /^(500: )?The bank had an internal problem$/ },
  { name: 'a broken connection', fault: { lost: true }, said: 'The bank could not be reached. Please try again.' },
  {
    name: 'a broken connection after ten seconds',
    fault: { lost: true, delay: 10_000 },
    said: 'The bank could not be reached. Please try again.',
  },
  {
    name: "a proxy's page",
    fault: { status: 502, body: PAGE },
    said: '502: The bank could not answer. Please try again.',
  },
  {
    name: 'an empty error response',
    fault: { status: 503, body: '' },
    said: '503: The bank could not answer. Please try again.',
  },
  {
    name: "a proxy's page with status 200",
    fault: { status: 200, body: PAGE, contentType: 'text/html' },
    said: /^(502: )?The answer could not be read$/,
  },
  {
    name: 'an empty body with status 200',
    fault: { status: 200, body: '' },
    said: /^(502: )?The answer could not be read$/,
  },
  { name: 'a very long response', fault: { status: 500, body: LONG }, said: /^(500: )?The bank says a great deal.*…$/ },
] as const

inBothTransports(() => {
  for (const form of FORMS) {
    test(`a failed ${form.path} shows a message of at most 200 characters and keeps the fields`, async ({
      app,
      page,
    }) => {
      await page.clock.install()
      const button = await openForm(app, form)
      const toast = page.getByRole('region', { name: 'Messages' }).locator('p').last()
      for (const { name, fault, said } of FAILURES) {
        await page.evaluate(([path, how]) => window.corridor.fault({ path, once: true, ...how }), [
          form.path,
          fault,
        ] as const)
        await button.click()
        if ('delay' in fault) {
          await expect(page.locator('button[aria-busy=true]').first()).toBeVisible()
          // The delay starts once the bank has consumed the fault.
          await expect
            .poll(() => page.evaluate(async () => (await window.corridor.exportState()).network.faults.length))
            .toBe(0)
          await page.clock.fastForward(11_000)
        }
        await expect(toast, name).toHaveText(said)
        const text = await toast.innerText()
        expect(text.length, text).toBeLessThanOrEqual(200)
        expect(text, 'no markup').not.toMatch(/[<>]/)
        await expect(page.getByLabel(form.kept[0], { exact: true })).toHaveValue(form.kept[1])
        await expect(button).toBeEnabled()
        await page.getByRole('button', { name: 'Dismiss' }).click()
      }
    })
  }
})

import type { Break } from './breaking-proxy.ts'

type Row = Record<string, unknown>

/** Changes the JSON of the successes of one call. */
const changed =
  (call: string, change: (json: Row) => unknown): Break =>
  ({ method, path, status, text }) => {
    if (`${method} ${path}` !== call || status >= 300) return
    return { text: JSON.stringify(change(JSON.parse(text) as Row)) }
  }
/** Changes every row of a list. */
const inRows = (call: string, change: (row: Row) => Row) =>
  changed(call, (rows) => (rows as unknown as Row[]).map(change))
const without = (row: Row, field: string): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== field))
/** Answers one call differently when `applies`. */
export const instead =
  (call: string, applies: (answer: Parameters<Break>[0]) => boolean, answer: ReturnType<Break>): Break =>
  (given) =>
    `${given.method} ${given.path}` === call && applies(given) ? answer : undefined
const always = () => true
const refused = ({ status }: { status: number }) => status >= 400
const HTML = { type: 'text/html', text: '<!doctype html><h1>Sign in</h1>' }

/** One way each to break the contract, the part to run, and what a failing line must say. */
export const WAYS: readonly [what: string, only: string, answer: Break, says: RegExp][] = [
  [
    'a field of a list is dropped',
    'listPayments',
    inRows('GET /api/payments', (row) => without(row, 'currency')),
    /GET \/api\/payments: .*\[0\]\.currency: expected text, got nothing/,
  ],
  [
    'a field of a list is renamed',
    'listAccounts',
    inRows('GET /api/accounts', ({ iban, ...row }) => ({ ...row, accountNumber: iban })),
    /GET \/api\/accounts: .*\[0\]\.iban: expected text/,
  ],
  [
    'a nested field is dropped',
    'listPayments',
    inRows('GET /api/payments', (row) => ({ ...row, beneficiary: { name: 'x' } })),
    /\[0\]\.beneficiary\.account: expected text/,
  ],
  [
    'an optional field is dropped',
    'createPayment',
    inRows('GET /api/payments', (row) => without(row, 'reference')),
    /POST \/api\/payments: .*reference: expected "Invoice 2041", got nothing/,
  ],
  [
    'an optional label is dropped',
    'createAccount',
    inRows('GET /api/accounts', (row) => without(row, 'label')),
    /POST \/api\/accounts: .*label: expected/,
  ],
  [
    'limits of a card are dropped',
    'createCard',
    inRows('GET /api/cards', (row) => without(row, 'corridorLimits')),
    /POST \/api\/cards: .*corridorLimits: expected/,
  ],
  [
    'an amount is an object',
    'listPayments',
    inRows('GET /api/payments', (row) => ({ ...row, amount: { value: row['amount'] } })),
    /\[0\]\.amount: expected a number, got an object/,
  ],
  [
    'an amount is in minor units',
    'createPayment',
    inRows('GET /api/payments', (row) => ({ ...row, amount: Number(row['amount']) * 100 })),
    /POST \/api\/payments: .*amount: expected "12.50", got 1250/,
  ],
  [
    'an id is a number',
    'listCards',
    inRows('GET /api/cards', (row) => ({ ...row, id: 7 })),
    /GET \/api\/cards: .*\[0\]\.id: expected text, got a number/,
  ],
  [
    'a list is in an envelope',
    'listCards',
    changed('GET /api/cards', (data) => ({ data })),
    /GET \/api\/cards: .*expected a list, got an object/,
  ],
  [
    'a record is in a list',
    'getUser',
    changed('GET /api/user', (user) => [user]),
    /GET \/api\/user: .*expected an object, got a list/,
  ],
  [
    'the user lacks its email',
    'getUser',
    changed('GET /api/user', (user) => without(user, 'email')),
    /GET \/api\/user: .*email: expected text/,
  ],
  [
    'a flag is text',
    'login',
    changed('POST /api/login', (user) => ({ ...user, emailVerified: 'yes' })),
    /POST \/api\/login: .*emailVerified: expected true or false, got text/,
  ],
  [
    '200 instead of 201',
    'createPayment',
    instead('POST /api/payments', ({ status }) => status === 201, { status: 200 }),
    /POST \/api\/payments: .*expected 201, got 200/,
  ],
  [
    '204 instead of a created account',
    'createAccount',
    instead('POST /api/accounts', ({ status }) => status === 201, { status: 204 }),
    /POST \/api\/accounts: .*expected 201, got 204/,
  ],
  [
    '400 becomes 422',
    'createCard',
    instead('POST /api/cards', ({ status }) => status === 400, { status: 422 }),
    /POST \/api\/cards: refuses broken JSON with 400 .* got 422/,
  ],
  [
    '422 becomes 400',
    'quoteFx',
    instead('POST /api/fx/quote', ({ status }) => status === 422, { status: 400 }),
    /POST \/api\/fx\/quote: refuses two equal currencies with 422 .* got 400/,
  ],
  [
    'a web page instead of 401',
    'listOrganizations',
    instead('GET /api/organizations', refused, HTML),
    /GET \/api\/organizations: needs a session.*expected plain text/,
  ],
  [
    'a redirect instead of 401',
    'listOwners',
    instead('GET /api/kyc/list', refused, { status: 302, text: '' }),
    /GET \/api\/kyc\/list: needs a session.*got 302/,
  ],
  [
    'a refusal in JSON',
    'createPayment',
    instead('POST /api/payments', refused, { type: 'application/json', text: '{"error":"No"}' }),
    /POST \/api\/payments: .*expected plain text/,
  ],
  [
    'a stack trace instead of a sentence',
    'createCard',
    instead('POST /api/cards', refused, { text: 'Error: no\n    at card.js:1\n    at run.js:2' }),
    /POST \/api\/cards: .*expected one sentence/,
  ],
  [
    'an empty refusal',
    'quoteFx',
    instead('POST /api/fx/quote', refused, { text: '' }),
    /POST \/api\/fx\/quote: .*expected one sentence/,
  ],
  [
    'no session is needed',
    'listFxRates',
    instead('GET /api/fx/rates', ({ status }) => status === 401, { status: 200, type: 'application/json', text: '{}' }),
    /GET \/api\/fx\/rates: needs a session: 401/,
  ],
  [
    'the refusal of a verification is plain text',
    'verifyEmail',
    instead('GET /api/verify-email', refused, { type: 'text/plain', text: 'Invalid link' }),
    /GET \/api\/verify-email: .*expected \{error\}/,
  ],
  [
    'an unknown email is told as verified',
    'resendVerification',
    instead('POST /api/resend-verification', ({ status }) => status === 404, { status: 409 }),
    /POST \/api\/resend-verification: refuses an unknown email with 404/,
  ],
  [
    'an unknown id is accepted',
    'updateCard',
    ({ method, status }) => (method === 'PATCH' && status === 404 ? { status: 200 } : undefined),
    /PATCH \/api\/cards\/:id: refuses an unknown id with 404/,
  ],
  [
    'payments are ordered oldest first',
    'listPayments',
    changed('GET /api/payments', (rows) => (rows as unknown as Row[]).toReversed()),
    /GET \/api\/payments: is ordered newest first/,
  ],
  [
    'the available balance ignores what is reserved',
    'listAccounts',
    inRows('GET /api/accounts', (row) => ({ ...row, available: Number(row['current']) + 1 })),
    /GET \/api\/accounts: .*available: expected current less reserved/,
  ],
  [
    'a payment begins as settled',
    'createPayment',
    changed('POST /api/payments', (row) => ({ ...row, status: 'settled' })),
    /POST \/api\/payments: begins as queued.*status: expected "queued"/,
  ],
  [
    'the total of a quote ignores the fee',
    'quoteFx',
    changed('POST /api/fx/quote', (quote) => ({ ...quote, total: Number(quote['amount']) * Number(quote['rate']) })),
    /POST \/api\/fx\/quote: .*total: expected/,
  ],
  [
    'rates lack a pair',
    'listFxRates',
    changed('GET /api/fx/rates', (rates) => without(rates, 'USD/JPY')),
    /GET \/api\/fx\/rates: .*USD\/JPY: expected a rate/,
  ],
  [
    'a number of a rate is no number',
    'listFxRates',
    changed('GET /api/fx/rates', (rates) => ({ ...rates, 'GBP/USD': 'n/a' })),
    /GET \/api\/fx\/rates: .*GBP\/USD: expected a number/,
  ],
  [
    'the server fails',
    'listAuditLogs',
    instead('GET /api/audit-logs', always, { status: 500, type: 'text/plain', text: 'Internal error' }),
    /GET \/api\/audit-logs: .*expected 200, got 500/,
  ],
  [
    'another call has the wrong address',
    'listFxTrades',
    instead('GET /api/fx/trades', always, { status: 404, type: 'text/plain', text: 'Not found' }),
    /GET \/api\/fx\/trades: this bank does not have the call/,
  ],
]

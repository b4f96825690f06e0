import { randomUUID } from 'node:crypto'
import { contract, type CallName } from '../../src/contract/contract.ts'
import type { AnyEndpoint } from '../../src/contract/endpoint.ts'
import { isCallWithBody, samples, type CallWithBody } from '../../src/contract/samples.ts'
import { expectField, expectRefusal, expectSuccess, expectThat, show } from './expectations.ts'
import { refusedBodies } from './refused-bodies.ts'
import { bodyFor, caller, JSON_REFUSALS, list, newEmail, OPEN, otherOf, ownId, send, type Rule } from './rule.ts'

type Check = Rule['check']

/** What the contract says of every call: success, refusals, session, ownership, repeats. */
export function generalRules(call: CallName, endpoint: AnyEndpoint): Rule[] {
  const made: Rule[] = []
  const add = (says: string, check: Check) => made.push({ call, says, check })
  const isJson = JSON_REFUSALS.has(call)
  const success = endpoint.isRead ? endpoint.status : '2xx'
  if (isCallWithBody(call)) {
    rulesOfBody(call, success, isJson, add)
    const created = CREATED_IN[call]
    if (created) rulesOfCreation(call, created, add)
  } else if (call !== 'verifyEmail' && call !== 'logout')
    add(`answers ${success}`, async ({ owner }) => {
      expectSuccess(call, await send(owner, call, undefined, await ownId(owner, call)))
    })
  const body = isCallWithBody(call) ? samples[call] : undefined
  if (!OPEN.has(call))
    add('needs a session: 401', async (bank) => expectRefusal(await send(bank.anonymous(), call, body), 401))
  if (endpoint.path.includes(':')) {
    add('refuses an unknown id with 404', async ({ owner }) => expectRefusal(await send(owner, call, body), 404))
    add('refuses the record of another customer with 404', async (bank) => {
      expectRefusal(await send(await otherOf(bank), call, body, await ownId(bank.owner, call)), 404)
    })
  }
  if (OWNED.has(call))
    add('shows nothing of another customer', async (bank) => {
      const other = await otherOf(bank)
      const own = new Set((await list(bank.owner, call)).map(({ id }) => id))
      const foreign = (await list(other, call)).filter(({ id }) => own.has(id))
      expectThat(foreign.length === 0, `expected none, got ${foreign.length}`)
    })
  if (NEWEST_FIRST.has(call))
    add('is ordered newest first', async ({ owner }) => {
      const dates = (await list(owner, call)).map(({ createdAt }) => String(createdAt))
      const row = dates.findIndex((date, index) => index > 0 && date > (dates[index - 1] ?? ''))
      expectThat(row === -1, `[${row}].createdAt: expected an older one, got a newer one`)
    })
  return made
}

function rulesOfBody(
  call: CallWithBody,
  success: number | string,
  isJson: boolean,
  add: (says: string, check: Check) => void,
) {
  /** Sends bodies as the customer whom the call is for. */
  const asking =
    (check: (ask: (body: unknown, key?: string) => ReturnType<typeof send>, body: object) => Promise<void>): Check =>
    async (bank) => {
      const customer = await caller(bank, call)
      const id = await ownId(customer, call)
      const body = await bodyFor(customer, call, bank.credentials)
      await check((sent, key) => send(customer, call, sent, id, key), body)
    }
  add(
    `answers ${success}`,
    asking(async (ask, body) => void expectSuccess(call, await ask(body))),
  )
  const refusals: [because: string, status: 400 | 422, change: (body: object) => unknown][] = [
    ['broken JSON', 400, () => '{oops'],
    ['a list as body', 400, () => []],
    ['an empty object', 400, () => ({})],
    ['an unknown field', 400, (body) => ({ ...body, unknown: 'x' })],
    ...Object.entries(refusedBodies[call] ?? {}).flatMap(([status, changes]) =>
      changes.map((change): (typeof refusals)[number] => [
        Object.entries(change)
          .map(([field, value]) => `${field} ${show(value)}`)
          .join(', '),
        Number(status) as 400 | 422,
        (body) => ({ ...body, ...change }),
      ]),
    ),
  ]
  for (const [because, status, change] of refusals)
    add(`refuses ${because} with ${status}`, async (bank) => {
      const customer = await caller(bank, call)
      expectRefusal(await send(customer, call, change(samples[call]), await ownId(customer, call)), status, isJson)
    })
  if (!OPEN.has(call))
    add(
      'repeats its first answer to the same Idempotency-Key',
      asking(async (ask, body) => {
        const key = randomUUID()
        const first = await ask(body, key)
        expectSuccess(call, first)
        const again = await ask(body, key)
        expectThat(again.status === first.status, `expected ${first.status} again, got ${again.status}`)
        expectThat(again.text === first.text, 'expected the same body again, got another one')
      }),
    )
  // One key for two intents would hide the second.
  const another = ANOTHER[call]
  if (another)
    add(
      'refuses another body with the same Idempotency-Key with 422',
      asking(async (ask, body) => {
        const key = randomUUID()
        expectSuccess(call, await ask(body, key))
        expectRefusal(await ask({ ...body, ...another }, key), 422, isJson)
      }),
    )
}

function rulesOfCreation(call: CallWithBody, listing: CallName, add: (says: string, check: Check) => void) {
  add('creates one record, also when it is repeated', async (bank) => {
    const customer = await caller(bank, call)
    const before = (await list(customer, listing)).length
    const key = randomUUID()
    const body = await bodyFor(customer, call, bank.credentials)
    for (let sent = 0; sent < 2; sent += 1) await send(customer, call, body, undefined, key)
    const after = (await list(customer, listing)).length
    expectThat(after === before + 1, `expected 1 more record, got ${after - before}`)
  })
  add('creates none when it is refused', async (bank) => {
    const customer = await caller(bank, call)
    const before = (await list(customer, listing)).length
    for (const change of Object.values(refusedBodies[call] ?? {}).flat())
      await send(customer, call, { ...samples[call], ...change })
    const after = (await list(customer, listing)).length
    expectThat(after === before, `expected no more records, got ${after - before}`)
  })
  add('keeps every field that was sent, and answers what its list has', async (bank) => {
    const customer = await caller(bank, call)
    const body = (await bodyFor(customer, call, bank.credentials)) as Record<string, unknown>
    const known = new Set((await list(customer, listing)).map(({ id }) => id))
    const answered = expectSuccess(call, await send(customer, call, body))
    const row = (await list(customer, listing)).find(({ id }) => !known.has(id))
    expectThat(row !== undefined, `expected the new record in ${contract[listing].path}`)
    const isAnswered = Object.keys(answered).length > 0
    for (const [field, sent] of Object.entries(body)) {
      if (STATED_ELSEWHERE.has(field)) continue
      expectField(row, field, sent)
      if (isAnswered) expectField(answered, field, sent)
    }
    // The status may have changed between answer and list.
    for (const [field, value] of Object.entries(answered)) if (field !== 'status') expectField(row, field, value)
    for (const [field, value] of Object.entries(BEGINS[call] ?? {}))
      expectField(field in answered ? answered : row, field, value)
  })
}

/** The list in which a created record is found. */
const CREATED_IN: Partial<Record<CallName, CallName>> = {
  addOwner: 'listOwners',
  createAccount: 'listAccounts',
  createPayment: 'listPayments',
  createCard: 'listCards',
  executeFx: 'listFxTrades',
}
/** The fields of a new record that were not sent. */
const BEGINS: Partial<Record<CallName, object>> = {
  addOwner: { status: 'pending' },
  createAccount: { current: 0, reserved: 0, available: 0 },
  createPayment: { status: 'queued' },
  createCard: { status: 'active' },
}
const OWNED: ReadonlySet<CallName> = new Set<CallName>([
  'listOwners',
  'listAccounts',
  'listPayments',
  'listCards',
  'listFxTrades',
  'listOrganizations',
  'listAuditLogs',
])
const NEWEST_FIRST: ReadonlySet<CallName> = new Set<CallName>([
  'listPayments',
  'listCards',
  'listFxTrades',
  'listAuditLogs',
])
/** Fields that the reply names differently from the body. */
const STATED_ELSEWHERE: ReadonlySet<string> = new Set([
  'beneficiaryName',
  'beneficiaryAccount',
  'dailyLimit',
  'monthlyLimit',
  'notional',
])
/** Changes each body into another valid one. Calls whose answers are not kept by key (quotes, sign-in) have none. */
const ANOTHER: Partial<Record<CallWithBody, object>> = {
  register: { name: 'Another' },
  resendVerification: { email: newEmail() },
  submitBusinessProfile: { address: '2 Dock Road, London' },
  createAccount: { label: 'Another' },
  createPayment: { reference: 'Another' },
  createCard: { cardholder: 'Another' },
  updateCard: { status: 'active' },
  executeFx: { markupBps: 51 },
  updateOrganization: { name: 'Another Ltd' },
}

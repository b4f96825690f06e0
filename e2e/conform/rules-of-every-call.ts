import { randomUUID } from 'node:crypto'
import { contract, type CallName } from '../../src/contract/contract.ts'
import type { AnyEndpoint } from '../../src/contract/endpoint.ts'
import { expectRefusal, expectSuccess, expectThat } from './expectations.ts'
import {
  bodyFor,
  caller,
  JSON_REFUSALS,
  list,
  newEmail,
  OPEN,
  otherOf,
  ownId,
  send,
  show,
  UNKNOWN_ID,
  type Rule,
} from './rule.ts'
import { isCallWithBody, samples, type CallWithBody } from '../../src/contract/samples.ts'

/** What the contract says of every call: success, refusals, session, ownership, repeats. */
export function generalRules(call: CallName, endpoint: AnyEndpoint): Rule[] {
  const made: Rule[] = []
  const add = (says: string, check: Rule['check']) => made.push({ call, says, check })
  const isJson = JSON_REFUSALS.has(call)
  if (isCallWithBody(call)) {
    add(`answers ${endpoint.isRead ? endpoint.status : '2xx'} with its schema`, async (bank) => {
      const customer = OPEN.has(call) ? bank.anonymous() : caller(bank, call)
      const body = await bodyFor(customer, call, bank.credentials)
      expectSuccess(endpoint, await send(customer, call, body, await ownId(customer, call)))
    })
    for (const [because, body] of [
      ['broken JSON', '{oops'],
      ['a list as body', []],
      ['an empty object', {}],
    ] as const)
      add(`refuses ${because} with 400`, async (bank) => {
        const customer = OPEN.has(call) ? bank.anonymous() : caller(bank, call)
        const id = call === 'updateCard' ? await ownId(customer, call) : UNKNOWN_ID
        expectRefusal(await send(customer, call, body, id), 400, isJson)
      })
  } else if (call !== 'verifyEmail' && call !== 'logout')
    add(`answers ${endpoint.status} with its schema`, async ({ owner }) => {
      expectSuccess(endpoint, await send(owner, call, undefined, await ownId(owner, call)))
    })
  if (!OPEN.has(call))
    add('needs a session: 401', async (bank) => {
      expectRefusal(await send(bank.anonymous(), call, isCallWithBody(call) ? samples[call] : undefined), 401)
    })
  if (endpoint.path.includes(':')) {
    const body = isCallWithBody(call) ? samples[call] : undefined
    add('refuses an unknown id with 404', async ({ owner }) => {
      expectRefusal(await send(owner, call, body), 404)
    })
    add('refuses the record of another customer with 404', async (bank) => {
      expectRefusal(await send(otherOf(bank), call, body, await ownId(bank.owner, call)), 404)
    })
  }
  if (endpoint.method !== 'GET' && !OPEN.has(call) && isCallWithBody(call))
    add('repeats its first answer to the same Idempotency-Key', async (bank) => {
      const customer = caller(bank, call)
      const body = await bodyFor(customer, call, bank.credentials)
      const id = await ownId(customer, call)
      const key = randomUUID()
      const first = await send(customer, call, body, id, key)
      expectSuccess(endpoint, first)
      const again = await send(customer, call, body, id, key)
      expectThat(again.status === first.status, `expected ${first.status} again, got ${again.status}`)
      expectThat(again.text === first.text, 'expected the same body again, got another one')
    })
  // One key for two intents would hide the second.
  const another = isCallWithBody(call) ? ANOTHER[call] : undefined
  if (another && isCallWithBody(call))
    add('refuses another body with the same Idempotency-Key with 422', async (bank) => {
      const customer = OPEN.has(call) ? bank.anonymous() : caller(bank, call)
      const id = await ownId(customer, call)
      const body = await bodyFor(customer, call, bank.credentials)
      const key = randomUUID()
      expectSuccess(endpoint, await send(customer, call, body, id, key))
      expectRefusal(await send(customer, call, { ...body, ...another }, id, key), 422, isJson)
    })
  const created = CREATED_IN[call]
  if (created && isCallWithBody(call)) {
    add(`creates one record, also when it is repeated`, async (bank) => {
      const customer = caller(bank, call)
      const before = (await list(customer, created)).length
      const key = randomUUID()
      const body = await bodyFor(customer, call, bank.credentials)
      for (let sent = 0; sent < 2; sent += 1) await send(customer, call, body, undefined, key)
      const after = (await list(customer, created)).length
      expectThat(after === before + 1, `expected 1 more record, got ${after - before}`)
    })
    add('keeps every field that was sent', async (bank) => {
      const customer = caller(bank, call)
      const body = (await bodyFor(customer, call, bank.credentials)) as Record<string, unknown>
      const known = new Set((await list(customer, created)).map(({ id }) => id))
      await send(customer, call, body)
      const row = (await list(customer, created)).find(({ id }) => !known.has(id))
      expectThat(row !== undefined, `expected the new record in ${contract[created].path}`)
      for (const [field, sent] of Object.entries(body)) {
        if (field in row)
          expectThat(isSame(sent, row[field]), `${field}: expected ${show(sent)}, got ${show(row[field])}`)
        else expectThat(STATED_ELSEWHERE.has(field), `${field}: expected ${show(sent)}, got nothing`)
      }
    })
  }
  if (OWNED.has(call))
    add('shows nothing of another customer', async (bank) => {
      const other = otherOf(bank)
      const own = new Set((await list(bank.owner, call)).map(({ id }) => id))
      const foreign = (await list(other, call)).filter(({ id }) => own.has(id))
      expectThat(foreign.length === 0, `expected none, got ${foreign.length}`)
    })
  return made
}

/** What makes a body another one. A quote and a sign-in are not kept. */
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

/** The list in which a created record is found. */
const CREATED_IN: Partial<Record<CallName, CallName>> = {
  addOwner: 'listOwners',
  createAccount: 'listAccounts',
  createPayment: 'listPayments',
  createCard: 'listCards',
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
/** Sent flat as well as in `beneficiary` or `corridorLimits`, where the reply has them. */
const STATED_ELSEWHERE: ReadonlySet<string> = new Set([
  'beneficiaryName',
  'beneficiaryAccount',
  'dailyLimit',
  'monthlyLimit',
])

function isSame(sent: unknown, got: unknown): boolean {
  if (typeof got === 'number') return Number(sent) === got
  if (typeof sent === 'object' && sent !== null && typeof got === 'object' && got !== null)
    return Object.entries(sent).every(([name, value]) => isSame(value, (got as Record<string, unknown>)[name]))
  return sent === got
}

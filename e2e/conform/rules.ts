import { randomUUID } from 'node:crypto'
import { contract, type CallName } from '../../src/contract/contract.ts'
import { fillPath, type AnyEndpoint } from '../../src/contract/endpoint.ts'
import type { Customer, Reply } from './customer.ts'
import { expectRefusal, expectSuccess, expectThat } from './expectations.ts'
import { isCallWithBody, samples, type CallWithBody } from './samples.ts'

export interface Surroundings {
  /** Signs nobody in. */
  anonymous: () => Customer
  /** The customer of `--user`. */
  owner: Customer
  /** A second customer, who has nothing of the first; undefined where there is none. */
  other: Customer | undefined
  credentials: { username: string; password: string }
}

export interface Rule {
  call: CallName
  says: string
  check: (bank: Surroundings) => Promise<void>
  /** Needs a second customer. */
  needsOther?: boolean
}

type Row = Record<string, unknown> & { id: string }

const OPEN: ReadonlySet<CallName> = new Set(['login', 'register', 'logout', 'verifyEmail', 'resendVerification'])
const JSON_REFUSALS: ReadonlySet<CallName> = new Set(['verifyEmail', 'resendVerification'])
/** The business verification changes a company's status, so the customer with accounts is spared. */
const OF_OTHER: ReadonlySet<CallName> = new Set(['submitBusinessProfile', 'addOwner'])
const UNKNOWN_ID = 'c0ffee00-0000-4000-8000-000000000000'

const newEmail = (): string => `conform-${randomUUID()}@corridor.example`

const send = (customer: Customer, name: CallName, body?: unknown, id = UNKNOWN_ID, key?: string): Promise<Reply> => {
  const { method, path } = contract[name]
  return customer.ask(method, fillPath(path, { id }), body, key === undefined ? {} : { 'Idempotency-Key': key })
}

async function list(customer: Customer, name: CallName): Promise<Row[]> {
  return expectSuccess(contract[name], await send(customer, name)) as Row[]
}

const caller = (bank: Surroundings, name: CallName): Customer => (OF_OTHER.has(name) && bank.other) || bank.owner

/** A record of the caller for a call with `:id`. */
async function ownId(customer: Customer, name: CallName): Promise<string> {
  if (!contract[name].path.includes(':')) return ''
  if (name === 'updateCard') {
    const card = expectSuccess(contract.createCard, await send(customer, 'createCard', samples.createCard)) as Row
    return card.id
  }
  const [first] = await list(customer, 'listOrganizations')
  expectThat(first !== undefined, 'the customer has no organization to change')
  return first.id
}

/** A body that the bank accepts now. */
async function bodyFor(customer: Customer, name: CallWithBody, credentials: Surroundings['credentials']) {
  if (name === 'login') return credentials
  if (name === 'register') return { ...samples.register, email: newEmail() }
  if (name === 'resendVerification') {
    const email = newEmail()
    await send(customer, 'register', { ...samples.register, email })
    return { email }
  }
  if (name === 'executeFx') {
    const quote = await send(customer, 'quoteFx', { ...samples.quoteFx, amount: samples.executeFx.notional })
    return { ...samples.executeFx, rate: (quote.json as { rate?: number } | undefined)?.rate ?? samples.executeFx.rate }
  }
  return samples[name]
}

function generalRules(call: CallName, endpoint: AnyEndpoint): Rule[] {
  const made: Rule[] = []
  const add = (says: string, check: Rule['check'], needsOther = false) => made.push({ call, says, check, needsOther })
  const isJson = JSON_REFUSALS.has(call)
  const needsOther = OF_OTHER.has(call)
  if (isCallWithBody(call)) {
    add(
      `answers ${endpoint.isRead ? endpoint.status : '2xx'} with its schema`,
      async (bank) => {
        const customer = OPEN.has(call) ? bank.anonymous() : caller(bank, call)
        const body = await bodyFor(customer, call, bank.credentials)
        expectSuccess(endpoint, await send(customer, call, body, await ownId(customer, call)))
      },
      needsOther,
    )
    for (const [because, body] of [
      ['broken JSON', '{oops'],
      ['a list as body', []],
      ['an empty object', {}],
    ] as const)
      add(
        `refuses ${because} with 400`,
        async (bank) => {
          const customer = OPEN.has(call) ? bank.anonymous() : caller(bank, call)
          const id = call === 'updateCard' ? await ownId(customer, call) : UNKNOWN_ID
          expectRefusal(await send(customer, call, body, id), 400, isJson)
        },
        needsOther,
      )
  } else if (call !== 'verifyEmail' && call !== 'logout')
    add(`answers ${endpoint.status} with its schema`, async ({ owner }) => {
      expectSuccess(endpoint, await send(owner, call))
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
    add(
      'refuses the record of another customer with 404',
      async ({ owner, other }) => {
        if (!other) return
        expectRefusal(await send(other, call, body, await ownId(owner, call)), 404)
      },
      true,
    )
  }
  if (endpoint.method !== 'GET' && !OPEN.has(call) && isCallWithBody(call))
    add(
      'repeats its first answer to the same Idempotency-Key',
      async (bank) => {
        const customer = caller(bank, call)
        const body = await bodyFor(customer, call, bank.credentials)
        const id = await ownId(customer, call)
        const key = randomUUID()
        const first = await send(customer, call, body, id, key)
        const again = await send(customer, call, body, id, key)
        expectThat(again.status === first.status, `expected ${first.status} again, got ${again.status}`)
        expectThat(again.text === first.text, 'expected the same body again, got another one')
      },
      needsOther,
    )
  const created = CREATED_IN[call]
  if (created && isCallWithBody(call)) {
    add(
      `creates one record, also when it is repeated`,
      async (bank) => {
        const customer = caller(bank, call)
        const before = (await list(customer, created)).length
        const key = randomUUID()
        const body = await bodyFor(customer, call, bank.credentials)
        for (let sent = 0; sent < 2; sent += 1) await send(customer, call, body, undefined, key)
        const after = (await list(customer, created)).length
        expectThat(after === before + 1, `expected 1 more record, got ${after - before}`)
      },
      needsOther,
    )
    add(
      'keeps every field that was sent',
      async (bank) => {
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
      },
      needsOther,
    )
  }
  if (OWNED.has(call))
    add(
      'shows nothing of another customer',
      async ({ owner, other }) => {
        if (!other) return
        const own = new Set((await list(owner, call)).map(({ id }) => id))
        const foreign = (await list(other, call)).filter(({ id }) => own.has(id))
        expectThat(foreign.length === 0, `expected none, got ${foreign.length}`)
      },
      true,
    )
  return made
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

const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))

type Special = Partial<Record<CallName, readonly Omit<Rule, 'call'>[]>>

const special: Special = {
  getUser: [
    {
      says: 'answers the customer who signed in',
      check: async ({ owner, credentials }) => {
        const { email } = expectSuccess(contract.getUser, await send(owner, 'getUser')) as { email: string }
        expectThat(
          email.toLowerCase() === credentials.username.toLowerCase(),
          `email: expected that of the sign-in, got another`,
        )
      },
    },
  ],
  login: [
    {
      says: 'refuses a wrong password with 401 and starts no session',
      check: async (bank) => {
        const customer = bank.anonymous()
        expectRefusal(await send(customer, 'login', { ...bank.credentials, password: 'not-the-password' }), 401)
        expectRefusal(await send(customer, 'getUser'), 401)
      },
    },
    {
      says: 'refuses an unverified email with 403 "Email not verified"',
      check: async (bank) => {
        const email = newEmail()
        const customer = bank.anonymous()
        await send(customer, 'register', { ...samples.register, email })
        const reply = await send(customer, 'login', { username: email, password: samples.register.passwordHash })
        expectRefusal(reply, 403)
        expectThat(reply.text.includes('Email not verified'), 'expected the text "Email not verified"')
      },
    },
    {
      says: 'sets a session cookie',
      check: async (bank) => {
        const customer = bank.anonymous()
        await send(customer, 'login', bank.credentials)
        expectSuccess(contract.getUser, await send(customer, 'getUser'))
      },
    },
  ],
  register: [
    {
      says: 'refuses the email of a verified customer with 409',
      check: async (bank) => {
        const body = { ...samples.register, email: bank.credentials.username }
        expectRefusal(await send(bank.anonymous(), 'register', body), 409)
      },
    },
  ],
  logout: [
    {
      says: 'ends the session',
      check: async (bank) => {
        const customer = bank.anonymous()
        await send(customer, 'login', bank.credentials)
        const { status } = await send(customer, 'logout')
        expectThat(status >= 200 && status < 300, `expected a 2xx, got ${status}`)
        expectRefusal(await send(customer, 'getUser'), 401)
      },
    },
  ],
  verifyEmail: [
    {
      says: 'refuses an unknown token with 400',
      check: async (bank) => {
        const reply = await bank.anonymous().ask('GET', `${contract.verifyEmail.path}?token=unknown`)
        expectRefusal(reply, 400, true)
      },
    },
  ],
  resendVerification: [
    {
      says: 'refuses an unknown email with 404',
      check: async (bank) => {
        expectRefusal(await send(bank.anonymous(), 'resendVerification', { email: newEmail() }), 404, true)
      },
    },
  ],
  addOwner: [
    {
      says: 'refuses a child with 422',
      needsOther: true,
      check: async (bank) => {
        const dob = `${new Date().getFullYear() - 2}-01-01`
        expectRefusal(await send(caller(bank, 'addOwner'), 'addOwner', { ...samples.addOwner, dob }), 422)
      },
    },
  ],
  listAccounts: [
    {
      says: 'states what is available: current less reserved',
      check: async ({ owner }) => {
        const accounts = (await list(owner, 'listAccounts')) as unknown as Record<string, number>[]
        const row = accounts.findIndex(
          ({ current = 0, reserved = 0, available = 0 }) => Math.abs(current - reserved - available) > 0.004,
        )
        expectThat(row === -1, `[${row}].available: expected current less reserved, got another amount`)
      },
    },
  ],
  listPayments: [
    {
      says: 'is ordered newest first',
      check: async ({ owner }) => {
        const dates = (await list(owner, 'listPayments')).map(({ createdAt }) => String(createdAt))
        const row = dates.findIndex((date, index) => index > 0 && date > (dates[index - 1] ?? ''))
        expectThat(row === -1, `[${row}].createdAt: expected an older payment, got a newer one`)
      },
    },
  ],
  createPayment: [
    {
      says: 'refuses more than is available with 422',
      check: async ({ owner }) => {
        expectRefusal(await send(owner, 'createPayment', { ...samples.createPayment, amount: '999999999999' }), 422)
      },
    },
    {
      says: 'refuses a currency that the rail does not carry with 422',
      check: async ({ owner }) => {
        expectRefusal(await send(owner, 'createPayment', { ...samples.createPayment, currency: 'GBP' }), 422)
      },
    },
    {
      says: 'begins as queued',
      check: async ({ owner }) => {
        const reply = await send(owner, 'createPayment', samples.createPayment)
        const { status } = expectSuccess(contract.createPayment, reply) as { status: string }
        expectThat(status === 'queued', `status: expected "queued", got ${show(status)}`)
      },
    },
  ],
  updateCard: [
    {
      says: 'freezes a card and unfreezes it',
      check: async ({ owner }) => {
        const id = await ownId(owner, 'updateCard')
        for (const status of ['frozen', 'active'] as const) {
          expectSuccess(contract.updateCard, await send(owner, 'updateCard', { status }, id))
          const card = (await list(owner, 'listCards')).find((each) => each.id === id)
          expectThat(card?.['status'] === status, `status: expected "${status}", got ${show(card?.['status'])}`)
        }
      },
    },
  ],
  listFxRates: [
    {
      says: 'has the six pairs that are shown first',
      check: async ({ owner }) => {
        const rates = expectSuccess(contract.listFxRates, await send(owner, 'listFxRates')) as Record<string, number>
        for (const pair of ['GBP/USD', 'GBP/EUR', 'EUR/USD', 'USD/JPY', 'GBP/JPY', 'EUR/CHF'])
          expectThat(pair in rates, `${pair}: expected a rate, got nothing`)
      },
    },
  ],
  quoteFx: [
    {
      says: 'computes the total: amount less fee, times rate',
      check: async ({ owner }) => {
        const quote = expectSuccess(contract.quoteFx, await send(owner, 'quoteFx', samples.quoteFx)) as Record<
          string,
          number
        >
        const { amount = 0, fee = 0, rate = 0, total = 0 } = quote
        expectThat(amount === samples.quoteFx.amount, `amount: expected ${samples.quoteFx.amount}, got ${amount}`)
        expectThat(
          Math.abs((amount - fee) * rate - total) < 0.02,
          `total: expected (amount - fee) x rate, got ${total}`,
        )
      },
    },
    {
      says: 'refuses two equal currencies with 422',
      check: async ({ owner }) => {
        expectRefusal(await send(owner, 'quoteFx', { ...samples.quoteFx, toCurrency: 'GBP' }), 422)
      },
    },
  ],
  executeFx: [
    {
      says: 'debits and credits the accounts',
      check: async (bank) => {
        const total = async (currency: string) =>
          (await list(bank.owner, 'listAccounts'))
            .filter((account) => account['currency'] === currency)
            .reduce((sum, account) => sum + Number(account['current']), 0)
        const before = [await total('GBP'), await total('USD')] as const
        await send(bank.owner, 'executeFx', await bodyFor(bank.owner, 'executeFx', bank.credentials))
        expectThat((await total('GBP')) < before[0], 'current: expected less in the source currency, got no change')
        expectThat((await total('USD')) > before[1], 'current: expected more in the target currency, got no change')
      },
    },
  ],
  updateOrganization: [
    {
      says: 'keeps every field that was sent',
      check: async ({ owner }) => {
        const id = await ownId(owner, 'updateOrganization')
        await send(owner, 'updateOrganization', samples.updateOrganization, id)
        const found = (await list(owner, 'listOrganizations')).find((each) => each.id === id)
        for (const [field, sent] of Object.entries(samples.updateOrganization))
          expectThat(found?.[field] === sent, `${field}: expected ${show(sent)}, got ${show(found?.[field])}`)
      },
    },
  ],
  listAuditLogs: [
    {
      says: 'gains an entry with each payment',
      check: async ({ owner }) => {
        const before = (await list(owner, 'listAuditLogs')).length
        await send(owner, 'createPayment', samples.createPayment)
        const after = (await list(owner, 'listAuditLogs')).length
        expectThat(after > before, 'expected another entry, got none')
      },
    },
  ],
}

/** What every call of the contract must do, and what only some must. */
export const rules: readonly Rule[] = (Object.entries(contract) as [CallName, AnyEndpoint][]).flatMap(
  ([name, endpoint]) => [
    ...generalRules(name, endpoint),
    ...(special[name] ?? []).map((rule) => ({ call: name, ...rule })),
  ],
)

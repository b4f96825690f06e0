import { contract, type CallName } from '../../src/contract/contract.ts'
import { expectRefusal, expectSuccess, expectThat, Skipped } from './expectations.ts'
import { bodyFor, caller, linkSentTo, list, newEmail, ownId, send, show, type Rule, type Surroundings } from './rule.ts'
import { samples } from '../../src/contract/samples.ts'

async function registered(bank: Surroundings): Promise<{ email: string; link: string }> {
  const email = newEmail()
  await send(bank.anonymous(), 'register', { ...samples.register, email })
  return { email, link: await linkSentTo(email, bank.anonymous()) }
}

const verify = (bank: Surroundings, query: string) => bank.anonymous().ask('GET', contract.verifyEmail.path + query)

/** What only some calls must do. */
export const special: Partial<Record<CallName, readonly Omit<Rule, 'call'>[]>> = {
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
      says: 'answers 200 with its schema',
      check: async (bank) => {
        const { link } = await registered(bank)
        expectSuccess(contract.verifyEmail, await verify(bank, link))
      },
    },
    {
      says: 'refuses an unknown token with 400',
      check: async (bank) => expectRefusal(await verify(bank, '?token=unknown'), 400, true),
    },
    {
      says: 'refuses a link that a later one replaced with 410',
      check: async (bank) => {
        const { email, link } = await registered(bank)
        await send(bank.anonymous(), 'resendVerification', { email })
        expectRefusal(await verify(bank, link), 410, true)
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
    {
      says: 'refuses a verified email with 409',
      check: async (bank) => {
        const email = bank.credentials.username
        expectRefusal(await send(bank.anonymous(), 'resendVerification', { email }), 409, true)
      },
    },
  ],
  addOwner: [
    {
      // The second customer's owners may have 100 % by now.
      says: 'refuses a child, or more than 100 % in all, with 422',
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
  createCard: [
    {
      says: 'refuses a limit that is stated twice and differs with 422',
      check: async ({ owner }) => {
        expectRefusal(await send(owner, 'createCard', { ...samples.createCard, dailyLimit: '11' }), 422)
      },
    },
  ],
  updateCard: [
    {
      says: 'refuses to change a blocked card with 409',
      check: async ({ owner }) => {
        const blocked = (await list(owner, 'listCards')).find(({ status }) => status === 'blocked')
        if (!blocked) throw new Skipped('needs a blocked card')
        expectRefusal(await send(owner, 'updateCard', samples.updateCard, blocked.id), 409)
      },
    },
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
      says: 'refuses two equal currencies with 422',
      check: async ({ owner }) => {
        expectRefusal(await send(owner, 'executeFx', { ...samples.executeFx, toCurrency: 'GBP' }), 422)
      },
    },
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

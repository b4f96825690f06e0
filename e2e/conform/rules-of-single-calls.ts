import { contract, type CallName } from '../../src/contract/contract.ts'
import { CURRENCIES } from '../../src/contract/values/money.ts'
import { samples } from '../../src/contract/samples.ts'
import type { Customer } from './customer.ts'
import { expectField, expectRefusal, expectSuccess, expectThat, Skipped } from './expectations.ts'
import { linkSentTo, list, newEmail, otherOf, ownId, send, type Row, type Rule, type Surroundings } from './rule.ts'

async function registered(bank: Surroundings): Promise<{ email: string; link: string }> {
  const email = newEmail()
  await send(bank.anonymous(), 'register', { ...samples.register, email })
  return { email, link: await linkSentTo(email, bank.anonymous()) }
}

async function verify({ anonymous }: Surroundings, query: string) {
  const customer = anonymous()
  const reply = await customer.ask('GET', contract.verifyEmail.path + query)
  customer.see('verifyEmail', reply)
  return reply
}

async function signedIn(bank: Surroundings): Promise<Customer> {
  const customer = bank.anonymous()
  expectSuccess('login', await send(customer, 'login', bank.credentials))
  return customer
}

/** What all accounts of a currency have together. */
const total = async (
  customer: Customer,
  currency: string,
  of: 'available' | 'current' = 'available',
): Promise<number> =>
  (await list(customer, 'listAccounts'))
    .filter((account) => account['currency'] === currency)
    .reduce((sum, account) => sum + Number(account[of]), 0)

const isNear = (got: number, wanted: number): boolean => Math.abs(got - wanted) < 0.005

const found = async (customer: Customer, name: CallName, id: string): Promise<Row> => {
  const row = (await list(customer, name)).find((each) => each.id === id)
  expectThat(row !== undefined, `expected the record in ${contract[name].path}`)
  return row
}

const quote = async ({ owner }: Surroundings, amount: number) =>
  expectSuccess('quoteFx', await send(owner, 'quoteFx', { ...samples.quoteFx, amount })) as Record<string, number>

/** What only some calls must do. */
export const special: Partial<Record<CallName, Readonly<Record<string, Rule['check']>>>> = {
  getUser: {
    'answers the customer who signed in': async ({ owner, credentials }) => {
      const { email } = expectSuccess('getUser', await send(owner, 'getUser'))
      const isOwn = String(email).toLowerCase() === credentials.username.toLowerCase()
      expectThat(isOwn, 'email: expected that of the sign-in, got another')
    },
  },
  login: {
    'refuses a wrong password with 401 and starts no session': async (bank) => {
      const customer = bank.anonymous()
      expectRefusal(await send(customer, 'login', { ...bank.credentials, password: 'not-the-password' }), 401)
      expectRefusal(await send(customer, 'getUser'), 401)
    },
    'refuses an unknown email with 401': async (bank) =>
      expectRefusal(await send(bank.anonymous(), 'login', { ...bank.credentials, username: newEmail() }), 401),
    'refuses an unverified email with 403 "Email not verified"': async (bank) => {
      const email = newEmail()
      const customer = bank.anonymous()
      await send(customer, 'register', { ...samples.register, email })
      const reply = await send(customer, 'login', { username: email, password: samples.register.passwordHash })
      expectRefusal(reply, 403)
      expectThat(reply.text.includes('Email not verified'), 'expected the text "Email not verified"')
    },
    'sets a session cookie with HttpOnly and SameSite': async (bank) => {
      const customer = bank.anonymous()
      const { cookies } = await send(customer, 'login', bank.credentials)
      expectSuccess('getUser', await send(customer, 'getUser'))
      for (const flag of ['HttpOnly', 'SameSite'])
        expectThat(
          cookies.some((cookie) => new RegExp(`; *${flag}`, 'i').test(cookie)),
          `Set-Cookie: expected ${flag}, got none`,
        )
    },
    'answers the user who signed in': async (bank) => {
      const customer = await signedIn(bank)
      const answered = expectSuccess('login', await send(customer, 'login', bank.credentials))
      for (const [field, value] of Object.entries(expectSuccess('getUser', await send(customer, 'getUser'))))
        expectField(answered, field, value)
    },
  },
  register: {
    'refuses the email of a verified customer with 409': async (bank) => {
      const body = { ...samples.register, email: bank.credentials.username }
      expectRefusal(await send(bank.anonymous(), 'register', body), 409)
    },
    'signs nobody in': async (bank) => {
      const customer = bank.anonymous()
      await send(customer, 'register', { ...samples.register, email: newEmail() })
      expectRefusal(await send(customer, 'getUser'), 401)
    },
  },
  logout: {
    'ends the session': async (bank) => {
      const customer = await signedIn(bank)
      const cookies = new Map(customer.cookies)
      expectSuccess('logout', await send(customer, 'logout'))
      expectRefusal(await send(customer, 'getUser'), 401)
      customer.cookies = cookies
      expectThat((await send(customer, 'getUser')).status === 401, 'expected 401 with the former cookie, got a session')
    },
    'is not refused without a session': async (bank) => {
      expectSuccess('logout', await send(bank.anonymous(), 'logout'))
    },
  },
  verifyEmail: {
    'answers 2xx': async (bank) => {
      const { link } = await registered(bank)
      expectSuccess('verifyEmail', await verify(bank, link))
    },
    'lets the customer sign in, with the name that was registered': async (bank) => {
      const { email, link } = await registered(bank)
      await verify(bank, link)
      const credentials = { username: email, password: samples.register.passwordHash }
      const user = expectSuccess('login', await send(bank.anonymous(), 'login', credentials))
      for (const [field, value] of Object.entries({ email, name: samples.register.name, emailVerified: true }))
        expectField(user, field, value)
    },
    'refuses an unknown token with 400': async (bank) => expectRefusal(await verify(bank, '?token=unknown'), 400, true),
    'refuses a missing token with 400': async (bank) => expectRefusal(await verify(bank, ''), 400, true),
    'refuses a link that a later one replaced with 410': async (bank) => {
      const { email, link } = await registered(bank)
      await send(bank.anonymous(), 'resendVerification', { email })
      const reply = await verify(bank, link)
      expectRefusal(reply, 410, true)
      const { error } = reply.json as { error: string }
      expectThat(error === 'Verification token has expired', 'expected {error: "Verification token has expired"}')
    },
  },
  resendVerification: {
    'refuses an unknown email with 404': async (bank) =>
      expectRefusal(await send(bank.anonymous(), 'resendVerification', { email: newEmail() }), 404, true),
    'refuses a verified email with 409': async (bank) => {
      const email = bank.credentials.username
      expectRefusal(await send(bank.anonymous(), 'resendVerification', { email }), 409, true)
    },
  },
  submitBusinessProfile: {
    'has the company in the list, to be verified': async (bank) => {
      const other = await otherOf(bank)
      expectSuccess('submitBusinessProfile', await send(other, 'submitBusinessProfile', samples.submitBusinessProfile))
      const [company] = await list(other, 'listOrganizations')
      expectThat(company !== undefined, 'expected the company in /api/organizations')
      const { registrationNumber, address } = samples.submitBusinessProfile
      const wanted = { registrationNumber, address, status: 'PENDING_VERIFICATION' }
      for (const [field, value] of Object.entries(wanted)) expectField(company, field, value)
    },
  },
  listAccounts: {
    'states what is available: current less reserved': async ({ owner }) => {
      const accounts = await list(owner, 'listAccounts')
      const row = accounts.findIndex(
        ({ current, reserved, available }) => !isNear(Number(available), Number(current) - Number(reserved)),
      )
      expectThat(row === -1, `[${row}].available: expected current less reserved, got another amount`)
    },
  },
  createPayment: {
    'reserves the amount': async ({ owner }) => {
      const before = await total(owner, samples.createPayment.currency)
      expectSuccess('createPayment', await send(owner, 'createPayment', samples.createPayment))
      const wanted = before - Number(samples.createPayment.amount)
      const got = await total(owner, samples.createPayment.currency)
      expectThat(isNear(got, wanted), `available: expected ${wanted.toFixed(2)} in all, got ${got.toFixed(2)}`)
    },
  },
  updateCard: {
    'refuses to change a blocked card with 409': async ({ owner }) => {
      const blocked = (await list(owner, 'listCards')).find(({ status }) => status === 'blocked')
      if (!blocked) throw new Skipped('needs a blocked card')
      expectRefusal(await send(owner, 'updateCard', samples.updateCard, blocked.id), 409)
    },
    'freezes a card and unfreezes it, changes nothing else, and answers the card': async ({ owner }) => {
      const id = await ownId(owner, 'updateCard')
      const before = await found(owner, 'listCards', id)
      for (const status of ['frozen', 'active'] as const) {
        const answered = expectSuccess('updateCard', await send(owner, 'updateCard', { status }, id))
        const card = await found(owner, 'listCards', id)
        expectField(card, 'status', status)
        for (const [field, value] of Object.entries({ ...before, status })) expectField(card, field, value)
        for (const field of Object.keys(answered)) expectField(answered, field, card[field])
      }
    },
  },
  listFxRates: {
    'has every pair, also the six that are shown first': async ({ owner }) => {
      const rates = expectSuccess('listFxRates', await send(owner, 'listFxRates'))
      const pairs = ['GBP/USD', 'GBP/EUR', 'EUR/USD', 'USD/JPY', 'GBP/JPY', 'EUR/CHF']
      for (const from of CURRENCIES) for (const to of CURRENCIES) if (from !== to) pairs.push(`${from}/${to}`)
      for (const pair of pairs) expectThat(Number(rates[pair]) > 0, `${pair}: expected a rate above 0, got none`)
    },
    'has rates of both directions that fit each other': async ({ owner }) => {
      const rates = expectSuccess('listFxRates', await send(owner, 'listFxRates'))
      for (const pair of Object.keys(rates)) {
        const there = Number(rates[pair])
        const back = Number(rates[pair.split('/').toReversed().join('/')])
        expectThat(
          Math.abs(there * back - 1) < 0.01,
          `${pair}: expected the inverse of the other direction, got ${there}`,
        )
      }
    },
  },
  quoteFx: {
    'computes the fee and the total: amount less fee, times rate': async (bank) => {
      const { amount = 0, fee = 0, rate = 0, total: bought = 0 } = await quote(bank, Number(samples.quoteFx.amount))
      expectThat(amount === samples.quoteFx.amount, `amount: expected ${samples.quoteFx.amount}, got ${amount}`)
      expectThat(isNear(fee, amount * 0.005), `fee: expected 0.5 % of the amount, got ${fee}`)
      expectThat(
        Math.abs((amount - fee) * rate - bought) < 0.02,
        `total: expected (amount - fee) x rate, got ${bought}`,
      )
    },
  },
  executeFx: {
    'debits and credits what the quote says': async (bank) => {
      const { owner } = bank
      const { fromCurrency, toCurrency } = samples.executeFx
      const notional = Number(samples.executeFx.notional)
      const both = async () => [await total(owner, fromCurrency), await total(owner, toCurrency)] as const
      const before = await both()
      const { rate, fee, total: bought = 0 } = await quote(bank, notional)
      const trade = expectSuccess('executeFx', await send(owner, 'executeFx', { ...samples.executeFx, rate }))
      const [sold, credited] = await both()
      const changes = { [fromCurrency]: [before[0] - notional, sold], [toCurrency]: [before[1] + bought, credited] }
      for (const [currency, [wanted = 0, got = 0]] of Object.entries(changes))
        expectThat(isNear(got, wanted), `${currency}: expected ${wanted.toFixed(2)} available, got ${got.toFixed(2)}`)
      for (const [field, value] of Object.entries({ amount: notional, rate, fee, total: bought }))
        if (field in trade) expectField(trade, field, value)
    },
  },
  updateOrganization: {
    'keeps every field that was sent, and answers it': async ({ owner }) => {
      const id = await ownId(owner, 'updateOrganization')
      // What it had before would also be there if nothing was kept.
      const { website, address } = samples.updateOrganization
      for (const body of [
        { name: 'Another Ltd', website: 'another.example', address: '2 Dock Road' },
        samples.updateOrganization,
      ]) {
        const answered = expectSuccess('updateOrganization', await send(owner, 'updateOrganization', body, id))
        const row = await found(owner, 'listOrganizations', id)
        for (const [field, sent] of Object.entries(body)) {
          expectField(row, field, sent)
          if (field in answered) expectField(answered, field, sent)
        }
      }
      await send(owner, 'updateOrganization', { name: samples.updateOrganization.name, address }, id)
      expectField(await found(owner, 'listOrganizations', id), 'website', website)
    },
  },
  listAuditLogs: {
    'gains an entry with each payment': async ({ owner }) => {
      const before = (await list(owner, 'listAuditLogs')).length
      await send(owner, 'createPayment', samples.createPayment)
      const after = (await list(owner, 'listAuditLogs')).length
      expectThat(after > before, 'expected another entry, got none')
    },
  },
}

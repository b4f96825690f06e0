import * as fc from 'fast-check'
import { isValidIBAN } from 'ibantools'
import { describe, expect, test } from 'vitest'
import { toMajor } from '../../../../src/contract/values/money.ts'
import type { Bank } from '../../store/bank.ts'
import { PROSPECT_COUNTRIES, PROSPECT_SIZES, type ProspectKit } from '../../store/prospect-kit.ts'
import { startSession } from '../../http/session/sign-in.ts'
import { balanceOf, unsoundIn } from '../../domains/ledger/ledger.ts'
import { railProblem } from '../../domains/payments/rules.ts'
import { anyKit, kitOf } from '../../testing/any-kit.ts'
import { NOON, Teller } from '../../testing/teller.ts'
import { catalogue, type ScenarioName } from '../catalogue.ts'
import { COUNTRIES } from '../names/countries.ts'
import { bankCode, hasIbans } from './account-numbers.ts'
import { loadCast } from './cast.ts'
import { takesProspect } from './scenarios.ts'
import { industryOf } from './trades.ts'

const RUNS = Number(process.env['PROSPECT_RUNS'] ?? 200)
const DAY = 24 * 60 * 60 * 1000
const names = (Object.keys(catalogue) as ScenarioName[]).filter(takesProspect)

const brightwater = kitOf({
  company: 'Brightwater Logistics',
  person: 'Anouk de Vries;CFO',
  country: 'NL',
  payees: ['Havenbedrijf Oost', "O'Neill & Söhne"],
  bank: 'Northbank',
})

/** Everything in the bank, as text. */
const textOf = ({ db }: Bank): string =>
  JSON.stringify(Object.values(db).flatMap((table: { all: () => readonly unknown[] }) => table.all()))

const POUNDS: Readonly<Record<string, number>> = {
  GBP: 1,
  USD: 0.79,
  EUR: 0.87,
  JPY: 1 / 186,
  CAD: 1 / 1.8,
  AUD: 1 / 2.04,
}

/** What the accounts hold by currency, in pounds. */
function holdingsOf({ db }: Bank): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { id, currency } of db.accounts.all()) {
    const pounds = toMajor(balanceOf(db, id).current, currency) * (POUNDS[currency] ?? Number.NaN)
    sums.set(currency, (sums.get(currency) ?? 0) + pounds)
  }
  return sums
}

/** Returns what is wrong with a bank that is about this prospect. */
function problemsIn(bank: Bank, kit: ProspectKit): string[] {
  const { db } = bank
  const found: (string | undefined)[] = [unsoundIn(db)]
  for (const { email, name } of db.users.all())
    found.push(email === kit.person.email && name === kit.person.name ? undefined : `user ${email}`)
  for (const { name, country } of db.organizations.all())
    found.push(name === kit.company && country === kit.country ? undefined : `company ${name}`)
  for (const { iban, bic } of db.accounts.all()) {
    const home = hasIbans(kit.country) ? kit.country : 'GB'
    found.push(isValidIBAN(iban) && iban.startsWith(home) && bic.slice(4, 6) === home ? undefined : `account ${iban}`)
  }
  for (const { rail, currency, beneficiaryAccount } of db.payments.all())
    found.push(railProblem(rail, currency, beneficiaryAccount, isValidIBAN))
  const lastFour = db.cards.all().map(({ last4 }) => last4)
  found.push(lastFour.every((digits) => /^\d{4}$/.test(digits)) ? undefined : 'cards')
  return found.filter((problem) => problem !== undefined)
}

const OTHERS =
  /Halden|Sarah|Whitfield|Bermondsey|Nordlicht|Osei|Okafor|Meridian|Saltmarsh|Imogen|Brackwater|Larkfield|Rosa/

describe.for(names)('the scenario %s about a prospect', (name) => {
  test('names nobody of its own, and is sound', async () => {
    const { bank } = await Teller.signedOutAt(name, { prospect: brightwater, payments: 400 })
    expect(textOf(bank)).not.toMatch(OTHERS)
    expect(problemsIn(bank, brightwater)).toEqual([])
    expect(bank.person).toBe(catalogue[name].person && 'anouk@brightwater.example')
  })

  test('is the same state for the same kit, seed and time', async () => {
    const options = { prospect: brightwater, payments: 200, seed: 7, now: NOON }
    const one = await Teller.signedOutAt(name, options)
    const other = await Teller.signedOutAt(name, options)
    expect(one.snapshot()).toBe(other.snapshot())
  })
})

test('a prospect stays through a reload and a reset of the state', async () => {
  const teller = await Teller.at('established', { prospect: brightwater })
  await teller.reload()
  expect(problemsIn(teller.bank, brightwater)).toEqual([])
  expect(teller.bank.record.prospect).toEqual(brightwater)
})

test('a prospect pays its own payees, most of its money is in its main currency, and the bank has its own code', async () => {
  const { bank } = await Teller.at('established', { prospect: brightwater })
  const paid = new Set(bank.db.payments.all().map(({ beneficiaryName }) => beneficiaryName))
  expect([...paid]).toEqual(expect.arrayContaining(['Havenbedrijf Oost', "O'Neill & Söhne"]))
  expect(bank.db.accounts.all().map(({ bic }) => bic)).toEqual(Array(8).fill('NRTHNL2A'))
  const holdings = holdingsOf(bank)
  const total = [...holdings.values()].reduce((sum, pounds) => sum + pounds, 0)
  expect((holdings.get('EUR') ?? 0) / total).toBeGreaterThan(0.6)
})

test.each(PROSPECT_COUNTRIES)(
  'companies paid by a group of %s have accounts in their own countries',
  async (country) => {
    const kit = kitOf({ company: 'Brightwater Logistics', country })
    const { bank } = await Teller.signedOutAt('enterprise', { prospect: kit, payments: 2000 })
    const { europe, overseas } = (await loadCast(kit))(bank.record.seed)
    const accounts = new Map(bank.db.payments.all().map((each) => [each.beneficiaryName, each.beneficiaryAccount]))
    expect(accounts.size).toBeGreaterThan(60)
    expect(europe.map(({ name, country: from }) => [accounts.get(name)?.slice(0, 2), from])).toEqual(
      europe.map(({ country: from }) => [from, from]),
    )
    expect(overseas.filter((name) => !/^[\d-]+(?: \d+)?$/.test(accounts.get(name) ?? ''))).toEqual([])
  },
)

test.each(PROSPECT_COUNTRIES)(
  'a company of %s has its address, phone and currency there, everywhere',
  async (country) => {
    const kit = kitOf({ company: 'Brightwater Logistics', country })
    const { city, phone, company } = (await loadCast(kit))(2026)
    expect(company.address).toContain(city)
    expect(phone).toMatch(/^\+\d[\d ]{8,}$/)
    expect(kit.currency).toBe(COUNTRIES[country].currency)
    const addresses = new Set<string>()
    for (const name of ['established', 'onboarding', 'empty', 'enterprise'] as const) {
      const { bank } = await Teller.signedOutAt(name, { prospect: kit, payments: 50 })
      for (const { address } of bank.db.organizations.all()) addresses.add(address)
    }
    expect([...addresses]).toEqual([company.address])
  },
)

test.each([
  ['AT', /\b1(?:[01]\d|2[0-3])0 Wien$/],
  ['ES', /\b460(?:[01]\d|2[0-6]) Valencia$/],
  ['IT', /\b201(?:[2-5]\d|6[0-2]) Milano$/],
  ['PT', /\b4[0-3]\d\d-\d{3} Porto$/],
  ['FI', /\b20\d[0-6]0 Turku$/],
  ['NL', /\b30[1-8]\d [A-EGHJ-NPRSTVWXZ]{2} Rotterdam$/],
  ['CA', /\bM5V \d[ABCEGHJ-NPRSTV-Z]\d$/],
  ['IE', /\bD02 [ACDEFHKNPRTVWXY]{2}\d\d$/],
] as const)('a company of %s has a postcode that its city can have', async (country, postcode) => {
  const castFor = await loadCast(kitOf({ company: 'Brightwater', country }))
  const addresses = Array.from({ length: 40 }, (_, seed) => castFor(seed).company.address)
  expect(addresses.filter((address) => !postcode.test(address))).toEqual([])
})

test('salaries are paid at the end of each month and the rent at its beginning', async () => {
  const { bank } = await Teller.at('established', { prospect: brightwater })
  const dates = (about: RegExp) =>
    bank.db.payments
      .all()
      .filter(({ reference }) => about.test(reference ?? ''))
      .map(({ createdAt, reference }) => `${createdAt.slice(0, 10)} ${reference}`)
  expect([...new Set(dates(/^Salary/))]).toEqual([
    '2026-08-31 Salary August',
    '2026-09-30 Salary September',
    '2026-10-30 Salary October',
  ])
  expect(dates(/^Rent/)).toEqual(['2026-09-01 Rent September', '2026-10-01 Rent October', '2026-11-02 Rent November'])
})

test('a prospect that verifies its business is known to the bank by its own name and country', async () => {
  const teller = await Teller.signedOutAt('unverified', { prospect: brightwater })
  await startSession(teller.bank)
  const profile = { registrationNumber: '24531', entityType: 'limited', address: 'Rotterdam', directorsCount: '1' }
  const reply = await teller.ask('POST', '/api/kyb/submit', profile)
  expect(reply.json).toMatchObject({ name: 'Brightwater Logistics', country: 'NL' })
})

test.for(PROSPECT_SIZES)('the months of a %s prospect can be compared at 24 dates over a year', async (size) => {
  const kit = kitOf({ company: 'Brightwater Logistics', country: 'NL', size })
  const teller = await Teller.signedOutAt('established', { prospect: kit })
  const changes: number[] = []
  for (let step = 0; step < 24; step += 1) {
    const now = NOON + step * 15 * DAY
    await teller.bank.begin('established', { prospect: kit, now })
    const volume = (from: number, to: number) =>
      teller.bank.db.payments
        .all()
        .filter(
          ({ status, createdAt }) => status !== 'failed' && Date.parse(createdAt) >= from && Date.parse(createdAt) < to,
        )
        .reduce((sum, { minor, currency }) => sum + toMajor(minor, currency) * (POUNDS[currency] ?? Number.NaN), 0)
    const date = new Date(now)
    const month = Date.UTC(date.getUTCFullYear(), date.getUTCMonth())
    const before = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 1)
    if (now - month > 6 * DAY) changes.push(volume(month, now) / volume(before, before + now - month) - 1)
  }
  expect(changes.length).toBeGreaterThan(15)
  expect(changes.filter((change) => Math.abs(change) > 0.75)).toEqual([])
})

test(`random kits give sound banks (${RUNS} kits)`, { timeout: 120_000 }, async () => {
  const teller = await Teller.signedOutAt('established')
  const scenario = fc.constantFrom<ScenarioName>('established', 'established', 'suspended', 'onboarding', 'enterprise')
  const sound = fc.asyncProperty(anyKit, scenario, fc.nat(6), async (kit, name, day) => {
    await teller.bank.begin(name, { prospect: kit, payments: 120, now: NOON + day * DAY })
    expect(problemsIn(teller.bank, kit)).toEqual([])
    expect(textOf(teller.bank)).not.toMatch(/NaN|undefined/)
  })
  await expect(fc.assert(sound, { numRuns: RUNS })).resolves.toBeUndefined()
})

test.each([
  ['Northbank', 'NRTH'],
  ['', 'CRDR'],
  ['Öko', 'OKOX'],
  ['東京', 'CRDR'],
])('the code of the bank %j is %s', (name, code) => {
  expect(bankCode(name)).toBe(code)
})

test.each([
  ['Brightwater Logistics', 'logistics'],
  ['Polar Cloud Systems', 'software'],
  ['Nordic Furniture Stores', 'retail'],
  ['Halvorsen & Partner', 'trading'],
])('%s is in %s', (company, industry) => {
  expect(industryOf(company)).toBe(industry)
})

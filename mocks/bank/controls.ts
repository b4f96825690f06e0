import { contract } from '../../src/contract/contract.ts'
import { noSuchCall } from './http/nearest-call.ts'
import { requestsOf } from './http/request-log.ts'
import type { Bank } from './store/bank.ts'
import { addressOf } from './store/address-of.ts'
import { advanced, parseDuration, withSpeed } from './store/clock/clock.ts'
import { newestFirst, type MailRow } from './store/mail.ts'
import { isRecord } from './store/plain-text.ts'
import type { Step } from './store/history/list-steps.ts'
import { MAX_FAULTS, readFault, type Fault } from './store/network-state.ts'
import type { LoggedRequest } from './http/request-log.ts'
import { endSession, startSession } from './http/session/sign-in.ts'
import type { ProspectWish } from './scenarios/prospect/read-prospect.ts'
import {
  isPaymentCount,
  isSeed,
  isTime,
  MAX_PAYMENTS,
  MAX_SEED,
  readTime,
  type BeginOptions,
} from './store/scenario-options.ts'
import { topUpAccount } from './domains/accounts/changes.ts'
import { setOrganizationStatus } from './domains/business-verification/changes.ts'
import { failPayment, settlePayment } from './domains/payments/outcomes.ts'
import { COUNTED_SCENARIO } from './scenarios/catalogue.ts'
import { scenarios } from './scenarios/scenarios.ts'

/** Scenario options of a script; `now` may also be written as in links. */
type ScenarioRequest = Pick<BeginOptions, 'seed' | 'payments'> & { now?: number | string }

/**
 * Controls the bank from scripts, its server, browser tests and the dock. Every promise resolves once the product can
 * see the effect, and rejects with one sentence when there is none.
 */
export interface Controls {
  /** Starts a scenario, e.g. `'enterprise'`. If somebody is signed in, the scenario's person is signed in instead. */
  scenario: (name: string, options?: ScenarioRequest) => Promise<void>
  /**
   * Restarts the current scenario about a prospect's company, e.g. `{ company: 'Brightwater', country: 'NL' }`; `null`
   * returns to the scenario's own company. Other scenarios are then about the prospect too.
   */
  prospect: (prospect: ProspectWish | null) => Promise<void>
  /** Signs in without a password; by default the scenario's person. */
  signIn: (email?: string) => Promise<void>
  signOut: () => Promise<void>
  /** Restarts the current scenario at the current time. */
  reset: () => Promise<void>
  /** All mails that the bank sent, newest first. */
  inbox: () => Promise<Mail[]>
  /** Advances the clock by `90s`, `15m`, `1h` or `2d`, and applies what falls due in that time. */
  advance: (duration: string) => Promise<void>
  /** Stops the clock; `resume` restarts it in real time from where it stopped. */
  pause: () => Promise<void>
  resume: () => Promise<void>
  /** Settles or fails a payment now. Takes the whole id or its first eight characters. */
  settle: (id: string) => Promise<void>
  fail: (id: string) => Promise<void>
  /** The company's review waits until `approveCompany`, which verifies the company of the person who is signed in. */
  holdReview: () => Promise<void>
  approveCompany: () => Promise<void>
  /** Money arrives in the first account of this currency: `topUp('EUR', '1000')`. */
  topUp: (currency: string, amount: string) => Promise<void>
  /**
   * Makes calls of this `method` and `path` (`*` for any) fail: with another `status`, a `body` and its `contentType`
   * (e.g. a proxy's page with 200), after a `delay` in ms, without an answer (`lost`), at a `rate` from 0 to 1, `once`
   * or a number of `times`, or only with the fields of `match` in the body. With `after: true` the bank carries the
   * call out and only its answer fails.
   */
  fault: (fault: Partial<Omit<Fault, 'id'>>) => Promise<void>
  clearFaults: () => Promise<void>
  /** The latest calls, newest first; secrets redacted, their keys kept. */
  requests: () => Promise<LoggedRequest[]>
  /** Takes the last step back, or does the next one again: rows, mails, schedule and clock are those of that moment. */
  undo: () => Promise<void>
  redo: () => Promise<void>
  /** Goes to the moment after this step; `null` means before the oldest step that is kept. */
  returnTo: (step: string | null) => Promise<void>
  /** The steps of the scenario, newest first; `undone` those that were taken back. */
  history: () => Promise<Step[]>
  /** A sentence for each invariant of the bank that does not hold, also between its tabs; none when it is sound. */
  check: () => Promise<string[]>
}

/** `link` is absolute. */
type Mail = Pick<MailRow, 'id' | 'to' | 'subject' | 'text' | 'link' | 'sentAt'>

export function createControls(bank: Bank): Controls {
  const begin = async (name: string, options: BeginOptions) => {
    if (!Object.hasOwn(scenarios, name))
      throw new Error(`There is no scenario "${name}". There are: ${Object.keys(scenarios).join(', ')}`)
    await bank.begin(name, { ...options, staySignedIn: bank.signedIn() !== undefined })
  }
  return {
    async scenario(name, options = {}) {
      const read = readScenarioOptions(options)
      const wanted = textOf(name, 'The scenario')
      if (read.payments && wanted !== COUNTED_SCENARIO)
        throw new Error(`Only the scenario "${COUNTED_SCENARIO}" takes a number of payments`)
      await begin(wanted, { ...read, prospect: bank.record.prospect })
    },
    async reset() {
      const { scenario, seed, payments, prospect } = bank.record
      await begin(scenario, { seed, payments, prospect })
    },
    async prospect(wish) {
      const { readProspect } = await import('./scenarios/prospect/read-prospect.ts')
      const prospect = wish === null ? null : readProspect(wish)
      if (typeof prospect === 'string') throw new Error(prospect)
      const { scenario, seed, payments } = bank.record
      await begin(scenario, { seed, payments, prospect })
    },
    async signIn(email) {
      const wanted = email === undefined ? undefined : textOf(email, 'The e-mail')
      await startSession(bank, wanted)
    },
    signOut: () => endSession(bank),
    async inbox() {
      await bank.catchUp()
      return newestFirst(bank.db.mails.all()).map(({ id, to, subject, text, link, sentAt }) => ({
        id,
        to,
        subject,
        text,
        link: link ? addressOf(bank, link) : null,
        sentAt,
      }))
    },
    async advance(duration) {
      const by = parseDuration(textOf(duration, 'The duration'))
      if (by === undefined) throw new Error(`Cannot read "${duration}": write 90s, 15m, 1h or 2d`)
      await bank.setClock((clock, wall) => advanced(clock, wall, by))
    },
    pause: () => bank.setClock((clock, wall) => withSpeed(clock, wall, 0)),
    resume: () => bank.setClock((clock, wall) => withSpeed(clock, wall, 1)),
    settle: (id) => bank.change((tx) => settlePayment(tx, paymentId(bank, textOf(id, 'The payment')))),
    fail: (id) => bank.change((tx) => failPayment(tx, paymentId(bank, textOf(id, 'The payment')))),
    holdReview: () => bank.setNetwork({ reviewsWait: true }),
    async approveCompany() {
      await bank.setNetwork({ reviewsWait: false })
      const [company] = bank.db.organizations.where('userId', bank.signedIn()?.id ?? '')
      if (!company) throw new Error('There is no company yet.')
      await bank.change((tx) => setOrganizationStatus(tx, company.id, 'ACTIVE'))
    },
    async topUp(currency, amount) {
      const wanted = textOf(currency, 'The currency')
      const accounts = bank.db.accounts.where('userId', bank.signedIn()?.id ?? '')
      const account = accounts.find((one) => one.currency === wanted)
      if (!account) throw new Error(`There is no account in ${wanted}.`)
      await bank.change((tx) => topUpAccount(tx, account.id, textOf(amount, 'The amount')))
    },
    async fault(fault) {
      await bank.catchUp()
      const read = readFault(fault)
      if (typeof read === 'string') throw new Error(read)
      const unknown = noSuchCall(read.method, read.path, Object.values(contract))
      if (unknown !== undefined) throw new Error(unknown)
      if (bank.network.faults.length >= MAX_FAULTS) throw new Error(`There can be at most ${MAX_FAULTS} faults`)
      await bank.setNetwork(({ faults }) => ({ faults: [...faults, { ...read, id: bank.random.uuid() }] }))
    },
    async clearFaults() {
      await bank.setNetwork({ faults: [] })
    },
    undo: () => bank.travel((history) => history.back()),
    redo: () => bank.travel((history) => history.forward()),
    returnTo: (step) => bank.travel((history) => history.returnTo(step)),
    async history() {
      await bank.catchUp()
      const { listSteps } = await import('./store/history/list-steps.ts')
      return listSteps(bank.db).steps
    },
    requests: async () => [...requestsOf(bank).list()],
    async check() {
      const { checkBank } = await import('./store/check-bank.ts')
      return checkBank(bank)
    },
  }
}

/** Checked at run time, because scripts in the browser's console are not type-checked. */
function textOf(value: unknown, name: string): string {
  if (typeof value !== 'string') throw new Error(`${name} must be a text`)
  if (value.trim() === '') throw new Error(`${name} must not be empty`)
  return value
}

function paymentId(bank: Bank, id: string): string {
  if (bank.db.payments.get(id) || id.length < 8) return id
  const found = bank.db.payments.all().filter((payment) => payment.id.startsWith(id))
  return found.length === 1 && found[0] ? found[0].id : id
}

/** Throws a sentence when an option is invalid. */
function readScenarioOptions(value: unknown): BeginOptions {
  if (!isRecord(value)) throw new Error('The options of a scenario are an object')
  const { seed, now, payments = null, ...unknown } = value
  const time = typeof now === 'string' ? readTime(now) : now
  const [extra] = Object.keys(unknown)
  if (extra !== undefined) throw new Error(`A scenario has no option ${extra.slice(0, 40)}`)
  if (seed !== undefined && !isSeed(seed)) throw new Error(`The seed must be a whole number up to ${MAX_SEED}`)
  if (payments !== null && !isPaymentCount(payments))
    throw new Error(`Payments must be a whole number up to ${MAX_PAYMENTS}`)
  if (now !== undefined && !isTime(time))
    throw new Error('now must be a date such as 2026-11-20T09:00:00Z or its milliseconds')
  return { seed, payments, now: isTime(time) ? time : undefined }
}

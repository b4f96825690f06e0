import { contract, type CallName } from '../../src/contract/contract.ts'
import { Customer } from './customer.ts'
import { Broken, isPage, Skipped } from './expectations.ts'
import { linkSentTo, newEmail, OPEN, ownId, send, type Rule, type Surroundings } from './rule.ts'
import { rules } from './rules.ts'
import { samples } from '../../src/contract/samples.ts'

export interface ConformOptions {
  user?: string
  password?: string
  /** A second, verified customer who has nothing. Without one the bank of this project makes one. */
  other?: string
  otherPassword?: string
  /** A part of a call's name or path, e.g. `payments`. */
  only?: string
  say?: (line: string) => void
}

export interface Verdict {
  passed: number
  failed: number
  skipped: number
  lines: string[]
}

const DEMO = { username: 'sarah@halden.example', password: 'corridor-demo' }
const ELSEWHERE: ReadonlySet<number> = new Set([404, 405, 501])

/** Runs the rules against the bank at a base URL. Rejects with a sentence where there is no bank. */
export async function conform(url: string, options: ConformOptions = {}): Promise<Verdict> {
  const base = url.replace(/\/+$/, '')
  const wanted = rules.filter(({ call }) => isWanted(call, options.only ?? ''))
  if (wanted.length === 0) throw new Error(`No call has "${options.only}" in its name or path.`)
  const { user = DEMO.username, password = DEMO.password } = options
  const credentials = { username: user, password }
  const verdict: Verdict = { passed: 0, failed: 0, skipped: 0, lines: [] }
  const say = (line: string) => {
    verdict.lines.push(line)
    options.say?.(line)
  }
  const owner = await signIn(base, credentials)
  const other = await otherCustomer(base, options)
  const bank: Surroundings = { anonymous: () => new Customer(base), owner, other, credentials }
  const missing = new Set<CallName>()

  for (const rule of wanted) {
    const title = `${contract[rule.call].method} ${contract[rule.call].path}: ${rule.says}`
    if (missing.has(rule.call)) {
      verdict.skipped += 1
      continue
    }
    const problem = await problemOf(rule, bank)
    if (problem === undefined) {
      verdict.passed += 1
      say(`ok    ${title}`)
    } else if (problem instanceof Skipped) {
      verdict.skipped += 1
      say(`skip  ${title} (${problem.message})`)
    } else {
      verdict.failed += 1
      if (await isMissing(rule.call, bank)) {
        missing.add(rule.call)
        say(`FAIL  ${contract[rule.call].method} ${contract[rule.call].path}: this bank does not have the call`)
      } else say(`FAIL  ${title} - ${problem.message}`)
    }
  }
  say(
    `\n${verdict.passed} passed, ${verdict.failed} failed${verdict.skipped > 0 ? `, ${verdict.skipped} skipped` : ''}`,
  )
  return verdict
}

async function problemOf(rule: Rule, bank: Surroundings): Promise<Error | undefined> {
  try {
    await rule.check(bank)
    return undefined
  } catch (error) {
    if (error instanceof Broken || error instanceof Skipped) return error
    return new Error(`the call failed: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Whether the bank does not have this call. A 404 can also mean an unknown ID, so a call with one gets a known one. */
async function isMissing(call: CallName, { anonymous, owner }: Surroundings): Promise<boolean> {
  const customer = OPEN.has(call) ? anonymous() : owner
  const body = contract[call].method === 'GET' ? undefined : {}
  const id = await ownId(customer, call).catch(() => undefined)
  const { status } = await send(customer, call, body, id).catch(() => ({ status: 0 }))
  return ELSEWHERE.has(status)
}

function isWanted(call: CallName, only: string): boolean {
  const { method, path } = contract[call]
  return `${call} ${method} ${path}`.toLowerCase().includes(only.toLowerCase())
}

async function signIn(base: string, credentials: { username: string; password: string }): Promise<Customer> {
  const customer = new Customer(base)
  const reply = await customer.ask('POST', contract.login.path, credentials).catch(() => undefined)
  if (!reply) throw new Error(`There is no bank at ${base}.`)
  if (isPage(reply) || ELSEWHERE.has(reply.status))
    throw new Error(
      `There is no bank at ${base}: it answered the sign-in with ${reply.status}${isPage(reply) ? ' and a web page' : ''}.`,
    )
  if (reply.status !== 200 && (await customer.ask('GET', contract.getUser.path)).status !== 200)
    throw new Error(
      `The bank at ${base} did not sign in ${credentials.username}: it answered ${reply.status}. Use --user and --password.`,
    )
  return customer
}

/** The second customer, registered with the help of the inbox of this project's bank if none is given. */
async function otherCustomer(base: string, { other, otherPassword }: ConformOptions): Promise<Customer | undefined> {
  if (other !== undefined) return signIn(base, { username: other, password: otherPassword ?? '' })
  const customer = new Customer(base)
  const email = newEmail()
  try {
    await send(customer, 'register', { ...samples.register, email })
    await customer.ask('GET', contract.verifyEmail.path + (await linkSentTo(email, customer)))
    return await signIn(base, { username: email, password: samples.register.passwordHash })
  } catch {
    return undefined
  }
}

import { randomUUID } from 'node:crypto'
import { contract, type CallName } from '../../src/contract/contract.ts'
import { Customer } from './customer.ts'
import { Broken } from './expectations.ts'
import type { Rule, Surroundings } from './rule.ts'
import { rules } from './rules.ts'
import { samples } from './samples.ts'

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
  const { user = DEMO.username, password = DEMO.password, only = '' } = options
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

  for (const rule of rules.filter(({ call }) => isWanted(call, only))) {
    const title = `${contract[rule.call].method} ${contract[rule.call].path}: ${rule.says}`
    if (missing.has(rule.call)) {
      verdict.skipped += 1
      continue
    }
    if (rule.needsOther && !other) {
      verdict.skipped += 1
      say(`skip  ${title} (needs a second customer: --other and --other-password)`)
      continue
    }
    const problem = await problemOf(rule, bank)
    if (problem === undefined) {
      verdict.passed += 1
      say(`ok    ${title}`)
    } else {
      verdict.failed += 1
      if (await isMissing(rule.call, owner)) {
        missing.add(rule.call)
        say(`FAIL  ${contract[rule.call].method} ${contract[rule.call].path}: this bank does not have the call`)
      } else say(`FAIL  ${title} - ${problem}`)
    }
  }
  say(
    `\n${verdict.passed} passed, ${verdict.failed} failed${verdict.skipped > 0 ? `, ${verdict.skipped} skipped` : ''}`,
  )
  return verdict
}

async function problemOf(rule: Rule, bank: Surroundings): Promise<string | undefined> {
  try {
    await rule.check(bank)
    return undefined
  } catch (error) {
    if (error instanceof Broken) return error.message
    return `the call failed: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** Whether the bank does not have this call. Unknown for a path with an ID, whose 404 can mean the ID. */
async function isMissing(call: CallName, owner: Customer): Promise<boolean> {
  const { method, path } = contract[call]
  if (path.includes(':')) return false
  const { status } = await owner.ask(method, path, method === 'GET' ? undefined : {}).catch(() => ({ status: 0 }))
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
  const email = `conform-${randomUUID()}@corridor.example`
  await customer.ask('POST', contract.register.path, { ...samples.register, email })
  const inbox = await customer.ask('GET', '/__bank/inbox')
  if (!Array.isArray(inbox.json)) return undefined
  const mail = (inbox.json as { to: string; link: string }[]).find(({ to }) => to === email)
  if (!mail) return undefined
  await customer.ask('GET', `${contract.verifyEmail.path}${new URL(mail.link).search}`)
  const username = email
  return signIn(base, { username, password: samples.register.passwordHash }).catch(() => undefined)
}

import { contract, type CallName } from '../../src/contract/contract.ts'
import { Customer, Unanswered } from './customer.ts'
import { Broken, isPage, Missing, Skipped } from './expectations.ts'
import { kindOf, misfitsOf } from './misfits.ts'
import { linkSentTo, newEmail, send, type Rule, type Surroundings } from './rule.ts'
import { rules } from './rules.ts'
import { samples } from '../../src/contract/samples.ts'

interface ConformOptions {
  user?: string
  password?: string
  /** A second, verified customer who has nothing. Without one the bank of this project makes one. */
  other?: string
  otherPassword?: string
  /** A part of a call's name or path, e.g. `payments`. */
  only?: string
  say?: (line: string) => void
  /** Stands in for the network in tests. */
  fetch?: typeof fetch
}

interface Verdict {
  passed: number
  failed: number
  skipped: number
  lines: string[]
}

const DEMO = { username: 'sarah@halden.example', password: 'corridor-demo' }
const ELSEWHERE: ReadonlySet<number> = new Set([404, 405, 501])

const titleOf = (call: CallName): string => `${contract[call].method} ${contract[call].path}`

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
  const fail = (line: string) => {
    verdict.failed += 1
    say(`FAIL  ${line}`)
  }
  // Every reply of the run is checked, and every misfit is said once.
  const said = new Set<string>()
  const see: Customer['see'] = (call, { status, json }) => {
    const { replySchema } = contract[call]
    if (!replySchema || json === undefined || status < 200 || status >= 300) return
    for (const misfit of misfitsOf(replySchema, json)) {
      const line = `${titleOf(call)}: answers with its schema - ${misfit}`
      if (!said.has(kindOf(line))) fail(line)
      said.add(kindOf(line))
    }
  }
  const anonymous = () => new Customer(base, see, options.fetch)
  const owner = await signIn(anonymous(), credentials)
  // Registered when the first rule needs it. Given credentials are tried at once, to report wrong ones early.
  let second: ReturnType<typeof otherCustomer> | undefined
  const other = () => (second ??= otherCustomer(anonymous, options))
  if (options.other !== undefined) await other()
  const bank: Surroundings = { anonymous, owner, other, credentials }
  const missing = new Set<CallName>()

  for (const rule of wanted) {
    const title = `${titleOf(rule.call)}: ${rule.says}`
    if (missing.has(rule.call)) {
      verdict.skipped += 1
      continue
    }
    const problem = await problemOf(rule, bank)
    if (problem === undefined) {
      verdict.passed += 1
      say(`ok    ${title}`)
    } else if (problem instanceof Missing && problem.call === rule.call) {
      missing.add(rule.call)
      fail(`${titleOf(rule.call)}: this bank does not have the call`)
    } else if (problem instanceof Skipped || problem instanceof Missing) {
      verdict.skipped += 1
      say(`skip  ${title} (${problem.message})`)
    } else if (problem instanceof Unanswered && (await isDead(anonymous()))) {
      fail(`The bank does not answer any more. The last call was ${problem.message}, for: ${title}`)
      break
    } else if (problem instanceof Unanswered) fail(`${title} - ${problem.message} was not answered`)
    else fail(`${title} - ${problem.message}`)
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
    if ([Broken, Skipped, Missing, Unanswered].some((known) => error instanceof known)) return error as Error
    return new Error(`the rule failed: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const isDead = (customer: Customer): Promise<boolean> =>
  send(customer, 'getUser').then(
    () => false,
    () => true,
  )

function isWanted(call: CallName, only: string): boolean {
  const { method, path } = contract[call]
  return `${call} ${method} ${path}`.toLowerCase().includes(only.toLowerCase())
}

async function signIn(customer: Customer, credentials: Surroundings['credentials']): Promise<Customer> {
  const { base } = customer
  const reply = await send(customer, 'login', credentials).catch((error: Error) => {
    const { message, code } = ((error.cause as Error | undefined)?.cause ?? error) as NodeJS.ErrnoException
    throw new Error(`There is no bank at ${base}: ${message || code}.`)
  })
  if (isPage(reply) || ELSEWHERE.has(reply.status))
    throw new Error(
      `There is no bank at ${base}: it answered the sign-in with ${reply.status}${isPage(reply) ? ' and a web page' : ''}.`,
    )
  if (reply.status !== 200 && (await send(customer, 'getUser')).status !== 200)
    throw new Error(
      `The bank at ${base} did not sign in ${credentials.username}: it answered ${reply.status}. Use --user and --password.`,
    )
  return customer
}

/** The second customer, registered with the help of the inbox of this project's bank if none is given. */
async function otherCustomer(
  anonymous: () => Customer,
  { other, otherPassword }: ConformOptions,
): Promise<Customer | undefined> {
  const customer = anonymous()
  if (other !== undefined) return signIn(customer, { username: other, password: otherPassword ?? '' })
  const email = newEmail()
  try {
    await send(customer, 'register', { ...samples.register, email })
    await customer.ask('GET', contract.verifyEmail.path + (await linkSentTo(email, customer)))
    return await signIn(customer, { username: email, password: samples.register.passwordHash })
  } catch {
    return undefined
  }
}

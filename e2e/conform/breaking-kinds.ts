import { contract, type CallName } from '../../src/contract/contract.ts'
import { samples } from '../../src/contract/samples.ts'

export interface Asked {
  method: string
  path: string
  headers: Headers
  body: string
}

export interface Answer {
  status: number
  type: string
  text: string
  /** The `Set-Cookie` headers. */
  cookies: string[]
}

/** Answers a call in place of the bank, which `next` asks. If it throws, the call is not answered. */
export type Break = (asked: Asked, next: (asked: Asked) => Promise<Answer>) => Answer | Promise<Answer>

/** Fetches from a bank that is broken in this way. */
export function breakingFetch(how: Break): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const { origin, pathname, search } = new URL(request.url)
    const next = async ({ method, path, headers, body }: Asked): Promise<Answer> => {
      const answered = await fetch(origin + path, { method, headers, redirect: 'manual', ...(body !== '' && { body }) })
      return {
        status: answered.status,
        type: answered.headers.get('content-type') ?? '',
        text: await answered.text(),
        cookies: answered.headers.getSetCookie(),
      }
    }
    const { method, headers } = request
    const answer = await how({ method, path: pathname + search, headers, body: await request.text() }, next)
    const { status, type, text, cookies } = answer
    return new Response([204, 304].includes(status) || text === '' ? null : text, {
      status,
      headers: [
        ...(type === '' ? [] : [['content-type', type]]),
        ...cookies.map((cookie) => ['set-cookie', cookie]),
      ] as [string, string][],
    })
  }
}

type Row = Record<string, unknown>

/** A way to break one call. */
export type Kind = (call: CallName) => Break

const isOf = (call: CallName, { method, path }: Asked): boolean =>
  method === contract[call].method && new RegExp(`^${contract[call].path.replace(/:\w+/, '[^/]+')}(\\?.*)?$`).test(path)

export const isSuccess = ({ status }: Answer): boolean => status < 300

/** Breaks another call than the one whose rules must notice. */
export const at =
  (call: CallName, kind: Kind): Kind =>
  () =>
    kind(call)

/** Answers differently where `applies`. */
export const instead =
  (applies: (answer: Answer, asked: Asked) => boolean, other: Partial<Answer>): Kind =>
  (call) =>
  async (asked, next) => {
    const answer = await next(asked)
    return isOf(call, asked) && applies(answer, asked) ? { ...answer, ...other } : answer
  }

export const code = (from: number, to: number) => instead(({ status }) => status === from, { status: to })
export const refusal = (other: Partial<Answer>) => instead(({ status }) => status >= 400, other)

/** Changes the JSON of successes. */
export const changed =
  (change: (json: Row) => unknown): Kind =>
  (call) =>
  async (asked, next) => {
    const answer = await next(asked)
    if (!isOf(call, asked) || !isSuccess(answer)) return answer
    return { ...answer, text: JSON.stringify(change(JSON.parse(answer.text) as Row)) }
  }
const rows = (change: (row: Row) => Row) => changed((list) => (list as unknown as Row[]).map(change))
/** Sets fields in every row of a list, or in a record; undefined leaves a field out. */
export const inRows = (fields: Row) => rows((row) => ({ ...row, ...fields }))
export const inRecord = (fields: Row) => changed((row) => ({ ...row, ...fields }))
export const computed = (field: string, compute: (row: Record<string, number>) => number) =>
  changed((json) => ({ ...json, [field]: compute(json as Record<string, number>) }))
export const computedInRows = (field: string, compute: (row: Record<string, number>) => number) =>
  rows((row) => ({ ...row, [field]: compute(row as Record<string, number>) }))
export const reversed = changed((list) => (list as unknown as Row[]).toReversed())

/** Asks the bank something else than it was asked. */
export const asking =
  (change: (asked: Asked) => Partial<Asked>): Kind =>
  (call) =>
  (asked, next) =>
    next(isOf(call, asked) ? { ...asked, ...change(asked) } : asked)
export const sending = (change: (body: Row) => Row) =>
  asking(({ body }) => {
    try {
      return { body: JSON.stringify(change(JSON.parse(body) as Row)) }
    } catch {
      return {}
    }
  })
/** The bank gets other fields than were sent. */
export const inBody = (fields: Row) => sending((body) => ({ ...body, ...fields }))
function keyless({ headers, ...asked }: Asked): Asked {
  const others = new Headers(headers)
  others.delete('idempotency-key')
  return { ...asked, headers: others }
}
export const withoutKey = asking(keyless)

/** Answers each customer the first success for ever. */
export const frozen: Kind = (call) => {
  const first = new Map<string | null, Answer>()
  return async (asked, next) => {
    if (!isOf(call, asked)) return next(asked)
    const customer = asked.headers.get('cookie')
    const answer = first.get(customer) ?? (await next(asked))
    if (isSuccess(answer)) first.set(customer, answer)
    return answer
  }
}

export const twice: Kind = (call) => async (asked, next) => {
  if (isOf(call, asked)) await next(keyless(asked))
  return next(asked)
}

/** Pays although it answers 422. */
export const doingRefused: Kind = (call) => async (asked, next) => {
  const answer = await next(asked)
  if (isOf(call, asked) && answer.status === 422)
    await next(keyless({ ...asked, body: JSON.stringify(samples.createPayment) }))
  return answer
}

export const withoutFlag =
  (flag: string): Kind =>
  () =>
  async (asked, next) => {
    const answer = await next(asked)
    return { ...answer, cookies: answer.cookies.map((cookie) => cookie.replace(`; ${flag}`, '')) }
  }

/** The sign-out removes the cookie only. */
export const keepingSession: Kind = (call) => (asked, next) =>
  isOf(call, asked)
    ? { status: 204, type: '', text: '', cookies: ['corridor_session=; Path=/; Max-Age=0'] }
    : next(asked)

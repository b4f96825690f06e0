import { setTransport } from '../api/transport.ts'

/**
 * The answer to a call: a value is sent as JSON with status 200, a `Response` as it is, an `Error` rejects like a
 * network failure, and a function returns one of these for the request.
 */
export type Answer = unknown

/** By method and path, for example `POST /api/login`. */
export type Answers = Record<string, Answer>

interface StubCall {
  /** For example `POST /api/login`. */
  call: string
  search: string
  body: unknown
}

/** An answer with a status; a string is sent as plain text, anything else as JSON. */
export const reply = (status: number, body: unknown): Response =>
  typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status })

export const UNAUTHORIZED = reply(401, 'Unauthorized')

/** An answer that stays pending until the test calls `arrive`. */
export function lateAnswer() {
  const resolvers: ((answer: Answer) => void)[] = []
  const answer = new Promise<Answer>((resolve) => resolvers.push(resolve))
  return { answer: () => answer, arrive: (value: Answer) => resolvers.forEach((resolve) => resolve(value)) }
}

export interface StubBank {
  /** All calls, oldest first. */
  calls: StubCall[]
  answer: (call: string, answer: Answer) => void
}

/** Answers the product's calls with `answers`; any other call gets a 404. */
export function stubBank(answers: Answers = {}): StubBank {
  const table = new Map(Object.entries(answers))
  const calls: StubCall[] = []
  setTransport(async (request) => {
    const { pathname, search } = new URL(request.url)
    const call = `${request.method} ${pathname}`
    const text = await request.clone().text()
    calls.push({ call, search, body: text === '' ? undefined : (JSON.parse(text) as unknown) })
    const found = table.has(call) ? table.get(call) : reply(404, 'Not found')
    const answer = typeof found === 'function' ? ((await found(request)) as unknown) : found
    if (answer instanceof Error) throw answer
    return answer instanceof Response ? answer.clone() : Response.json(answer)
  })
  return { calls, answer: (call, answer) => table.set(call, answer) }
}

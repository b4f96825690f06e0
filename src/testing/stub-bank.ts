import { setTransport } from '../api/transport.ts'
import type { User } from '../contract/auth.ts'

/**
 * What is answered to one call: a value as the JSON of a 200, a `Response` as it is, an `Error` as a network that is down,
 * or what a function makes of the request.
 */
export type Answer = unknown

/** By method and path, for example `POST /api/login`. */
export type Answers = Record<string, Answer>

export interface StubCall {
  /** For example `POST /api/login`. */
  call: string
  search: string
  body: unknown
}

export const SARAH: User = {
  id: '0a1b2c3d-0000-4000-8000-000000000001',
  name: 'Sarah Whitfield',
  email: 'sarah@halden.example',
  emailVerified: true,
  createdAt: '2026-01-05T09:00:00.000Z',
}

/** An answer with a status of its own; a text goes as plain text, anything else as JSON. */
export const reply = (status: number, body: unknown): Response =>
  typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status })

export const UNAUTHORIZED = reply(401, 'Unauthorized')

/** An answer that comes when the test says so. */
export function lateAnswer() {
  const waiting: ((said: Answer) => void)[] = []
  const answer = new Promise<Answer>((resolve) => waiting.push(resolve))
  return { answer: () => answer, arrive: (said: Answer) => waiting.forEach((take) => take(said)) }
}

export interface StubBank {
  /** Every call that was made, oldest first. */
  calls: StubCall[]
  answer: (call: string, answer: Answer) => void
}

/** Answers the product's calls as the test says; a call that nothing was said about is a 404. */
export function stubBank(answers: Answers = {}): StubBank {
  const table = new Map(Object.entries(answers))
  const calls: StubCall[] = []
  setTransport(async (request) => {
    const { pathname, search } = new URL(request.url)
    const call = `${request.method} ${pathname}`
    const text = await request.clone().text()
    calls.push({ call, search, body: text === '' ? undefined : (JSON.parse(text) as unknown) })
    const said = table.has(call) ? table.get(call) : reply(404, 'Not found')
    const answer = typeof said === 'function' ? ((await said(request)) as unknown) : said
    if (answer instanceof Error) throw answer
    return answer instanceof Response ? answer.clone() : Response.json(answer)
  })
  return { calls, answer: (call, answer) => table.set(call, answer) }
}

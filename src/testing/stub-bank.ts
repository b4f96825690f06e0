import { setTransport } from '../api/transport.ts'
import type { User } from '../contract/auth.ts'

/** A text is answered as plain text, anything else as JSON, an `Error` as a network that is down. */
export interface StubAnswer {
  status?: number
  body?: unknown
}

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

export interface StubBank {
  /** Every call that was made, oldest first. */
  calls: StubCall[]
  answer: (call: string, answer: StubAnswer | Error) => void
}

/** Answers the product's calls as the test says; a call that nothing was said about is a 404. */
export function stubBank(answers: Record<string, StubAnswer | Error> = {}): StubBank {
  const table = new Map(Object.entries(answers))
  const calls: StubCall[] = []
  setTransport(async (request) => {
    const { pathname, search } = new URL(request.url)
    const call = `${request.method} ${pathname}`
    const text = await request.text()
    calls.push({ call, search, body: text === '' ? undefined : (JSON.parse(text) as unknown) })
    const answer = table.get(call) ?? { status: 404, body: 'Not found' }
    if (answer instanceof Error) throw answer
    const { status = 200, body } = answer
    if (status === 204) return new Response(null, { status })
    return typeof body === 'string' ? new Response(body, { status }) : Response.json(body ?? null, { status })
  })
  return { calls, answer: (call, answer) => table.set(call, answer) }
}

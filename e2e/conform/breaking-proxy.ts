import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Passed {
  method: string
  path: string
  status: number
  type: string
  text: string
  /** Whether the request has a session cookie, an `Idempotency-Key` and what body. */
  cookie: string
  body: string
}

export type Break = (answer: Passed) => Partial<Pick<Passed, 'status' | 'type' | 'text'>> | void

export interface BreakingProxy {
  url: string
  /** How it breaks the answers from now on. */
  change: (how: { answer?: Break; request?: (headers: Headers, path: string) => void }) => void
  close: () => Promise<void>
}

/** Stands before a bank and changes its answers. */
export async function startBreakingProxy(bank: string): Promise<BreakingProxy> {
  let how: Parameters<BreakingProxy['change']>[0] = {}
  const server = createServer((request, response) => {
    const pass = async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const body = Buffer.concat(chunks).toString()
      const [path = ''] = (request.url ?? '').split('?')
      const headers = new Headers()
      for (const name of ['cookie', 'content-type', 'accept', 'idempotency-key']) {
        const value = request.headers[name]
        if (typeof value === 'string') headers.set(name, value)
      }
      how.request?.(headers, path)
      const method = request.method ?? 'GET'
      const answered = await fetch(bank + (request.url ?? ''), { method, headers, ...(body !== '' && { body }) })
      const answer: Passed = {
        method,
        path,
        status: answered.status,
        type: answered.headers.get('content-type') ?? '',
        text: await answered.text(),
        cookie: headers.get('cookie') ?? '',
        body,
      }
      const { status, type, text } = { ...answer, ...how.answer?.(answer) }
      for (const cookie of answered.headers.getSetCookie()) response.appendHeader('Set-Cookie', cookie)
      response.writeHead(status, type === '' ? {} : { 'Content-Type': type })
      response.end([204, 304].includes(status) ? undefined : text)
    }
    pass().catch(() => response.destroy())
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    change: (next) => {
      how = next
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

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

/** Answers a call in place of the bank, which `next` asks. */
export type Break = (asked: Asked, next: (asked: Asked) => Promise<Answer>) => Answer | Promise<Answer>

export interface BreakingProxy {
  url: string
  /** Replaces the break in use. */
  change: (how: Break) => void
  close: () => Promise<void>
}

const unbroken: Break = (asked, next) => next(asked)

/** Stands before a bank and changes what is asked and answered. A break that throws drops the connection. */
export async function startBreakingProxy(bank: string): Promise<BreakingProxy> {
  let how = unbroken
  const ask = async ({ method, path, headers, body }: Asked): Promise<Answer> => {
    const answered = await fetch(bank + path, { method, headers, redirect: 'manual', ...(body !== '' && { body }) })
    return {
      status: answered.status,
      type: answered.headers.get('content-type') ?? '',
      text: await answered.text(),
      cookies: answered.headers.getSetCookie(),
    }
  }
  const server = createServer((request, response) => {
    const pass = async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const headers = new Headers()
      for (const name of ['cookie', 'content-type', 'accept', 'idempotency-key']) {
        const value = request.headers[name]
        if (typeof value === 'string') headers.set(name, value)
      }
      const { method = 'GET', url: path = '/' } = request
      const { status, type, text, cookies } = await how(
        { method, path, headers, body: Buffer.concat(chunks).toString() },
        ask,
      )
      for (const cookie of cookies) response.appendHeader('Set-Cookie', cookie)
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

import type { CallName } from '../../src/contract/contract.ts'

export interface Reply {
  status: number
  /** The media type without parameters. */
  type: string
  text: string
  /** Undefined if the body is not JSON. */
  json: unknown
  /** The `Set-Cookie` headers. */
  cookies: string[]
}

/** In ms; a bank that does not answer must not keep the run waiting. */
const LONGEST_WAIT = 30_000

/** The bank did not answer a call. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered'
}

/** A client with its own cookies. */
export class Customer {
  readonly base: string
  /** Called with each reply to a call of the contract. */
  readonly see: (call: CallName, reply: Reply) => void
  cookies = new Map<string, string>()
  readonly #fetch: typeof fetch

  constructor(base: string, see: Customer['see'] = () => undefined, fetchAs = fetch) {
    this.base = base
    this.see = see
    this.#fetch = fetchAs
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const written = typeof body === 'string' ? body : JSON.stringify(body)
    const { answer, text } = await this.#fetch(this.base + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_WAIT),
      headers: {
        Accept: 'application/json',
        ...(written !== undefined && { 'Content-Type': 'application/json' }),
        ...(this.cookies.size > 0 && { Cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') }),
        ...headers,
      },
      ...(written !== undefined && { body: written }),
    })
      .then(async (response) => ({ answer: response, text: await response.text() }))
      .catch((error: unknown) => {
        throw new Unanswered(`${method} ${path}`, { cause: error })
      })
    const cookies = answer.headers.getSetCookie()
    for (const cookie of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '' || /max-age=0/i.test(cookie)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const [type = ''] = (answer.headers.get('content-type') ?? '').split(';')
    return { status: answer.status, type: type.trim(), text, json: parsed(text), cookies }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

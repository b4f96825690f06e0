export interface Reply {
  status: number
  /** The media type without parameters. */
  type: string
  text: string
  /** Undefined if the body is not JSON. */
  json: unknown
}

/** In ms; a bank that does not answer must not keep the run waiting. */
const LONGEST_WAIT = 30_000

/** A client with its own cookies. */
export class Customer {
  readonly base: string
  readonly #cookies = new Map<string, string>()

  constructor(base: string) {
    this.base = base
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const written = typeof body === 'string' ? body : JSON.stringify(body)
    const response = await fetch(this.base + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_WAIT),
      headers: {
        Accept: 'application/json',
        ...(written !== undefined && { 'Content-Type': 'application/json' }),
        ...(this.#cookies.size > 0 && { Cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; ') }),
        ...headers,
      },
      ...(written !== undefined && { body: written }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '' || /max-age=0/i.test(cookie)) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    const text = await response.text()
    const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
    return { status: response.status, type: type.trim(), text, json: parsed(text) }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

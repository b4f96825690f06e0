/** A small client of the W3C WebDriver protocol: only what the walk uses. */

const KEYS = {
  Tab: '\uE004',
  Enter: '\uE006',
  Escape: '\uE00C',
  Space: ' ',
  Backspace: '\uE003',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Control: '\uE009',
  Shift: '\uE008',
} as const

/** The protocol names keys by characters of a private range, and letters by themselves. */
export const codeOf = (key: string): string => (Object.hasOwn(KEYS, key) ? KEYS[key as keyof typeof KEYS] : key)

const down = (key: string) => ({ type: 'keyDown', value: codeOf(key) })
const up = (key: string) => ({ type: 'keyUp', value: codeOf(key) })

/** Answers `{ value }` or `{ error }`: what a page throws is told as it is. */
const asAsync = (body: string) => `
  const done = arguments[arguments.length - 1];
  (async () => { ${body} })().then((value) => done({ value }), (error) => done({ error: String(error) }));`

export class WebDriver {
  readonly #session: string

  private constructor(session: string) {
    this.#session = session
  }

  static async start(server: string, capabilities: object): Promise<WebDriver> {
    const { sessionId } = (await send('POST', `${server}/session`, { capabilities })) as { sessionId: string }
    const driver = new WebDriver(`${server}/session/${sessionId}`)
    await driver.post('timeouts', { script: 15_000, pageLoad: 20_000 })
    return driver
  }

  post(path: string, body: object = {}): Promise<unknown> {
    return send('POST', `${this.#session}/${path}`, body)
  }

  get(path: string): Promise<unknown> {
    return send('GET', `${this.#session}/${path}`)
  }

  async end(): Promise<void> {
    await send('DELETE', this.#session)
  }

  async run<T>(body: string): Promise<T> {
    const told = (await this.post('execute/async', { script: asAsync(body), args: [] })) as { value: T; error?: string }
    if (told.error !== undefined) throw new Error(told.error)
    return told.value
  }

  async click(x: number, y: number): Promise<void> {
    const actions = [
      { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await this.post('actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    })
  }

  /** Presses these keys one after the other while another one may be held. */
  async keys(keys: readonly string[], held?: string): Promise<void> {
    const presses = keys.flatMap((key) => [down(key), up(key)])
    const actions = held ? [down(held), ...presses, up(held)] : presses
    await this.post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
}

async function send(method: string, address: string, body?: object): Promise<unknown> {
  const reply = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  })
  const { value } = (await reply.json()) as { value: unknown }
  if (reply.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${error}: ${message}`)
}

/** Characters of server text shown at most: a proxy's HTML page must not fill the screen. */
const MAX_SHOWN = 200

const NO_ANSWER = 'The bank could not answer. Please try again.'

/** A reply that was not OK. `message` has the spec's format: status code, colon, space, body text or status text. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** The `error` field of a JSON body, or the body text, or the status text. */
  readonly serverText: string
  /** False when the body is empty or an HTML page from a proxy, so that `serverText` is not a message from the bank. */
  readonly hasServerText: boolean
  readonly #statusText: string

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.serverText = errorField(body) ?? (body || statusText)
    this.hasServerText = body !== '' && !body.startsWith('<')
    this.#statusText = statusText
  }

  /** The message to show: an empty body or a proxy's page is replaced. HTTP/2 has no status text. */
  get shown(): string {
    return this.hasServerText ? this.message : `${this.status}: ${this.#statusText || NO_ANSWER}`
  }
}

/** The text to show for anything that `call` throws, with the status in front. */
export function errorMessage(error: unknown): string {
  const message = error instanceof ApiError ? error.shown : 'The bank could not be reached. Please try again.'
  return clip(message)
}

/** The server's message without the status, for screens where the spec asks for it. */
export const serverMessage = (error: unknown): string =>
  error instanceof ApiError && error.hasServerText ? clip(error.serverText) : errorMessage(error)

/** The server's message without the status, or `otherwise` when it sent none. */
export const serverMessageOr = (error: unknown, otherwise: string): string =>
  (error instanceof ApiError && error.hasServerText ? clip(error.serverText) : '') || otherwise

export const clip = (message: string): string =>
  message.length <= MAX_SHOWN ? message : `${message.slice(0, MAX_SHOWN - 1).trimEnd()}…`

function errorField(body: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(body)
    if (typeof parsed === 'object' && parsed !== null && 'error' in parsed && typeof parsed.error === 'string')
      return parsed.error
  } catch {
    // Most errors are plain text.
  }
  return undefined
}

/** Longest server text we show: a proxy's HTML page must not fill the screen. */
const MAX_SHOWN = 200

const NO_ANSWER = 'The bank could not answer. Please try again.'

/** A reply that was not OK. `message` is the spec's: status code, colon, space, body text or status text. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** What the server wrote: the `error` of a JSON body, or the text as it came. */
  readonly serverText: string
  /** False when the body was empty or a proxy's page, and `serverText` is no sentence of the bank's. */
  readonly hasServerText: boolean
  readonly #statusText: string

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.serverText = errorField(body) ?? (body || statusText)
    this.hasServerText = body !== '' && !body.startsWith('<')
    this.#statusText = statusText
  }

  /** The message with a sentence in the place of an empty body or of a proxy's page. Not every connection has a status text. */
  get shown(): string {
    return this.hasServerText ? this.message : `${this.status}: ${this.#statusText || NO_ANSWER}`
  }
}

/** What to show a person for anything that was thrown by a call. */
export function errorMessage(error: unknown): string {
  const message = error instanceof ApiError ? error.shown : 'The bank could not be reached. Please try again.'
  return clip(message)
}

/** The server's own sentence, without the status, for the screens that the spec words that way. */
export const serverMessage = (error: unknown): string =>
  error instanceof ApiError && error.hasServerText ? clip(error.serverText) : errorMessage(error)

/** The server's own sentence where it wrote one, `otherwise` where it did not. */
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
    // Plain text, as most refusals are.
  }
  return undefined
}

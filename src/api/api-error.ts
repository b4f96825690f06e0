import { statusText } from '../contract/status-text.ts'

/** Characters of server text shown at most: a proxy's HTML page must not fill the screen. */
const MAX_SHOWN = 200

const NO_ANSWER = 'The bank could not answer. Please try again.'

/** A reply that was not OK. `message` has the spec's format: status code, colon, space, body text or status text. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** The bank's sentence: the `error` field of a JSON body, or a plain text. Empty for other JSON, HTML or no body. */
  readonly serverText: string
  /** The status with its text. Without the body: HTML or JSON of a proxy must not be shown. */
  readonly #plain: string

  constructor(status: number, body: string, sentText: string) {
    const reason = sentText || statusText(status)
    super(`${status}: ${body || reason}`)
    this.status = status
    this.serverText = body.startsWith('<') ? '' : sentenceOf(body)
    this.#plain = `${status}: ${reason || NO_ANSWER}`
  }

  /** The message to show: the bank's sentence, or the text of the status where the body holds none. */
  get shown(): string {
    return this.serverText ? `${this.status}: ${this.serverText}` : this.#plain
  }

  /** The bank's sentence, or the status with its text. */
  get shownWithoutStatus(): string {
    return this.serverText || this.#plain
  }
}

/** The text to show for anything that `call` throws, with the status in front. */
export function errorMessage(error: unknown): string {
  const message = error instanceof ApiError ? error.shown : 'The bank could not be reached. Please try again.'
  return clip(message)
}

/** The server's message without the status, for screens where the spec asks for it. */
export const serverMessage = (error: unknown): string =>
  error instanceof ApiError ? clip(error.shownWithoutStatus) : errorMessage(error)

/** The server's message without the status, or `otherwise` when it sent none. */
export const serverMessageOr = (error: unknown, otherwise: string): string =>
  (error instanceof ApiError && clip(error.serverText)) || otherwise

export const clip = (message: string): string =>
  message.length <= MAX_SHOWN ? message : `${message.slice(0, MAX_SHOWN - 1).trimEnd()}…`

/** Most errors are plain text. */
function sentenceOf(body: string): string {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    // JSON that was cut off is no sentence either.
    return /^[{[]/.test(body) ? '' : body
  }
  if (typeof parsed !== 'object' || parsed === null) return body
  return 'error' in parsed && typeof parsed.error === 'string' ? parsed.error : ''
}

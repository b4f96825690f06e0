import type { SchemaObjectDescription } from 'yup'
import type { AnyEndpoint } from '../../../../src/contract/endpoint.ts'
import type { LoggedRequest } from '../../../bank/http/request-log.ts'

type Sent = Pick<LoggedRequest, 'method' | 'path' | 'query' | 'requestBody'>

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
const bodyText = (body: unknown): string | undefined =>
  body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)

/** The call as a curl command against a real bank at `origin`. Secrets stay redacted. */
export function toCurl({ method, path, query, requestBody }: Sent, origin: string): string {
  const body = bodyText(requestBody)
  const parts = [
    `curl -X ${method} ${quoted(origin + path + query)}`,
    `-H 'Accept: application/json'`,
    `-b 'corridor_session=…'`,
  ]
  if (body !== undefined) parts.push(`-H 'Content-Type: application/json'`, `--data ${quoted(body)}`)
  return parts.join(' \\\n  ')
}

const blank = ({ fields }: SchemaObjectDescription): object =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, 'fields' in field ? blank(field) : '']))

/** A call that was not made yet, with every field of its body to fill in. */
export const blankCall = ({ method, path, queryParam, bodySchema }: AnyEndpoint): Sent => ({
  method,
  path,
  query: queryParam ? `?${queryParam}=` : '',
  requestBody: bodySchema && blank(bodySchema.describe()),
})

/** Sizes are in bytes. */
const sizeOf = (text: string): number => new TextEncoder().encode(text).length

/** The log holds no media types. A fault can answer with an HTML page, as a proxy does. */
const mediaTypeOf = (body: unknown): string =>
  typeof body === 'string' ? (body.trimStart().startsWith('<') ? 'text/html' : 'text/plain') : 'application/json'

/** Of both halves of a call: what the log does not hold. */
const HEAD = { httpVersion: 'HTTP/1.1', cookies: [], headers: [], headersSize: -1 }

/** The calls as an HTTP archive (HAR 1.2), which browsers' developer tools open. */
export function toHar(requests: readonly LoggedRequest[], origin: string): string {
  const entries = requests.toReversed().map(({ at, method, path, query, status, ms, requestBody, responseBody }) => {
    const sent = bodyText(requestBody)
    const answered = bodyText(responseBody) ?? ''
    return {
      // The log has the time of the answer.
      startedDateTime: new Date(Date.parse(at) - ms).toISOString(),
      time: ms,
      request: {
        method,
        url: origin + path + query,
        ...HEAD,
        queryString: [...new URLSearchParams(query)].map(([name, value]) => ({ name, value })),
        ...(sent !== undefined && { postData: { mimeType: 'application/json', text: sent } }),
        bodySize: sizeOf(sent ?? ''),
      },
      response: {
        status,
        statusText: '',
        ...HEAD,
        content: { size: sizeOf(answered), mimeType: mediaTypeOf(responseBody), text: answered },
        redirectURL: '',
        bodySize: sizeOf(answered),
      },
      cache: {},
      timings: { send: 0, wait: ms, receive: 0 },
    }
  })
  return JSON.stringify({ log: { version: '1.2', creator: { name: 'Corridor', version: '1' }, entries } }, null, 2)
}

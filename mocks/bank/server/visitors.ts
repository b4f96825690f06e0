import type { IncomingMessage, ServerResponse } from 'node:http'
import { send } from './http-text.ts'

const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]'])

const urlOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined)

/** A page of this machine, or of an origin that was named. */
function isKnownOrigin(origin: string, named: readonly string[]): boolean {
  const url = urlOf(origin)
  return (
    named.includes(origin) || (url !== undefined && /^https?:$/.test(url.protocol) && THIS_MACHINE.has(url.hostname))
  )
}

/** A website can give its own name the address of this machine, so the name in the request counts. */
function isKnownHost(host: string, named: readonly string[]): boolean {
  const url = urlOf(`http://${host}`)
  return url !== undefined && (THIS_MACHINE.has(url.hostname) || named.some((origin) => urlOf(origin)?.host === host))
}

/**
 * Refuses pages of other websites, and other names for this machine. Pages of this machine may call with cookies and
 * any header. Returns whether the request goes on.
 */
export function admit(
  { headers: { origin, host = '', 'access-control-request-headers': asked } }: IncomingMessage,
  response: ServerResponse,
  named: readonly string[],
): boolean {
  response.setHeader('Vary', 'Origin')
  if (!isKnownHost(host, named) || (origin !== undefined && !isKnownOrigin(origin, named))) {
    send(
      response,
      403,
      'This bank answers this machine only. Start it with --origin https://… to allow another website',
    )
    return false
  }
  if (origin === undefined) return true
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Access-Control-Expose-Headers', 'Allow, Retry-After')
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PATCH')
  if (asked !== undefined) response.setHeader('Access-Control-Allow-Headers', asked)
  return true
}

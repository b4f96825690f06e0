import { http, type HttpHandler } from 'msw'
import { contract } from '../../src/contract/contract.ts'
import type { AnyEndpoint } from '../../src/contract/endpoint.ts'
import type { Bank } from './bank.ts'
import type { Handling } from './handle.ts'
import { answerRequest, methodsOf } from './policy.ts'

const METHODS = { GET: http.get, POST: http.post, PATCH: http.patch } as const

/** MSW's handlers for every call of the contract; whatever else is asked below `/api` is answered too, with 404 or 405. */
export function routes(bank: Bank, handlers: Readonly<Record<string, Handling>>): HttpHandler[] {
  const { origin } = bank.options
  const endpoints: AnyEndpoint[] = Object.values(contract)
  const calls = Object.entries(handlers).map(([name, handling]) => {
    const { method, path } = handling.endpoint
    const methods = methodsOf(endpoints, path)
    return METHODS[method](`${origin}${path}`, ({ request, params }) =>
      isSpelled(path, request) ? answerRequest(bank, { request, params: params as Record<string, string>, call: { name, handling }, methods }) : undefined,
    )
  })
  const otherMethods = [...new Set(endpoints.map(({ path }) => path))].map((path) =>
    http.all(`${origin}${path}`, ({ request }) =>
      isSpelled(path, request) ? answerRequest(bank, { request, params: {}, call: undefined, methods: methodsOf(endpoints, path) }) : undefined,
    ),
  )
  const anythingElse = http.all(`${origin}/api/*`, ({ request }) => answerRequest(bank, { request, params: {}, call: undefined, methods: [] }))
  // First of all: MSW decodes the path's parameters, and throws at what is no UTF-8. Without a group there is nothing to decode.
  const unreadable = http.all(/^[^?#]*\/api\/[^?#]*%/, ({ request }) =>
    isReadable(new URL(request.url).pathname) ? undefined : answerRequest(bank, { request, params: {}, call: undefined, methods: [] }),
  )
  return [unreadable, ...calls, ...otherMethods, anythingElse]
}

/** MSW finds `/api/accounts` for `/API/Accounts` too; to a host they are two addresses. */
function isSpelled(path: string, { url }: Request): boolean {
  const asked = new URL(url).pathname.split('/')
  return path.split('/').every((part, index) => part.startsWith(':') || part === asked[index])
}

function isReadable(path: string): boolean {
  try {
    // The result is used: a minifier takes an unused one out, call and all.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

import type { PathParams } from 'msw'
import { http, type HttpHandler } from 'msw/http'
import { contract } from '../../../src/contract/contract.ts'
import type { AnyEndpoint } from '../../../src/contract/endpoint.ts'
import type { Bank } from '../store/bank.ts'
import type { Handler } from './handle.ts'
import { isApiPath } from './api-path.ts'
import { answerRequest } from './answer-request.ts'

const METHODS = { GET: http.get, POST: http.post, PATCH: http.patch } as const

/** The MSW handlers of the contract; anything else below `/api` is answered with 404 or 405. */
export function routes(bank: Bank, handlers: Readonly<Record<string, Handler>>): HttpHandler[] {
  const { origin } = bank.options
  const endpoints: AnyEndpoint[] = Object.values(contract)
  const pathOf = rememberingEach((request: Request) => pathBelow(origin, request.url))
  const at = (template: string, method?: string) => {
    const match = matcher(template)
    return ({ request }: { request: Request }) =>
      method !== undefined && request.method !== method ? NO_MATCH : match(pathOf(request))
  }
  const calls = Object.entries(handlers).map(([name, handler]) => {
    const { method, path } = handler.endpoint
    const allowed = methodsOf(endpoints, path)
    return METHODS[method](at(path, method), ({ request, params }) =>
      answerRequest(bank, { request, params, route: { name, handler }, allowed }),
    )
  })
  const templates = [...new Set(endpoints.map(({ path }) => path))].map((path) => ({
    match: at(path),
    allowed: methodsOf(endpoints, path),
  }))
  const anythingElse = http.all(
    ({ request }) => isApiPath(pathOf(request)?.join('/') ?? ''),
    ({ request }) => {
      const allowed = templates.find(({ match }) => match({ request }).matches)?.allowed ?? []
      return answerRequest(bank, { request, params: {}, route: undefined, allowed })
    },
  )
  return [...calls, anythingElse]
}

interface Match {
  matches: boolean
  params: Record<string, string> & PathParams
}

const NO_MATCH: Match = { matches: false, params: {} }

/** The path's segments without a trailing slash; undefined for another origin. */
function pathBelow(origin: string, address: string): readonly string[] | undefined {
  const url = new URL(address)
  return url.origin === origin ? url.pathname.replace(/(?<=.)\/$/, '').split('/') : undefined
}

/** Matches a template such as `/api/accounts/:id`. MSW's matching is slower and throws when a value is not UTF-8. */
function matcher(template: string): (path: readonly string[] | undefined) => Match {
  const parts = template.split('/')
  return (path) => {
    if (path?.length !== parts.length) return NO_MATCH
    const params: Record<string, string> = {}
    for (const [index, part] of parts.entries()) {
      const given = path[index] ?? ''
      if (!part.startsWith(':')) {
        if (part !== given) return NO_MATCH
        continue
      }
      const value = decoded(given)
      if (!value) return NO_MATCH
      params[part.slice(1)] = value
    }
    return { matches: true, params }
  }
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/** Caches by key: MSW asks every handler about the same request, whose path then is parsed only once. */
function rememberingEach<TKey extends object, TValue>(read: (key: TKey) => TValue): (key: TKey) => TValue {
  const known = new WeakMap<TKey, { value: TValue }>()
  return (key) => {
    const kept = known.get(key) ?? { value: read(key) }
    known.set(key, kept)
    return kept.value
  }
}

const methodsOf = (endpoints: readonly AnyEndpoint[], path: string): string[] =>
  endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method)

// Small replacements for dependencies of the bank's libraries, named after them. See slim-plugin.ts.

type Path = string | readonly string[]

const partsOf = (path: Path): readonly string[] => (typeof path === 'string' ? path.split('.') : path)
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** lodash/get, for paths of property names. */
export function get(object: unknown, path: Path, fallback?: unknown): unknown {
  let value = object
  for (const part of partsOf(path)) {
    if (value === null || value === undefined) return fallback
    value = (value as Record<string, unknown>)[part]
  }
  return value === undefined ? fallback : value
}

/** lodash/set, for paths of property names: mutates and returns `object`. */
export function set<T>(object: T, path: Path, value: unknown): T {
  const parts = partsOf(path)
  const last = parts.at(-1)
  if (!isObject(object) || last === undefined) return object
  let target: Record<string, unknown> = object
  for (const part of parts.slice(0, -1)) {
    if (part === '__proto__' || part === 'constructor' || part === 'prototype') return object
    const next = target[part]
    target = isObject(next) ? next : (target[part] = {})
  }
  if (last !== '__proto__') target[last] = value
  return object
}

export function has(object: unknown, path: Path): boolean {
  let value = object
  return partsOf(path).every((part) => {
    if (!isObject(value) || !Object.hasOwn(value, part)) return false
    value = value[part]
    return true
  })
}

export const isFunction = (value: unknown): boolean => typeof value === 'function'

export const compareAsc = (left: Date, right: Date): number => Math.sign(left.getTime() - right.getTime())

/** md5: only has to give different texts different keys. */
export function md5(text: string): string {
  let hash = 5381
  for (let index = 0; index < text.length; index += 1) hash = (hash * 33) ^ text.charCodeAt(index)
  return (hash >>> 0).toString(16)
}

export const debug = () => () => undefined

/** The database library's tab synchronisation, off: it would overwrite one tab's edits with another tab's seed. */
export const sync = () => undefined

/** No handler reads `cookies`: the bank reads its session itself. */
export const parseCookie = () => ({})

/** Outside of a browser MSW keeps no cookies of its own. */
export const isNodeProcess = () => true

const removed = (what: string) => () => {
  throw new Error(`${what} is not part of this build`)
}
export const generateRestHandlers = removed('toHandlers()')
export const generateGraphQLHandlers = removed('toGraphQLHandlers()')
export const generateGraphQLSchema = removed('toGraphQLSchema()')
export const matchPattern = removed('A pattern for addresses')
export const Cookie = removed('Cookie')
export const CookieJar = removed('CookieJar')
export const MemoryCookieStore = removed('MemoryCookieStore')

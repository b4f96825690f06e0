import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const STAND_INS = fileURLToPath(new URL('stand-ins.ts', import.meta.url))

/** Modules that `@mswjs/data` requires eagerly, and what of them it uses. */
const OF_DATA: Record<string, string> = {
  'lodash/get': 'get as default',
  'lodash/set': 'set as default',
  'lodash/has': 'has as default',
  'lodash/isFunction': 'isFunction as default',
  lodash: 'isFunction',
  'date-fns': 'compareAsc',
  md5: 'md5 as default',
  debug: 'debug',
}
const PARTS_OF_DATA: Record<string, string> = {
  generateRestHandlers: 'generateRestHandlers',
  generateGraphQLHandlers: 'generateGraphQLHandlers, generateGraphQLSchema',
  sync: 'sync',
}

/** MSW's cookie jar: per tab, lost with a corrupt or full storage. The bank carries its session cookie itself. */
const OF_MSW: Record<string, string> = {
  cookieStore: 'cookieStore',
  getRequestCookies: 'getAllRequestCookies',
}

/** Speaks only where a variable of a Node process asks it to. */
const OF_INTERCEPTORS: Record<string, string> = { '@open-draft/logger': 'Logger' }

/** Whose import is replaced, and what of it is asked for by which name. */
const LIBRARIES: [importer: RegExp, standIn: (source: string, name: string) => string | undefined][] = [
  [/[\\/]@mswjs[\\/]data[\\/]lib[\\/]/, (source, name) => OF_DATA[source] ?? PARTS_OF_DATA[name]],
  [/[\\/]msw[\\/]lib[\\/]/, (source, name) => (source.startsWith('.') ? OF_MSW[name] : undefined)],
  [/[\\/]@mswjs[\\/]interceptors[\\/]/, (source) => OF_INTERCEPTORS[source]],
]

const PREFIX = '\0stand-in:'

/**
 * Leaves out of the build what the bank's libraries bring along and the bank never reaches: GraphQL and REST handler
 * generation, a link between tabs, a logger, lodash, date-fns, a cookie jar with the list of public suffixes. It is four
 * fifths of their size. The dev server gathers the same libraries with it: what a bank does while it is worked on, it does
 * when it is built.
 */
export function slimPlugin(): Plugin {
  return {
    name: 'corridor:slim-bank',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer) return undefined
      const name = /(\w+)(?:\.mjs)?$/.exec(source)?.[1] ?? ''
      const exported = LIBRARIES.find(([library]) => library.test(importer))?.[1](source, name)
      return exported && PREFIX + exported
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined
      return `export { ${id.slice(PREFIX.length)} } from ${JSON.stringify(STAND_INS)}`
    },
  }
}

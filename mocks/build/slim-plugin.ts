import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const STAND_INS = fileURLToPath(new URL('stand-ins.ts', import.meta.url))
const PREFIX = '\0stand-in:'

interface Replacement {
  library: string
  /** What the library imports: a package, or the end of a relative path. */
  source: string
  /** What of `stand-ins.ts` it gets instead. */
  standIn: string
  /** In how many of its files the library imports it. */
  files: number
}

const ofData = (source: string, standIn: string, files: number): Replacement => ({
  library: '@mswjs/data',
  source,
  standIn,
  files,
})

/** What the bank's libraries bring along and the bank never reaches, four fifths of their size. */
export const REPLACEMENTS: readonly Replacement[] = [
  ofData('lodash/get', 'get as default', 6),
  ofData('lodash/set', 'set as default', 4),
  ofData('lodash/has', 'has as default', 1),
  ofData('lodash/isFunction', 'isFunction as default', 1),
  ofData('lodash', 'isFunction', 1),
  ofData('date-fns', 'compareAsc', 1),
  ofData('md5', 'md5 as default', 1),
  ofData('debug', 'debug', 8),
  ofData('/generateRestHandlers', 'generateRestHandlers', 1),
  ofData('/generateGraphQLHandlers', 'generateGraphQLHandlers, generateGraphQLSchema', 1),
  ofData('/sync', 'sync', 1),
  // MSW's cookie jar with its list of public suffixes: the bank carries its session cookie itself.
  { library: 'msw', source: '/cookieStore.mjs', standIn: 'cookieStore', files: 1 },
  { library: 'msw', source: '/getRequestCookies.mjs', standIn: 'getAllRequestCookies', files: 2 },
]

const isOf = ({ library }: Replacement, importer: string): boolean =>
  importer.replaceAll('\\', '/').includes(`/node_modules/${library}/lib/`)

const isSource = ({ source: wanted }: Replacement, source: string): boolean =>
  wanted.startsWith('/') ? source.startsWith('.') && source.endsWith(wanted) : source === wanted

interface SlimOptions {
  replacements?: readonly Replacement[]
  /** Not by the dev server, which bundles the libraries as it discovers them. */
  isCounted?: boolean
}

/**
 * Replaces what REPLACEMENTS lists by small stand-ins, in the build, the dev server and the unit tests alike. Every
 * replacement is counted: when a new version of a library imports something else, the build stops and names it.
 */
export function slimPlugin({ replacements = REPLACEMENTS, isCounted = true }: SlimOptions = {}): Plugin {
  const importers = new Map(replacements.map((replacement) => [replacement, new Set<string>()]))
  return {
    name: 'corridor:slim-bank',
    enforce: 'pre',
    resolveId(source, importer) {
      const found =
        importer && replacements.find((replacement) => isOf(replacement, importer) && isSource(replacement, source))
      if (!found) return undefined
      importers.get(found)?.add(importer)
      return PREFIX + found.standIn
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined
      return `export { ${id.slice(PREFIX.length)} } from ${JSON.stringify(STAND_INS)}`
    },
    buildEnd(error) {
      if (error || !isCounted) return
      for (const [{ library, source, files }, { size }] of importers)
        if (size !== files)
          this.error(
            `${library} has changed: it imports "${source}" in ${size} files instead of ${files}. Adapt REPLACEMENTS in mocks/build/slim-plugin.ts.`,
          )
    },
  }
}

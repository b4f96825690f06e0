import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const STAND_INS = fileURLToPath(new URL('stand-ins.ts', import.meta.url))
const PREFIX = '\0stand-in:'

interface Replacement {
  library: string
  /** The import to replace: a package name, or the end of a relative path. */
  source: string
  /** Only in files whose path ends like this. */
  importer?: string
  /** The export of `stand-ins.ts` that replaces it. */
  standIn: string
  /** How many of the library's files import it. */
  files: number
}

const ofData = (source: string, standIn: string, files: number): Replacement => ({
  library: '@mswjs/data',
  source,
  standIn,
  files,
})

/** Dependencies of the database library that the bank never runs: four fifths of its size. */
export const OF_DATA: readonly Replacement[] = [
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
]

/** What of MSW the bank does not use in a browser. */
const OF_MSW: readonly Replacement[] = [
  // MSW's patterns for addresses: the bank matches by functions.
  { library: 'msw', source: '@msw/url', standIn: 'matchPattern', files: 1 },
  // MSW's cookies, read anew for each handler, and its jar, which needs localStorage and the public suffix list. The
  // bank handles its session cookie itself.
  { library: 'msw', source: 'cookie', standIn: 'parseCookie', files: 1 },
  { library: 'msw', source: 'is-node-process', importer: '/cookie-store.js', standIn: 'isNodeProcess', files: 1 },
  { library: 'msw', source: 'tough-cookie', standIn: 'Cookie, CookieJar, MemoryCookieStore', files: 1 },
]

const isOf = ({ library, importer: end = '' }: Replacement, importer: string): boolean =>
  importer.replaceAll('\\', '/').includes(`/node_modules/${library}/lib/`) && importer.endsWith(end)

const isSource = ({ source: wanted }: Replacement, source: string): boolean =>
  wanted.startsWith('/') ? source.startsWith('.') && source.endsWith(wanted) : source === wanted

const REPLACEMENTS = [...OF_DATA, ...OF_MSW]

interface SlimOptions {
  replacements?: readonly Replacement[]
  /** Whether to verify the counts. False in the dev server, which bundles libraries as it discovers them. */
  isCounted?: boolean
}

/** Replaces the imports in REPLACEMENTS in build, dev server and unit tests; fails when a library imports otherwise. */
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
            `${library} has changed: it imports "${source}" in ${size} files instead of ${files}. ` +
              `Adapt REPLACEMENTS in build/slim-plugin.ts.`,
          )
    },
  }
}

import { factory, primaryKey } from '@mswjs/data'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { slimPlugin } from './slim-plugin.ts'

const ENTRY = '/elsewhere/node_modules/@mswjs/data/lib/factory.js'
const ONE = [{ library: '@mswjs/data', source: 'lodash/get', standIn: 'get as default', files: 1 }]

/** Builds a library whose one file imports these modules. */
const buildLibrary = (imports: readonly string[], plugin: ReturnType<typeof slimPlugin>) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      plugin,
      {
        name: 'library',
        enforce: 'pre',
        resolveId: (source) => (source === ENTRY ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? imports.map((source) => `import '${source}'`).join('\n') : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY } },
  })

test('builds a library whose imports match the list of replacements', async () => {
  await expect(buildLibrary(['lodash/get'], slimPlugin({ replacements: ONE }))).resolves.toBeDefined()
})

test('stops the build and names the library when it no longer imports what is replaced', async () => {
  await expect(buildLibrary([], slimPlugin({ replacements: ONE }))).rejects.toThrow(
    '@mswjs/data has changed: it imports "lodash/get" in 0 files instead of 1.',
  )
})

test('the unit tests run with the replacements', () => {
  const { thing } = factory({ thing: { id: primaryKey(String) } })
  expect(() => thing.toGraphQLSchema()).toThrow('toGraphQLSchema() is not part of this build')
})

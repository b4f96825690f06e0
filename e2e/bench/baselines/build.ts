import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'

// The reference pages, built from the packages of this project and measured in the same run:
//   html     a bare page: the cost of the network
//   stack    the smallest application of this stack (MUI, router, SWR, Formik, MSW, @mswjs/data)
//   offline  the same, served by its own worker from the second visit

const HERE = fileURLToPath(new URL('.', import.meta.url))

const nothing = (names: string) => names.replaceAll(/\w+/g, 'export function $&() {}\n')

/** What the libraries import and the pages do not need. */
const STAND_INS: Record<string, string> = {
  tldts: `
    export const getDomain = (host) => host
    export const getPublicSuffix = () => null
    export const parse = (host) => ({ hostname: host, domain: host })`,
  'date-fns': nothing('isAfter isBefore isEqual') + '; export const compareAsc = (a, b) => a - b',
  graphql:
    nothing('GraphQLID GraphQLString GraphQLInt GraphQLBoolean GraphQLList GraphQLObjectType graphql parse') +
    nothing('GraphQLInputObjectType GraphQLSchema'),
  lodash: "export { isEqual, get, set, has, isFunction, isObject, mergeWith, merge, omit } from 'lodash-es'",
}

const slim: Plugin = {
  name: 'baseline:slim',
  enforce: 'pre',
  resolveId: (id) => (id in STAND_INS ? `\0${id}.mjs` : undefined),
  load: (id) => (id.startsWith('\0') ? STAND_INS[id.slice(1).replace(/\.mjs$/, '')] : undefined),
}

const page = (head: string, body: string) =>
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bank</title><link rel="icon" href="data:,">' +
  `<meta name="viewport" content="width=device-width,initial-scale=1">${head}<body>${body}</body></html>`

/** Returns the folder that contains `html`, `stack` and `offline`. */
export async function buildBaselines(target: string): Promise<string> {
  const html = join(target, 'html')
  const stack = join(target, 'stack')
  const offline = join(target, 'offline')
  mkdirSync(html, { recursive: true })
  writeFileSync(join(html, 'index.html'), page('', '<h1 data-ready>Ready</h1>'))

  const { output } = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [react(), slim],
    build: {
      outDir: stack,
      emptyOutDir: true,
      target: 'esnext',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(HERE, 'app.tsx') },
    },
  })) as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  const scripts = chunks.map(({ fileName, isEntry }) =>
    isEntry
      ? `<script type="module" crossorigin src="/${fileName}"></script>`
      : `<link rel="modulepreload" href="/${fileName}">`,
  )
  const register = `<script>navigator.serviceWorker.register('/worker.js')</script>`
  writeFileSync(join(stack, 'index.html'), page([register, ...scripts].join(''), '<div id="root"></div>'))
  const mswWorker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')
  cpSync(mswWorker, join(stack, 'worker.js'))

  cpSync(stack, offline, { recursive: true })
  const files = JSON.stringify(['/', ...chunks.map(({ fileName }) => `/${fileName}`)])
  const worker = readFileSync(join(HERE, 'offline-worker.txt'), 'utf8')
  writeFileSync(join(offline, 'worker.js'), `const FILES = ${files}\n${worker}\n${readFileSync(mswWorker, 'utf8')}`)
  return target
}

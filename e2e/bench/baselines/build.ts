import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, runnerImport, type Plugin, type Rolldown } from 'vite'

// The baselines of every figure, built from the packages of this project and measured in the same run:
//   html     a bare page: the cost of the network
//   stack    the smallest application of this stack (MUI, router, SWR, Formik, MSW, @mswjs/data)
//   offline  the same, prerendered and served by a worker from the second visit

const HERE = fileURLToPath(new URL('.', import.meta.url))

const STAND_INS: Record<string, string> = {
  tldts: `
    export const getDomain = (host) => host
    export const getPublicSuffix = () => null
    export const parse = (host) => ({ hostname: host, domain: host })`,
  'date-fns': `
    export const compareAsc = (a, b) => a - b
    export const isAfter = (a, b) => +a > +b
    export const isBefore = (a, b) => +a < +b
    export const isEqual = (a, b) => +a === +b`,
  graphql: `
    export const GraphQLID = 0, GraphQLString = 0, GraphQLInt = 0, GraphQLBoolean = 0
    export class GraphQLList {}
    export class GraphQLObjectType {}
    export class GraphQLInputObjectType {}
    export class GraphQLSchema {}
    export const graphql = () => {}
    export const parse = () => {}`,
  lodash: "export { isEqual, get, set, has, isFunction, isObject, mergeWith, merge, omit } from 'lodash-es'",
}

const slim: Plugin = {
  name: 'baseline:slim',
  enforce: 'pre',
  resolveId: (id) => (id in STAND_INS ? `\0${id}.mjs` : undefined),
  load: (id) => (id.startsWith('\0') ? STAND_INS[id.slice(1).replace(/\.mjs$/, '')] : undefined),
}

/** Preloads the chunk of the mock beside the entry. */
const preload: Plugin = {
  name: 'baseline:preload',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const chunks = Object.values(bundle ?? {}).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
      const seen = new Set<string>()
      const visit = (name: string) => {
        if (seen.has(name)) return
        seen.add(name)
        for (const imported of chunks.find((chunk) => chunk.fileName === name)?.imports ?? []) visit(imported)
      }
      for (const name of chunks.find((chunk) => chunk.isEntry)?.dynamicImports ?? []) visit(name)
      return [...seen]
        .filter((name) => !html.includes(name))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
          injectTo: 'head' as const,
        }))
    },
  },
}

const page = (text: string) =>
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>html</title><link rel="icon" href="data:,">' +
  `<body><h1 data-ready>${text}</h1></body></html>`

/** Returns the folder that contains `html`, `stack` and `offline`. */
export async function buildBaselines(target: string): Promise<string> {
  const make = (name: string) =>
    build({
      configFile: false,
      root: join(HERE, name),
      logLevel: 'warn',
      plugins: [react(), slim, preload],
      build: { outDir: join(target, name), emptyOutDir: true, target: 'esnext', modulePreload: { polyfill: false } },
    })
  const mswWorker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')

  mkdirSync(join(target, 'html'), { recursive: true })
  writeFileSync(join(target, 'html/index.html'), page('Ready'))

  await make('stack')
  copyFileSync(mswWorker, join(target, 'stack/worker.js'))

  await make('offline')
  const { module } = await runnerImport<{ html: string; seed: unknown }>(join(HERE, 'offline/prerender.tsx'), {
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    plugins: [react()],
  })
  const index = join(target, 'offline/index.html')
  const seed = `<script type="application/json" id="seed">${JSON.stringify(module.seed)}</script>`
  writeFileSync(
    index,
    readFileSync(index, 'utf8').replace('<div id="root"></div>', () => `<div id="root">${module.html}</div>${seed}`),
  )
  const assets = ['/', ...readdirSync(join(target, 'offline/assets')).map((name) => `/assets/${name}`)]
  writeFileSync(
    join(target, 'offline/worker.js'),
    readFileSync(join(HERE, 'offline/worker.txt'), 'utf8').replace('/*ASSETS*/ []', JSON.stringify(assets)),
  )
  copyFileSync(mswWorker, join(target, 'offline/msw.js'))
  return target
}

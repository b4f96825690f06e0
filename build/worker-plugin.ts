import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { minify, type Plugin } from 'vite'
import { bundledScript } from './bundled-script.ts'
import { ON_DEMAND, WORKER_FILE } from '../src/worker-file.ts'

const SOURCE = fileURLToPath(new URL('../mocks/bank/worker/worker.ts', import.meta.url))

/** Files of `public/` that the page references. */
const PUBLIC = ['icon.svg', 'manifest.webmanifest']

const mswWorker = () => readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8')

/** A file for Workbox, with a digest if its name has none. */
interface Entry {
  url: string
  revision: string | null
}

const entry = (url: string, content: string | Uint8Array): Entry => ({
  url,
  revision: url.startsWith('assets/') ? null : createHash('sha256').update(content).digest('hex').slice(0, 12),
})

async function workerScript(entries: Entry[]): Promise<string> {
  const own = await bundledScript(SOURCE, { BUILD: entries, 'process.env.NODE_ENV': 'production' })
  // Minified as a script, whose names our worker can use.
  const { code } = await minify(WORKER_FILE, mswWorker(), { module: false })
  return `${own}\n${code}`
}

/** Writes the single worker file: our worker with the list of all files of the build, then MSW's. */
export function workerPlugin(): Plugin[] {
  return [
    {
      name: 'corridor:worker-dev',
      apply: 'serve',
      configureServer(server) {
        // Nothing is cached during development: every file comes from the dev server.
        server.middlewares.use((request, response, next) => {
          if (request.url?.split('?')[0] !== `/${WORKER_FILE}`) return next()
          // A source file that was saved half-written must not stop the server.
          workerScript([])
            .then((script) =>
              response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(script),
            )
            .catch((error: unknown) => response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error)))
        })
      },
    },
    {
      name: 'corridor:worker',
      apply: 'build',
      generateBundle: {
        order: 'post',
        async handler(_, bundle) {
          const built = Object.values(bundle)
            .filter(({ fileName }) => fileName !== '404.html' && !ON_DEMAND.test(fileName))
            .map((file) =>
              entry(file.fileName.replace(/^index\.html$/, ''), file.type === 'chunk' ? file.code : file.source),
            )
          const others = PUBLIC.map((name) =>
            entry(name, readFileSync(fileURLToPath(new URL(`../public/${name}`, import.meta.url)))),
          )
          const entries = [...built, ...others].toSorted((a, b) => (a.url < b.url ? -1 : 1))
          this.emitFile({ type: 'asset', fileName: WORKER_FILE, source: await workerScript(entries) })
        },
      },
    },
  ]
}

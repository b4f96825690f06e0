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

async function workerScript(files: string[], digest: string): Promise<string> {
  const own = await bundledScript(SOURCE, { BUILD: { version: digest.slice(0, 12), files } })
  // Minified as a script, whose names our worker can use.
  const { code } = await minify(WORKER_FILE, mswWorker(), { module: false })
  return `${own}\n${code}`
}

/** Writes the single worker file: our worker first, then MSW's, with the list of all files of the build. */
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
          workerScript([], 'development')
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
          const files = Object.keys(bundle)
            .filter((name) => name !== '404.html' && !ON_DEMAND.test(name))
            .toSorted()
          const digest = createHash('sha256').update(mswWorker()).update(readFileSync(SOURCE))
          for (const name of files) {
            const file = bundle[name]
            if (file) digest.update(name).update(file.type === 'chunk' ? file.code : file.source)
          }
          for (const name of PUBLIC)
            digest.update(readFileSync(fileURLToPath(new URL(`../public/${name}`, import.meta.url))))
          const listed = [...files.map((name) => (name === 'index.html' ? '' : name)), ...PUBLIC]
          this.emitFile({
            type: 'asset',
            fileName: WORKER_FILE,
            source: await workerScript(listed, digest.digest('hex')),
          })
        },
      },
    },
  ]
}

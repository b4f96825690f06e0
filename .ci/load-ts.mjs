import { join } from 'node:path'
import { install, ROOT } from './project.mjs'

/**
 * Imports a TypeScript module of the project, which Node 20 cannot run, with everything that it imports later.
 * @template T
 * @param {string} file
 * @returns {Promise<T>}
 */
export async function loadTs(file) {
  if (!(await install())) process.exit(1)
  // Not at the top of the file, where it would fail before the packages are installed.
  const { createServer } = await import('vite')
  const { NODE_ENV } = process.env
  const vite = await createServer({
    root: ROOT,
    // A cache of its own: in that of a running development server Vite would remove the packages as outdated.
    cacheDir: join(ROOT, 'node_modules/.vite/load-ts'),
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  // A watcher keeps the process from ending. Vite ignores `watch: null` where its configuration sets `watch`.
  await vite.watcher.close()
  // The server sets it to development, with which a build that is started later would contain React's development code.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  return /** @type {T} */ (await vite.ssrLoadModule(join(ROOT, file)))
}

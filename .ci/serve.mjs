import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

// A simple static file host, used by `npm start` and by the browser tests, which also make it fail.

/**
 * `target` is the requested path with its query, not decoded.
 * @typedef {{ method: string, path: string, target: string, status: number }} LoggedRequest
 */
/**
 * `delay` is in milliseconds, or a promise to wait for.
 * @typedef {object} Answer
 * @property {number} [status]
 * @property {Record<string, string>} [headers]
 * @property {string} [body]
 * @property {number | Promise<unknown>} [delay]
 */
/** @typedef {{ method: string, path: string, headers: import('node:http').IncomingHttpHeaders }} HookRequest */
/**
 * Called for every request. It may return an answer, a delay for the file's own answer, or undefined to do nothing.
 * @typedef {(request: HookRequest) => Answer | undefined} Hook
 */
/**
 * @typedef {object} HostOptions
 * @property {string} directory The folder to serve.
 * @property {string} [mount] The path of that folder on the host, with both slashes.
 * @property {string} [host]
 * @property {number} [port] 0 uses any free port.
 * @property {boolean} [rewrites] Whether a route answers `index.html` with 200 instead of `404.html` with 404. A missing file,
 *   which has a dot in its name, is a 404 all the same.
 * @property {boolean} [bareMount] Whether the mount path without its last slash serves the page instead of redirecting.
 * @property {boolean} [compress]
 * @property {Record<string, string>} [headers] Added to every answer.
 */

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}
const COMPRESSIBLE = /^(text\/|application\/(json|manifest)|image\/svg)/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Answers requests with the files of a folder.
 * @param {Omit<HostOptions, 'host' | 'port'>} options
 */
export function answerWithFiles({
  directory,
  mount = '/',
  rewrites = false,
  bareMount = false,
  compress = false,
  headers: extraHeaders = {},
}) {
  /** @type {LoggedRequest[]} */
  const log = []
  /** @type {Hook | undefined} */
  let hook
  /** @type {Map<string, Buffer>} */
  const compressed = new Map()

  /** @param {string} path */
  const find = async (path) => {
    if (path === mount.slice(0, -1) && bareMount) return join(directory, 'index.html')
    if (!path.startsWith(mount)) return undefined
    const inside = normalize(path.slice(mount.length) || 'index.html')
    const file = join(directory, inside.endsWith('/') ? `${inside}index.html` : inside)
    // With the slash, because another folder's name may begin with this one's.
    if (!file.startsWith(join(directory, '/'))) return undefined
    const found = await stat(file).catch(() => undefined)
    return found?.isFile() ? file : undefined
  }

  /** @param {string} file @param {string} accepted The encodings the browser takes. */
  const squeeze = async (file, accepted) => {
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
    if (!compress || !encoding || !COMPRESSIBLE.test(TYPES[extname(file)] ?? '')) return undefined
    const { mtimeMs } = await stat(file)
    const key = `${encoding} ${mtimeMs} ${file}`
    let body = compressed.get(key)
    if (!body) {
      const raw = await readFile(file)
      body = await (encoding === 'br' ? brotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) : zip(raw))
      compressed.set(key, body)
    }
    return { body, encoding }
  }

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  async function answer(request, response) {
    const method = request.method ?? 'GET'
    const target = request.url ?? '/'
    const path = pathOf(target)
    /** @param {number} status @param {Record<string, string>} headers @param {string | Buffer} [body] */
    const end = (status, headers, body) => {
      log.push({ method, path, target, status })
      response.writeHead(status, { ...extraHeaders, ...headers }).end(method === 'HEAD' ? undefined : body)
    }

    const told = hook?.({ method, path, headers: request.headers })
    if (told?.delay !== undefined) await (typeof told.delay === 'number' ? wait(told.delay) : told.delay)
    if (told?.status !== undefined || told?.body !== undefined) {
      end(told.status ?? 200, { 'content-type': 'text/plain; charset=utf-8', ...told.headers }, told.body)
      return
    }
    if (method !== 'GET' && method !== 'HEAD')
      return end(405, { 'content-type': 'text/plain' }, 'This host has files only')
    if (path === mount.slice(0, -1) && !bareMount) return end(301, { location: mount })

    const file = await find(path)
    const isRoute = rewrites && !path.slice(path.lastIndexOf('/')).includes('.')
    const page = file ?? (await find(`${mount}${isRoute ? 'index.html' : '404.html'}`))
    if (!page || (!file && !path.startsWith(mount))) return end(404, { 'content-type': 'text/plain' }, 'Not found')
    const status = file || isRoute ? 200 : 404
    /** @type {Record<string, string>} */
    const headers = {
      'content-type': TYPES[extname(page)] ?? 'application/octet-stream',
      // Files in assets/ have a content hash in their name; everything else is revalidated.
      'cache-control': /\/assets\//.test(path) && file ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      ...told?.headers,
    }
    const squeezed = await squeeze(page, request.headers['accept-encoding'] ?? '')
    if (squeezed) return end(status, { ...headers, 'content-encoding': squeezed.encoding }, squeezed.body)
    log.push({ method, path, target, status })
    response.writeHead(status, { ...extraHeaders, ...headers })
    if (method === 'HEAD') response.end()
    else createReadStream(page).pipe(response)
  }

  return {
    /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
    answer: (request, response) => void answer(request, response).catch(() => response.destroy()),
    log,
    /** @param {Hook | undefined} next */
    setHook: (next) => {
      hook = next
    },
  }
}

/** @param {HostOptions} options */
export async function serve({ host = '127.0.0.1', port = 0, ...options }) {
  const { answer, log, setHook } = answerWithFiles(options)
  const server = createServer(answer)
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(undefined))
  })
  const address = server.address()
  const at = typeof address === 'object' && address ? address.port : port
  const origin = `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${at}`

  return {
    origin,
    port: at,
    /** The address of the application. */
    url: origin + (options.mount ?? '/'),
    log,
    setHook,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined))
        server.closeAllConnections()
      }),
  }
}

/** @typedef {Awaited<ReturnType<typeof serve>>} Host */

/** Serves at `port` if it is free, at any other port otherwise. @param {number} port @param {HostOptions} options */
export const serveAtBest = async (port, options) =>
  (await isAnswered(port).catch(() => false)) ? serve(options) : serve({ ...options, port }).catch(() => serve(options))

/**
 * Whether another server (for example `vite preview`) listens at this port of `::1`. The port could still be free at
 * 127.0.0.1, but browsers try `::1` first for `localhost`.
 * @param {number} port @returns {Promise<boolean>}
 */
const isAnswered = (port) =>
  new Promise((resolve) => {
    const other = connect(port, '::1')
    other.once('error', () => resolve(false))
    other.once('connect', () => {
      other.destroy()
      resolve(true)
    })
  })

/** @param {number} ms */
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Treats `//a/b` as a path, not as a host. Returns a path that cannot be decoded as it is. @param {string} target */
function pathOf(target) {
  const { pathname } = new URL(`http://host${target}`)
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

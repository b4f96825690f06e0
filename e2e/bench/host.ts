import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { listen, proxyTo } from './network.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

function load(directory: string, path: string) {
  const raw = readFileSync(join(directory, path))
  const type = TYPES[extname(path)]
  const body = type ? brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) : raw
  const headers = {
    'content-type': type ?? 'application/octet-stream',
    'content-length': String(body.length),
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 24)}"`,
    ...(type && { 'content-encoding': 'br' }),
  }
  return { body, headers }
}

/** Serves a folder, compressed in advance, over a network that can be slow, and counts what is sent. */
export async function serveMeasured(directory: string) {
  const files = new Map<string, ReturnType<typeof load>>()
  for (const entry of readdirSync(directory, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    const path = `/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')}`
    files.set(path, load(directory, path))
  }
  let sent: { type: string; bytes: number }[] = []
  const server = createServer({ keepAliveTimeout: 120_000 }, (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const file = files.get(pathname) ?? (extname(pathname) ? undefined : files.get('/index.html'))
    if (!file) {
      sent.push({ type: 'missing', bytes: 0 })
      response.writeHead(404).end()
      return
    }
    const { 'content-length': _, ...unchanged } = file.headers
    const isKnown = request.headers['if-none-match'] === file.headers.etag
    sent.push({ type: file.headers['content-type'], bytes: isKnown ? 0 : file.body.length })
    if (isKnown) response.writeHead(304, unchanged).end()
    else response.writeHead(200, file.headers).end(file.body)
  })
  const proxy = await proxyTo(await listen(server))
  return {
    origin: proxy.origin,
    sent: () => [...sent],
    /** Starts a visit. */
    begin(isSlow: boolean) {
      proxy.restart(isSlow)
      sent = []
    },
    close() {
      proxy.close()
      server.close()
      server.closeAllConnections()
    },
  }
}

export type MeasuredHost = Awaited<ReturnType<typeof serveMeasured>>

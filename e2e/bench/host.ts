import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { Link, SlowSocket, type Network } from './network.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}
const COMPRESSIBLE = /^(text\/|application\/|image\/svg)/
const KEPT = join(tmpdir(), 'corridor-bench-brotli')

export interface Transfer {
  path: string
  type: string
  /** Bytes on the wire, headers included. */
  bytes: number
}

interface Served {
  body: Buffer
  type: string
  encoded: boolean
  tag: string
  immutable: boolean
}

/** A static host that precompresses files, counts bytes and can simulate a slow network. */
export async function serveMeasured(directory: string) {
  const files = new Map<string, Served>()
  for (const entry of readdirSync(directory, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(directory, file).split(sep).join('/')}`
    const raw = readFileSync(file)
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    const encoded = COMPRESSIBLE.test(type) && raw.length > 256
    files.set(path, {
      body: encoded ? compress(raw) : raw,
      type,
      encoded,
      tag: `"${digest(raw)}"`,
      immutable: path.startsWith('/assets/'),
    })
  }

  let log: Transfer[] = []
  let line: { up: Link; down: Link; setUp: number } | undefined
  const sockets = new Set<Socket>()

  const http = createHttpServer({ keepAliveTimeout: 120_000 }, (request, response) => {
    const asked = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname)
    const page = /\.\w{2,12}$/.test(asked) ? undefined : files.get('/index.html')
    const path = files.has(asked) ? asked : '/index.html'
    const file = files.get(asked) ?? page
    if (!file) {
      log.push({ path: asked, type: 'missing', bytes: 180 })
      response.writeHead(404).end()
      return
    }
    const headers: Record<string, string> = {
      'content-type': file.type,
      etag: file.tag,
      'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      ...(file.encoded && { 'content-encoding': 'br' }),
    }
    const headerBytes =
      90 + Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0)
    const unchanged = request.headers['if-none-match'] === file.tag
    log.push({ path, type: file.type, bytes: headerBytes + (unchanged ? 0 : file.body.length) })
    if (unchanged) response.writeHead(304, headers).end()
    else response.writeHead(200, { ...headers, 'content-length': String(file.body.length) }).end(file.body)
  })

  let connections = 0
  const front = createServer((socket) => {
    socket.setNoDelay(true)
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    connections += 1
    http.emit(
      'connection',
      line ? new SlowSocket(socket, { ...line, setUp: connections === 1 ? line.setUp : 0 }) : socket,
    )
  })
  await new Promise<void>((resolve) => {
    front.listen(0, '127.0.0.1', () => resolve())
  })
  const address = front.address()
  if (address === null || typeof address === 'string') throw new Error('The host has no port')

  return {
    origin: `http://localhost:${address.port}`,
    transfers: (): readonly Transfer[] => log,
    /** Starts a visit: closes connections and resets the counters. */
    begin(network: Network | undefined) {
      for (const socket of sockets) socket.destroy()
      log = []
      connections = 0
      line = network && {
        up: new Link(network.up, network.roundTrip / 2),
        down: new Link(network.down, network.roundTrip / 2),
        setUp: network.roundTrip * network.setUpRoundTrips,
      }
    },
    close() {
      front.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

export type MeasuredHost = Awaited<ReturnType<typeof serveMeasured>>

const digest = (raw: Buffer) => createHash('sha256').update(raw).digest('base64url').slice(0, 24)

/** Compresses at the best quality, which is slow, so the results are kept between runs. */
export function compress(raw: Buffer): Buffer {
  mkdirSync(KEPT, { recursive: true })
  const kept = join(KEPT, digest(raw))
  if (existsSync(kept)) return readFileSync(kept)
  const small = brotliCompressSync(raw, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
  })
  writeFileSync(kept, small)
  return small
}

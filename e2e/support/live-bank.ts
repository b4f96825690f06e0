import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadTs } from '../../.ci/load-ts.mjs'
import type { Controls } from '../../mocks/bank/controls.ts'

export const LIVE = fileURLToPath(new URL('../../dist-live', import.meta.url))

export interface LiveBank {
  /** The address of the live build, with a slash at the end. */
  url: string
  /** Every call to `/api` that reached the bank. */
  calls: () => string[]
  fault: (fault: Parameters<Controls['fault']>[0]) => Promise<void>
  close: () => Promise<void>
}

/** The mock bank on a port, with the live build at the same origin. */
export async function startLiveBank(scenario: string): Promise<LiveBank> {
  const module = await loadTs<typeof import('../../mocks/bank/server/bank-server.ts')>(
    'mocks/bank/server/bank-server.ts',
  )
  const server = await module.startBankServer({
    scenario,
    otherwise: (request, response) => void sendFile(request, response),
  })
  return {
    url: `${server.url}/`,
    calls: () => server.bank.requests.list().map(({ method, path }) => `${method} ${path}`),
    async fault(fault) {
      const { ok } = await fetch(`${server.url}/__bank/fault`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(fault),
      })
      if (!ok) throw new Error('The bank refused this fault')
    },
    close: server.close,
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
}

/** A file of the build, or the page for any other path. */
async function sendFile(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const name = extname(pathname) ? pathname : '/index.html'
  const file = join(LIVE, name)
  if (await stat(file).catch(() => undefined)) {
    response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  } else response.writeHead(404).end()
}

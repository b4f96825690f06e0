import { fileURLToPath } from 'node:url'
import { loadTs } from '../../.ci/load-ts.mjs'
import { answerWithFiles } from '../../.ci/serve.mjs'
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
    otherwise: answerWithFiles({ directory: LIVE, rewrites: true }).answer,
  })
  return {
    url: `${server.url}/`,
    calls: () => server.requests.list().map(({ method, path }) => `${method} ${path}`),
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

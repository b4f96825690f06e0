import { parseArgs } from 'node:util'
import { loadTs } from './load-ts.mjs'
import { say } from './project.mjs'

// `npm run bank -- [scenario] [--port 4600]`: the mock bank over HTTP.

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: '4600' } },
  })
  /** @type {typeof import('../mocks/bank/server/bank-server.ts')} */
  const module = await loadTs('mocks/bank/server/bank-server.ts')
  const { url, bank } = await module.startBankServer({
    port: Number(values.port),
    ...(positionals[0] && { scenario: positionals[0] }),
  })
  say(
    `\n  The bank is at ${url}, in the scenario "${bank.record.scenario}".\n` +
      `  ${bank.person ? `Sign in as ${bank.person} with the password corridor-demo.` : 'Nobody has an account.'} Ctrl+C stops it.\n`,
  )
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

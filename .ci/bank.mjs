import { parseArgs } from 'node:util'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, install, ROOT, say } from './project.mjs'
import { answerWithFiles } from './serve.mjs'

// `npm run bank -- [scenario] [--port 4600] [--origin https://…]`: the mock bank over HTTP, as `npm run build:bank`
// writes it, and the product without a bank of its own at the same address.

const PRODUCT = 'dist-bank/product'

/** @param {string} text */
function portOf(text) {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text)
  throw new Error('The port must be a number up to 65535, for example --port 4600')
}

/** @param {string} text */
function originOf(text) {
  const origin = text.replace(/\/$/, '')
  if (/^[a-z][a-z\d+.-]*:\/\/[^/?#\s]+$/i.test(origin)) return origin
  throw new Error(`"${text}" is no origin: write one such as --origin https://demo.example`)
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: '4600' }, origin: { type: 'string', multiple: true, default: [] } },
  })
  if (positionals.length > 1) throw new Error('Name one scenario only')
  const options = { port: portOf(values.port), origins: values.origin.map(originOf) }
  if (!(await install())) process.exit(1)
  // Follows the news of the bank, which the live build for other banks does only when it is told where they are.
  process.env.VITE_EVENTS_URL = '/events'
  if (!(await build('dist-bank', ['--config', 'vite.bank.config.ts'], 'bank.mjs'))) process.exit(1)
  if (!(await build(PRODUCT, ['--mode', 'live']))) process.exit(1)
  /** @type {unknown} */
  const built = await import(pathToFileURL(join(ROOT, 'dist-bank/bank.mjs')).href)
  const { startBankServer } = /** @type {typeof import('../mocks/bank/server/bank-server.ts')} */ (built)
  const { url, bank } = await startBankServer({
    ...options,
    ...(positionals[0] && { scenario: positionals[0] }),
    otherwise: answerWithFiles({ directory: join(ROOT, PRODUCT), rewrites: true, compress: true }).answer,
  })
  say(
    `\n  The bank and the product are at ${url}, in the scenario "${bank.record.scenario}".\n` +
      `  ${bank.person ? `Sign in as ${bank.person} with the password corridor-demo.` : 'Nobody has an account.'} Ctrl+C stops it.\n`,
  )
} catch (error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error)
  say(code === 'EADDRINUSE' ? 'Something else uses this port: choose one with --port' : message)
  process.exit(1)
}

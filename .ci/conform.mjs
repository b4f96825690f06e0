import { parseArgs } from 'node:util'
import { loadTs } from './load-ts.mjs'
import { say } from './project.mjs'

// `npm run conform -- <url> [--user … --password …] [--other … --other-password …] [--only payments]`: whether a bank
// keeps the contract. Exit code 1 if it does not, 2 where there is no bank.

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      user: { type: 'string' },
      password: { type: 'string' },
      other: { type: 'string' },
      'other-password': { type: 'string' },
      only: { type: 'string' },
    },
  })
  const { 'other-password': otherPassword, ...options } = values
  const [url] = positionals
  if (!url || !/^https?:\/\/./.test(url))
    throw new Error('Write the address of a bank: npm run conform -- http://localhost:4600')
  /** @type {typeof import('../e2e/conform/conform.ts')} */
  const module = await loadTs('e2e/conform/conform.ts')
  const { failed } = await module.conform(url, { ...options, ...(otherPassword && { otherPassword }), say })
  process.exit(failed === 0 ? 0 : 1)
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exit(2)
}

import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

// Vite compiles the TypeScript, which Node 20 cannot run. Without NODE_ENV the baselines would contain the development
// build of React.
process.env.NODE_ENV = 'production'

/** @type {{ module: { bench: (args: string[]) => Promise<number> } }} */
const { module } = await runnerImport(fileURLToPath(new URL('bench.ts', import.meta.url)), {
  configFile: false,
  logLevel: 'warn',
})
process.exit(await module.bench(process.argv.slice(2)))

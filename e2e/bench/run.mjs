import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

// Node 20 runs no TypeScript: Vite does it here, as it does for the application. Without this it would build the floors
// with the development build of React.
process.env.NODE_ENV = 'production'

/** @type {{ module: { bench: (args: string[]) => Promise<number> } }} */
const { module } = await runnerImport(fileURLToPath(new URL('bench.ts', import.meta.url)), {
  configFile: false,
  logLevel: 'warn',
})
process.exit(await module.bench(process.argv.slice(2)))

import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { bundledScript } from './bundled-script.ts'
import { WORKER_FILE } from '../src/worker-file.ts'

const SOURCE = fileURLToPath(new URL('former-worker.ts', import.meta.url))

/** Emits a `worker.js` for live builds that removes the demo from devices where its worker is still installed. */
export const formerWorkerPlugin = (): Plugin => ({
  name: 'corridor:former-worker',
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: WORKER_FILE, source: await bundledScript(SOURCE) })
  },
})

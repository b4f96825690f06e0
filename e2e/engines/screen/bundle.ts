import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const FOLDER = file('../../../node_modules/.cache/corridor')

/** `in-page.ts` with what it imports, as one script. */
export const BUNDLE = `${FOLDER}/engine-screen.js`

export async function bundleScreen(): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: FOLDER,
      emptyOutDir: false,
      lib: { entry: file('in-page.ts'), formats: ['iife'], name: 'ignored', fileName: () => 'engine-screen.js' },
    },
  })
}

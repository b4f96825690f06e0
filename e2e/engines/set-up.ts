import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import buildOnce from '../support/build-once.ts'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const FOLDER = file('../../node_modules/.cache/corridor/engines')

/** `in-page.ts` with Testing Library, as one script. */
export const IN_PAGE = `${FOLDER}/in-page.js`

export default async function setUp(): Promise<void> {
  await buildOnce()
  const lib = { entry: file('in-page.ts'), formats: ['iife' as const], name: 'unused', fileName: () => 'in-page.js' }
  const define = { 'process.env': '{}', 'process.env.NODE_ENV': '"production"' }
  await build({ configFile: false, publicDir: false, logLevel: 'warn', define, build: { outDir: FOLDER, lib } })
}

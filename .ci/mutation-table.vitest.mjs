import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import corridor from '../vite.config.ts'
import { ROOT } from './project.mjs'

/** @typedef {{ file: string, from: string, to: string }} Mutant */

/**
 * Replaces a text of the module that `CORRIDOR_MUTANT` names, as it is loaded; no file is changed.
 * @type {import('vite').Plugin}
 */
const mutate = {
  name: 'mutate',
  enforce: 'pre',
  load(id) {
    const mutant = /** @type {Mutant | null} */ (JSON.parse(process.env.CORRIDOR_MUTANT ?? 'null'))
    const [path, query] = id.split('?')
    if (!mutant || path !== join(ROOT, mutant.file)) return undefined
    const code = readFileSync(path, 'utf8').replace(mutant.from, () => mutant.to)
    return query === 'raw' ? `export default ${JSON.stringify(code)}` : code
  },
}

/** For `npm run mutation:table`: the unit tests, with one mutant at a time. */
export default defineConfig((env) => {
  const config = corridor(env)
  return { ...config, plugins: [mutate, ...(config.plugins ?? [])] }
})

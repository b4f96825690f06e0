import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import corridor from '../vite.config.ts'
import { ROOT } from './project.mjs'

/** @typedef {{ file: string, from: string, to: string }} Mutant */

/**
 * Replaces a text of one module as it is loaded; no file is changed.
 * @param {Mutant} mutant
 * @returns {import('vite').Plugin}
 */
const mutate = ({ file, from, to }) => ({
  name: 'mutant',
  enforce: 'pre',
  load(id) {
    const [path, query] = id.split('?')
    if (path !== join(ROOT, file)) return undefined
    const code = readFileSync(path, 'utf8').replace(from, () => to)
    return query === 'raw' ? `export default ${JSON.stringify(code)}` : code
  },
})

/** For `npm run mutation:table`: the unit tests with one mutant, which the environment describes. */
export default defineConfig((env) => {
  const config = corridor(env)
  const mutant = process.env.CORRIDOR_MUTANT
  if (mutant === undefined) return config
  return { ...config, plugins: [mutate(/** @type {Mutant} */ (JSON.parse(mutant))), ...(config.plugins ?? [])] }
})

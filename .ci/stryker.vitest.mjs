import { defineConfig } from 'vitest/config'
import corridor from '../vite.config.ts'

const TESTS = ['mocks/bank/{domains,http}/**/*.test.ts', 'src/{contract,documents,features}/**/*.test.ts']

/** For `npm run mutation`: the tests of what it changes, which need no page. */
export default defineConfig((env) => {
  const config = corridor(env)
  const rules = { extends: /** @type {const} */ (true), test: { name: 'rules', environment: 'node', include: TESTS } }
  return { ...config, test: { ...config.test, projects: [rules] } }
})

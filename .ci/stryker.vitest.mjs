import { defineConfig } from 'vitest/config'
import corridor from '../vite.config.ts'

const TESTS = ['mocks/bank/domains/**/*.test.ts', 'src/contract/**/*.test.ts']

/** For `npm run mutation`: the tests of the bank's rules and of the contract, which need no page. */
export default defineConfig((env) => {
  const config = corridor(env)
  const rules = { extends: /** @type {const} */ (true), test: { name: 'rules', environment: 'node', include: TESTS } }
  return { ...config, test: { ...config.test, projects: [rules] } }
})

import { defineConfig } from 'vitest/config'
import corridor from '../vite.config.ts'

const TESTS = ['mocks/bank/{domains,http}/**/*.test.ts', 'src/{contract,documents,features}/**/*.test.ts']

/** It changes the time zone, which Stryker's threads cannot do. */
const EXCLUDED = ['src/features/dashboard/calendar.test.ts']

/** For `npm run mutation`: the tests of what it changes, which need no page. */
export default defineConfig((env) => {
  const config = corridor(env)
  const test = { name: 'rules', environment: 'node', include: TESTS, exclude: EXCLUDED }
  const rules = { extends: /** @type {const} */ (true), test }
  return { ...config, test: { ...config.test, projects: [rules] } }
})

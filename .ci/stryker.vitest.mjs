import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import corridor from '../vite.config.ts'

const TESTS = ['mocks/bank/{domains,http}/**/*.test.ts', 'src/{contract,documents,features,text,ui}/**/*.test.ts']

const EXCLUDED = [
  '**/*.dom.test.ts',
  // It changes the time zone, which Stryker's threads cannot do.
  'src/features/dashboard/calendar.test.ts',
  // It encodes ten thousand payments, whose rules other tests cover.
  'mocks/bank/domains/payments/encode-payments.test.ts',
]

/** The order of the tests by their paths: small ones find most mutants, those of whole calls take the longest. */
const ORDER = [/\/src\//, /\/http\//, /\/(rules|journey|transfers)\.test/, /./]
const place = (/** @type {string} */ file) => ORDER.findIndex((pattern) => pattern.test(file))

class SmallFirst extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    return files.toSorted((a, b) => place(a.moduleId) - place(b.moduleId))
  }
}

/** For `npm run mutation`: the tests of what it changes, which need no page. They share loaded modules. */
export default defineConfig((env) => {
  const config = corridor(env)
  const test = {
    name: 'rules',
    environment: 'node',
    // The rates of a year take long while it is counted which mutants each test meets.
    testTimeout: 120_000,
    include: TESTS,
    exclude: EXCLUDED,
    isolate: false,
    setupFiles: ['.ci/stryker.bail.mjs'],
  }
  const rules = { extends: /** @type {const} */ (true), test }
  return { ...config, test: { ...config.test, sequence: { sequencer: SmallFirst }, projects: [rules] } }
})

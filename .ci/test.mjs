import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { install, obstacle, ROOT, say, tool } from './project.mjs'

// `npm test` runs the checks and the quick tests, fastest first, and prints one total. Each check counts as one test.
// `npm run test:all` runs all tests, those in Firefox and WebKit among them.

const isAll = process.argv.includes('--all')
const RESULTS = join(ROOT, 'node_modules/.cache/corridor')
let passed = 0
let failed = 0

/** @param {string} title @param {() => Promise<boolean>} holds */
async function check(title, holds) {
  say(`\n== ${title}`)
  const ok = await holds().catch((error) => {
    say(String(error))
    return false
  })
  if (ok) passed++
  else {
    failed++
    say(`FAILED: ${title}`)
  }
  return ok
}

/** @param {string} name @param {...string} args */
const passes =
  (name, ...args) =>
  async () =>
    (await tool(name, args)) === 0

/**
 * Runs a test runner that writes a JSON report and adds its numbers to the total. Skipped tests count as failed,
 * because nobody would notice them otherwise.
 * @param {string} title @param {string} report @param {() => Promise<number>} start
 * @param {(report: Record<string, unknown>) => { passed: number, failed: number, skipped: number }} read
 */
async function suite(title, report, start, read) {
  say(`\n== ${title}`)
  const file = join(RESULTS, report)
  rmSync(file, { force: true })
  const code = await start()
  try {
    const count = read(JSON.parse(readFileSync(file, 'utf8')))
    // A runner can fail without a failing test, e.g. for an unhandled error or a focused test.
    passed += count.passed
    failed += count.skipped + (code !== 0 && count.failed === 0 ? 1 : count.failed)
    if (count.skipped > 0) say(`FAILED: ${count.skipped} of the ${title.toLowerCase()} were skipped`)
  } catch {
    failed++
    say(`FAILED: ${title} ended without a report (exit code ${code})`)
  }
}

/** @typedef {{ file: string, title: string, tests: { status: string, results: { duration: number }[] }[] }} Spec */
/** @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite */

/** @type {{ name: string, ms: number }[]} */
const timed = []
/** @type {string[]} */
const unsound = []

/**
 * Reads a report of Playwright. As there, a test that passes when repeated has passed; it is named, so that somebody
 * looks at it. Tests of races allow no repetition.
 * @param {Record<string, unknown>} report
 */
function readPlaywright(report) {
  const count = { passed: 0, failed: 0, skipped: 0 }
  /** @param {Suite} suite */
  const visit = ({ suites = [], specs = [] }) => {
    suites.forEach(visit)
    for (const { file, title, tests } of specs)
      for (const { status, results } of tests) {
        const name = `${file}: ${title}`
        timed.push({ name, ms: results.reduce((sum, { duration }) => sum + duration, 0) })
        if (status === 'skipped') count.skipped++
        else if (status === 'unexpected') count.failed++
        else count.passed++
        if (status === 'flaky') unsound.push(`Passed when repeated: ${name}`)
        if (status === 'unexpected') unsound.push(`FAILED: ${name}`)
      }
  }
  visit(report)
  return count
}

const REPORTERS = `--reporter=${process.env.CI ? 'dot' : 'line'},json`

/** Playwright sets FORCE_COLOR, and Node warns when NO_COLOR is set as well. @param {string} file */
const reportTo = (file) => ({
  PLAYWRIGHT_JSON_OUTPUT_NAME: join(RESULTS, file),
  CORRIDOR_BUILT: '1',
  NO_COLOR: undefined,
})

/** Runs the tests in the engines. One that cannot be installed counts as failed, or nobody would notice. */
async function testEngines() {
  const { NAMES, need, testEngines: start } = await import('./engines.mjs')
  const there = await need(NAMES)
  for (const name of NAMES) await check(`Engine ${name}`, async () => there.includes(name))
  if (there.length === 0) return
  await suite(
    `Tests in ${there.join(' and ')}`,
    'engines.json',
    () => start(there, ['--forbid-only', REPORTERS], reportTo('engines.json')),
    // The engines are steered from outside, by protocols that lose a command now and then and do not say so.
    readPlaywright,
  )
}

if (process.env.CI) process.env.NO_COLOR = '1'

// Vitest cannot read a percent sign either.
if (await check('Packages', () => install(obstacle(/[#$%?]/)))) {
  // At the same time, because each of them uses only one processor.
  await Promise.all([
    check('Types', passes('tsc')),
    check('Lint', passes('oxlint', '--type-aware')),
    check('Format', passes('prettier', '--check', '.', '--log-level', 'warn')),
  ])
  await suite(
    'Unit tests',
    'unit.json',
    () => {
      const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(RESULTS, 'unit.json')}`]
      return tool('vitest', ['run', '--allowOnly=false', ...reports], { INVARIANT_RUNS: isAll ? '300' : '100' })
    },
    (report) => ({
      passed: Number(report.numPassedTests),
      failed: Number(report.numFailedTests),
      skipped: Number(report.numPendingTests) + Number(report.numTodoTests),
    }),
  )
  const built = await check('Build', passes('vite', 'build', '--logLevel', 'warn'))
  await check('Build for a real bank', passes('vite', 'build', '--mode', 'live', '--logLevel', 'warn'))
  if (built) {
    const { checkBudget } = await import('./budget.mjs')
    await check('Size budget', async () => checkBudget())
    const { checkSyntax } = await import('./syntax.mjs')
    await check('Syntax for the oldest browsers', checkSyntax)
    const { needChromium } = await import('./chromium.mjs')
    if (await check('Browser', async () => Boolean(await needChromium()))) {
      await suite(
        'Browser tests',
        'e2e.json',
        () => {
          const env = { ...reportTo('e2e.json'), CORRIDOR_QUICK: isAll ? '0' : '1' }
          return tool('playwright', ['test', '--forbid-only', REPORTERS], env)
        },
        readPlaywright,
      )
    }
    if (isAll) await testEngines()
  }
}

if (timed.length > 0) {
  say('\n== Slowest tests')
  for (const { name, ms } of timed.toSorted((a, b) => b.ms - a.ms).slice(0, 10))
    say(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
}
for (const line of unsound) say(line)
say(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { install, ROOT, run, say } from './project.mjs'

// `npm test`: everything that must hold, cheapest first, ending with one total. A check counts as one test.
// `npm run test:all` adds what takes longer: the walk through the product in three engines.

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
const tool =
  (name, ...args) =>
  async () =>
    (await run('npx', ['--no-install', name, ...args])) === 0

/**
 * Runs a test runner that writes its figures as JSON, and adds them to the total. A test that was left out counts as one
 * that failed: nobody would look for it otherwise.
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
    // A runner that fails without a failing test (an unhandled error, a test left focused) is a failure too.
    passed += count.passed
    failed += count.skipped + (code !== 0 && count.failed === 0 ? 1 : count.failed)
    if (count.skipped > 0) say(`FAILED: ${count.skipped} of the ${title.toLowerCase()} were skipped`)
  } catch {
    failed++
    say(`FAILED: ${title} ended without a report (exit code ${code})`)
  }
}

/** What a report of Playwright says. @param {Record<string, unknown>} report */
function readPlaywright(report) {
  const { expected, flaky, unexpected, skipped } =
    /** @type {{ expected: number, flaky: number, unexpected: number, skipped: number }} */ (report.stats)
  return { passed: expected + flaky, failed: unexpected, skipped }
}

const REPORTERS = `--reporter=${process.env.CI ? 'dot' : 'line'},json`

/** @param {string} file */
const reportTo = (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: join(RESULTS, file), CORRIDOR_BUILT: '1' })

/** The walk in each engine. One that is missing and cannot be installed is a failure: it would go unnoticed otherwise. */
async function walkEngines() {
  const { NAMES, need, walk } = await import('./engines.mjs')
  for (const name of NAMES) {
    if (!(await check(`Engine ${name}`, () => need(name)))) continue
    const file = `engine-${name}.json`
    await suite(
      `Walk in ${name}`,
      file,
      () => walk([name], ['--forbid-only', REPORTERS], reportTo(file)),
      readPlaywright,
    )
  }
}

if (process.env.CI) process.env.NO_COLOR = '1'
mkdirSync(RESULTS, { recursive: true })

if (await check('Packages', install)) {
  await check('Types', tool('tsc'))
  await check('Lint', tool('oxlint', '--type-aware'))
  await check('Format', tool('prettier', '--check', '.', '--log-level', 'warn'))
  await suite(
    'Unit tests',
    'unit.json',
    () =>
      run('npx', [
        '--no-install',
        'vitest',
        'run',
        '--allowOnly=false',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${join(RESULTS, 'unit.json')}`,
      ]),
    (report) => ({
      passed: Number(report.numPassedTests),
      failed: Number(report.numFailedTests),
      skipped: Number(report.numPendingTests) + Number(report.numTodoTests),
    }),
  )
  const built = await check('Build', tool('vite', 'build', '--logLevel', 'warn'))
  await check('Build for a real bank', tool('vite', 'build', '--mode', 'live', '--logLevel', 'warn'))
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
        () => run('npx', ['--no-install', 'playwright', 'test', '--forbid-only', REPORTERS], reportTo('e2e.json')),
        readPlaywright,
      )
    }
    if (isAll) await walkEngines()
  }
}

say(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

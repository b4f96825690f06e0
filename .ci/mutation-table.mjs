import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MUTANTS } from './mutation-list.mjs'
import { install, ROOT, say } from './project.mjs'

// `npm run mutation:table` puts realistic mistakes into the code, one at a time, and runs the unit tests that should notice.
// `npm run mutation:table -- fee` runs those with "fee" in their title or file. A full run writes docs/mutation-table.md.

/** The share that `npm test` has to catch. */
const ENOUGH = 0.95
const REPORT = join(ROOT, 'node_modules/.cache/corridor/mutation-table.json')

/** @typedef {{ area: string, file: string, tests: string[], title: string, from: string, to: string }} Mutant */
/** @typedef {{ status: 'caught' | 'survived' | 'broken', by?: string | undefined }} Verdict */
/** @typedef {{ numPassedTests: number, numFailedTests: number, testResults: { name: string, status: string }[] }} Report */

/** @type {Mutant[]} */
const mutants = MUTANTS.flatMap(({ area, file, tests, mistakes }) =>
  Object.entries(mistakes).map(([title, [from, to]]) => ({ area, file, tests, title, from, to })),
)

/** @param {Mutant} mutant */
const occurrences = ({ file, from }) => readFileSync(join(ROOT, file), 'utf8').split(from).length - 1

/**
 * Runs Vitest and resolves to its report; undefined when it ended without one.
 * @param {string[]} args @param {Mutant} [mutant]
 * @returns {Promise<Report | undefined>}
 */
async function vitest(args, mutant) {
  rmSync(REPORT, { force: true })
  const options = ['--config=.ci/mutation-table.vitest.mjs', '--reporter=json', `--outputFile=${REPORT}`, '--bail=1']
  await new Promise((resolve) => {
    const child = spawn('npx', ['--no-install', 'vitest', ...args, ...options], {
      cwd: ROOT,
      stdio: 'ignore',
      shell: process.platform === 'win32',
      env: { ...process.env, ...(mutant && { CORRIDOR_MUTANT: JSON.stringify(mutant) }) },
    })
    child.on('error', resolve)
    child.on('close', resolve)
  })
  try {
    return /** @type {Report} */ (JSON.parse(readFileSync(REPORT, 'utf8')))
  } catch {
    return undefined
  }
}

/** @param {Report} report */
const firstFailure = ({ testResults }) =>
  testResults.find(({ status }) => status === 'failed')?.name.slice(ROOT.length + 1)

/** Runs the tests named beside the mutant, then, if they pass, every test that imports its file. @param {Mutant} mutant @returns {Promise<Verdict>} */
async function judge(mutant) {
  for (const args of [
    ['run', ...mutant.tests],
    ['related', '--run', mutant.file],
  ]) {
    const report = await vitest(args, mutant)
    // Code that cannot be loaded runs no test: that is no mutant.
    if (!report || report.numPassedTests + report.numFailedTests === 0) return { status: 'broken' }
    if (report.numFailedTests > 0) return { status: 'caught', by: firstFailure(report) }
  }
  return { status: 'survived' }
}

/** @param {Map<Mutant, Verdict>} verdicts */
function table(verdicts) {
  const areas = [...new Set(mutants.map(({ area }) => area))]
  const rows = areas.map((area) => {
    const all = [...verdicts].filter(([mutant]) => mutant.area === area)
    const caught = all.filter(([, { status }]) => status === 'caught').length
    const files = new Set(all.map(([{ file }]) => file)).size
    return `| ${area} | ${files} | ${all.length} | ${caught} |`
  })
  const survivors = [...verdicts].filter(([, { status }]) => status !== 'caught')
  const caught = verdicts.size - survivors.length
  const date = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
  return [
    '# Mutation table',
    '',
    '`npm run mutation:table` puts realistic mistakes into the code (`.ci/mutation-list.mjs`), one at a time, and runs the unit tests that',
    'should notice. It fails when fewer than 95 % are caught, or when a text to replace is no longer in its file.',
    '',
    `${date}: **${caught} of ${verdicts.size} caught** by the unit tests of \`npm test\` (${((100 * caught) / verdicts.size).toFixed(1)} %).`,
    '',
    '| Area | Files | Mutants | Caught |',
    '|---|---|---|---|',
    ...rows,
    '',
    ...(survivors.length === 0 ? [] : ['Not caught:', '']),
    ...survivors.map(([{ title, file }]) => `- ${title} (\`${file}\`)`),
    ...(survivors.length === 0 ? [] : ['']),
  ].join('\n')
}

async function main() {
  const wanted = process.argv.slice(2)
  const chosen = mutants.filter(({ title, file }) => wanted.every((word) => `${title} ${file}`.includes(word)))
  if (chosen.length === 0) {
    say(`No mutant has ${wanted.join(' and ')} in its title or file.`)
    return 1
  }
  if (!(await install())) return 1
  mkdirSync(join(ROOT, 'node_modules/.cache/corridor'), { recursive: true })

  const outdated = chosen.filter((mutant) => occurrences(mutant) !== 1)
  for (const mutant of outdated)
    say(`OUTDATED: ${mutant.file} has "${mutant.from}" ${occurrences(mutant)} times, not once (${mutant.title})`)

  const sound = await vitest(['run', ...new Set(chosen.flatMap(({ tests }) => tests))])
  if (!sound || sound.numPassedTests === 0 || sound.numFailedTests > 0) {
    say(`FAILED: without a mutant, ${(sound && firstFailure(sound)) ?? 'the tests'} must pass`)
    return 1
  }

  /** @type {Map<Mutant, Verdict>} */
  const verdicts = new Map()
  for (const mutant of chosen.filter((each) => !outdated.includes(each))) {
    const verdict = await judge(mutant)
    verdicts.set(mutant, verdict)
    say(`${verdict.status.toUpperCase().padEnd(8)}  ${mutant.title}  ${verdict.by ?? mutant.file}`)
  }

  const caught = [...verdicts.values()].filter(({ status }) => status === 'caught').length
  const broken = [...verdicts.values()].filter(({ status }) => status === 'broken').length
  if (chosen.length === mutants.length && outdated.length === 0)
    writeFileSync(join(ROOT, 'docs/mutation-table.md'), table(verdicts))
  say(`\n${caught} of ${verdicts.size} caught, ${broken} broken, ${outdated.length} outdated`)
  return outdated.length === 0 && broken === 0 && caught >= ENOUGH * verdicts.size ? 0 : 1
}

process.exitCode = await main()

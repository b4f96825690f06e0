import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MUTANTS } from './mutation-list.mjs'
import { install, ROOT, say } from './project.mjs'

// `npm run mutation:table` puts realistic mistakes into the code, one at a time, and runs the unit tests that should
// notice. `npm run mutation:table -- fee` runs those with "fee" in their title or file. A full run writes
// docs/mutation-table.md.

/** The share that the unit tests have to catch. */
const ENOUGH = 0.95

/** @typedef {{ area: string, file: string, tests: string[], title: string, from: string, to: string }} Mutant */
/** @typedef {{ status: 'caught' | 'survived' | 'broken', by?: string | undefined }} Verdict */

/** @type {Mutant[]} */
const mutants = MUTANTS.flatMap(({ area, file, tests, mistakes }) =>
  Object.entries(mistakes).map(([title, [from, to]]) => ({ area, file, tests, title, from, to })),
)

/** @param {Mutant} mutant */
const occurrences = ({ file, from }) => readFileSync(join(ROOT, file), 'utf8').split(from).length - 1

/** @param {import('vitest/node').Vitest} vitest */
const runner = (vitest) => {
  /** @param {import('vitest/node').TestSpecification[]} specifications */
  const run = async (specifications) => {
    // Without this the failures of the last run would end this one.
    vitest.state.filesMap.clear()
    const { testModules } = await vitest.runTestSpecifications(specifications)
    const failing = testModules.find((module) => [...module.children.allTests('failed')].length > 0)
    const passed = testModules.flatMap((module) => [...module.children.allTests('passed')]).length
    return { passed, failing: failing?.relativeModuleId }
  }
  /** @param {Mutant | undefined} mutant */
  const apply = (mutant) => {
    for (const file of [current?.file, mutant?.file]) if (file) vitest.invalidateFile(join(ROOT, file))
    current = mutant
    // The plugin in `mutation-table.vitest.mjs` reads it whenever a module is loaded.
    process.env.CORRIDOR_MUTANT = JSON.stringify(mutant ?? null)
  }
  /** @type {Mutant | undefined} */
  let current
  return {
    /** @param {string[]} tests */
    sound: async (tests) => {
      apply(undefined)
      return run(await vitest.globTestSpecifications(tests))
    },
    /**
     * @param {Mutant} mutant
     * @returns {Promise<Verdict>}
     */
    judge: async (mutant) => {
      apply(mutant)
      const { passed, failing } = await run(await vitest.globTestSpecifications(mutant.tests))
      if (failing) return { status: 'caught', by: failing }
      // Code that cannot be loaded runs no test: that is no mutant.
      return { status: passed === 0 ? 'broken' : 'survived' }
    },
  }
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

  const outdated = chosen.filter((mutant) => occurrences(mutant) !== 1)
  for (const mutant of outdated)
    say(`OUTDATED: ${mutant.file} has "${mutant.from}" ${occurrences(mutant)} times, not once (${mutant.title})`)

  const { createVitest } = await import('vitest/node')
  const vitest = await createVitest('test', {
    config: '.ci/mutation-table.vitest.mjs',
    watch: false,
    bail: 1,
    silent: true,
    reporters: [{}],
  })
  const { sound, judge } = runner(vitest)
  const { passed, failing } = await sound([...new Set(chosen.flatMap(({ tests }) => tests))])
  if (failing || passed === 0) {
    say(`FAILED: without a mutant, ${failing ?? 'the tests'} must pass`)
    await vitest.close()
    return 1
  }

  /** @type {Map<Mutant, Verdict>} */
  const verdicts = new Map()
  for (const mutant of chosen.filter((each) => !outdated.includes(each))) {
    const verdict = await judge(mutant)
    verdicts.set(mutant, verdict)
    say(`${verdict.status.toUpperCase().padEnd(8)}  ${mutant.title}  ${verdict.by ?? mutant.file}`)
  }
  await vitest.close()

  const caught = [...verdicts.values()].filter(({ status }) => status === 'caught').length
  const broken = [...verdicts.values()].filter(({ status }) => status === 'broken').length
  if (chosen.length === mutants.length && outdated.length === 0)
    writeFileSync(join(ROOT, 'docs/mutation-table.md'), table(verdicts))
  say(`\n${caught} of ${verdicts.size} caught, ${broken} broken, ${outdated.length} outdated`)
  return outdated.length === 0 && broken === 0 && caught >= ENOUGH * verdicts.size ? 0 : 1
}

process.exitCode = await main()

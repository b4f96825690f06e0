import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, ROOT, say } from '../../.ci/project.mjs'
import { buildBaselines } from './baselines/build.ts'
import { serveMeasured } from './host.ts'
import { table } from './limits.ts'
import { sample, type Sample } from './sample.ts'
import { SUBJECTS } from './subjects.ts'

const OUTPUT = join(ROOT, '.bench')

/**
 * `npm run bench`: measures the application and the reference pages in turn, so that other load affects all alike.
 * Options: `--runs 5`, `--only dashboard,stack`.
 */
export async function bench(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } } })
  const only = values.only?.split(',')
  const subjects = SUBJECTS.filter(({ name }) => !only || only.includes(name))
  mkdirSync(OUTPUT, { recursive: true })
  if (!(await build())) return 1
  const baselines = await buildBaselines(join(OUTPUT, 'baselines'))

  const samples: Record<string, Sample[]> = {}
  for (let round = 1; round <= Number(values.runs); round++) {
    for (const subject of subjects) {
      const host = await serveMeasured(subject.files === 'app' ? join(ROOT, 'dist') : join(baselines, subject.files))
      try {
        const taken = await sample(subject, host)
        ;(samples[subject.name] ??= []).push(taken)
        say(`${round} ${subject.name} ${JSON.stringify(taken, (_, value: unknown) => rounded(value))}`)
      } catch (error) {
        // The table shows what is missing.
        say(`${round} ${subject.name} failed: ${String(error)}`)
      } finally {
        host.close()
      }
    }
  }
  const text = `Medians of ${values.runs}; × is the ratio to a reference page of the same run, whose figure is in ms or bytes.
\n${table(samples)}`
  say(`\n${text}`)
  writeFileSync(join(OUTPUT, 'results.json'), JSON.stringify(samples, null, 1))
  writeFileSync(join(OUTPUT, 'results.md'), `${text}\n`)
  return 0
}

const rounded = (value: unknown) => (typeof value === 'number' ? Number(value.toFixed(4)) : value)

import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ROOT } from '../../.ci/project.mjs'
import { copySources, runIn } from '../support/copied-sources.ts'
import { PATIENCE } from '../support/patience.ts'

/** The last commands of README. */
const lines = () =>
  ([...readFileSync(join(ROOT, 'README.md'), 'utf8').matchAll(/```sh\n([^`]*)```/g)].at(-1)?.[1] ?? '')
    .trim()
    .split('\n')

test('without the mock bank, as README removes it, the product passes its checks and builds', async () => {
  test.setTimeout(600_000 * PATIENCE)
  const folder = copySources()
  try {
    expect(lines()).toEqual([expect.stringContaining('remove')])
    for (const line of lines()) await runIn(folder, line)
    expect(existsSync(join(folder, 'mocks'))).toBe(false)
    await runIn(folder, 'npx --no-install tsc --incremental false')
    await runIn(folder, 'npx --no-install oxlint --type-aware')
    await runIn(folder, 'npx --no-install prettier --check . --log-level warn')
    await runIn(folder, 'npx --no-install vitest run src/architecture.test.ts src/arrows.test.ts')
    await runIn(folder, 'npx --no-install vite build --mode live --logLevel warn')
    expect(existsSync(join(folder, 'dist/index.html'))).toBe(true)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

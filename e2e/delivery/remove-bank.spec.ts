import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { copySources, runIn } from '../support/copied-sources.ts'
import { PATIENCE } from '../support/patience.ts'

test('without the mock bank the product passes its checks and builds', async () => {
  test.setTimeout(600_000 * PATIENCE)
  const folder = copySources()
  try {
    await runIn(folder, 'npm run remove-bank')
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

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { followRecipe, RECIPES } from '../../mocks/bank/testing/recipes.ts'
import { copySources, runIn } from '../support/copied-sources.ts'
import { PATIENCE } from '../support/patience.ts'

test('the recipes of the guide, followed together, compile and pass the tests that they name', async () => {
  test.setTimeout(600_000 * PATIENCE)
  const files = new Map<string, string>()
  const commands = [...new Set(Object.keys(RECIPES).flatMap((page) => followRecipe(page, files).commands))]
  const named = commands.filter((line) => line.startsWith('npx vitest run '))
  expect(named).toEqual(commands)
  const updates = named.filter((line) => line.endsWith(' -u'))
  const tests = named.filter((line) => !updates.includes(line)).map((line) => line.replace('npx vitest run ', ''))
  expect(tests).toHaveLength(Object.keys(RECIPES).length)
  const folder = copySources()
  try {
    for (const [file, text] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    await runIn(folder, 'npx --no-install tsc --incremental false')
    for (const line of updates) await runIn(folder, line)
    await runIn(folder, `npx vitest run ${tests.join(' ')}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

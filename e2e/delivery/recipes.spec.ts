import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { followRecipe, RECIPES } from '../../mocks/bank/testing/recipes.ts'
import { copySources, runIn } from '../support/copied-sources.ts'
import { PATIENCE } from '../support/patience.ts'

for (const page of Object.keys(RECIPES))
  test(`the recipe ${page}, followed, compiles and passes the tests that it names`, async () => {
    test.setTimeout(600_000 * PATIENCE)
    const { files, commands } = followRecipe(page)
    const folder = copySources()
    try {
      for (const [file, text] of files) {
        mkdirSync(dirname(join(folder, file)), { recursive: true })
        writeFileSync(join(folder, file), text)
      }
      await runIn(folder, 'npx --no-install tsc --incremental false')
      for (const line of commands) await runIn(folder, line)
      expect(commands.length).toBeGreaterThan(0)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

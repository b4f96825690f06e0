import { expect, test } from 'vitest'
import { followRecipe, RECIPES } from './recipes.ts'

test.for(Object.entries(RECIPES))('every block of the recipe %s fits its file, and there are few', ([page, most]) => {
  const { counted, commands } = followRecipe(page)
  expect(counted.files).toBeLessThanOrEqual(most.files)
  expect(counted.edits, 'places to edit').toBeLessThanOrEqual(most.edits)
  expect(counted.files).toBeGreaterThan(1)
  expect(commands.length).toBeGreaterThan(0)
})

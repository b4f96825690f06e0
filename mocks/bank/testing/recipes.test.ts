// @vitest-environment node
import { expect, test } from 'vitest'
import { countedFiles, followRecipe, RECIPES } from './recipes.ts'

test.for(Object.entries(RECIPES))('every block of the recipe %s fits its file, in at most %i files', ([page, most]) => {
  const recipe = followRecipe(page)
  expect(countedFiles(recipe).length).toBeLessThanOrEqual(most)
  expect(countedFiles(recipe).length).toBeGreaterThan(1)
  expect(recipe.commands.length).toBeGreaterThan(0)
})

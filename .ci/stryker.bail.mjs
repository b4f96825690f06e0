import { afterEach, beforeEach } from 'vitest'

// Skips the other tests once one has found the mutant. Stryker's own bail also counts the failures of earlier mutants.

const run = /** @type {{ isFound?: boolean }} */ (globalThis)

beforeEach(({ skip }) => skip(run.isFound === true))

afterEach(({ task }) => {
  if (task.result?.state === 'fail') run.isFound = true
})

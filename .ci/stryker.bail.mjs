import { afterEach, beforeEach } from 'vitest'
// Loaded on demand otherwise, within a test: its constants would count as what that test covers.
import '../mocks/bank/domains/payments/journey.ts'

// Skips the other tests once one has found the mutant. Stryker's own bail also counts the failures of earlier mutants.

const run = /** @type {{ isFound?: boolean }} */ (globalThis)

beforeEach(({ skip }) => skip(run.isFound === true))

afterEach(({ task }) => {
  if (task.result?.state === 'fail') run.isFound = true
})

import { afterEach, beforeEach } from 'vitest'
// Some tests load them on demand, and would count as those of what is evaluated once.
import '../mocks/bank/domains/payments/journey.ts'
import '../src/contract/contract.ts'

// Skips the other tests once one has found the mutant. Stryker's own bail also counts the failures of earlier mutants.

const run = /** @type {{ isFound?: boolean }} */ (globalThis)

beforeEach(({ skip }) => skip(run.isFound === true))

afterEach(({ task }) => {
  if (task.result?.state === 'fail') run.isFound = true
})

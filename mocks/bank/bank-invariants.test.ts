import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { handlers } from './handlers.ts'
import { newModel } from './testing/bank-model.ts'
import { callSteps, fundedBank, steps } from './testing/bank-steps.ts'
import { Teller } from './testing/teller.ts'

const RUNS = Number(process.env['INVARIANT_RUNS'] ?? 1000)

const emptyBank = async () => ({ model: newModel(), real: await Teller.at('empty') })

test('every call that changes something is among the random steps of `testing/bank-steps.ts`', () => {
  const changing = Object.entries(handlers).flatMap(([name, { changes }]) => (changes ? name : []))
  expect(Object.keys(callSteps).toSorted()).toEqual(changing.toSorted())
})

test(
  `random calls, clock moves and presenter actions keep every invariant of the bank (${RUNS} sequences)`,
  { timeout: 600_000 },
  async () => {
    const sequences = fc.asyncProperty(
      fc.boolean(),
      fc.commands(steps, { maxCommands: 24 }),
      async (funded, commands) => {
        await fc.asyncModelRun(funded ? fundedBank : emptyBank, commands)
      },
    )
    // The rejection contains the seed and the shortest failing sequence.
    await expect(fc.assert(sequences, { numRuns: RUNS })).resolves.toBeUndefined()
  },
)

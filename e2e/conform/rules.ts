import { contract, type CallName } from '../../src/contract/contract.ts'
import type { AnyEndpoint } from '../../src/contract/endpoint.ts'
import { generalRules } from './rules-of-every-call.ts'
import { special } from './rules-of-single-calls.ts'
import type { Rule } from './rule.ts'

/** What every call of the contract must do, and what only some must. */
export const rules: readonly Rule[] = (Object.entries(contract) as [CallName, AnyEndpoint][]).flatMap(
  ([call, endpoint]) => [
    ...generalRules(call, endpoint),
    ...Object.entries(special[call] ?? {}).map(([says, check]) => ({ call, says, check })),
  ],
)

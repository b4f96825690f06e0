import { contract, type CallName } from '../../../src/contract/contract.ts'
import { fillPath } from '../../../src/contract/endpoint.ts'
import { isCallWithBody, samples, sourceOf, type CallWithBody } from '../../../src/contract/samples.ts'
import type { ScenarioName } from '../scenarios/catalogue.ts'
import type { Reply } from './test-bank.ts'
import { Teller } from './teller.ts'

/** The scenario in which the bank accepts the sample of a call, where it is not `established`. */
const PLACES: Partial<Record<CallWithBody, ScenarioName>> = {
  resendVerification: 'unverified',
  submitBusinessProfile: 'empty',
  addOwner: 'unverified',
}

type Ask = (method: string, path: string, body?: unknown) => Promise<Reply>

/** The id of a record of the caller, made where it can be; undefined for a call without `:id`. */
export async function recordFor(name: CallName, ask: Ask): Promise<string | undefined> {
  const source = sourceOf(name)
  if (!source) return undefined
  const { method, path } = contract[source]
  const { json } = await ask(method, path, isCallWithBody(source) ? samples[source] : undefined)
  return ([json].flat() as { id: string }[])[0]?.id
}

/** A bank that is prepared for this call, and a function that sends a body. */
export async function openFor(
  name: CallWithBody,
): Promise<{ teller: Teller; send: (body: unknown) => Promise<Reply> }> {
  const at = PLACES[name] ?? 'established'
  const { method, path } = contract[name]
  const teller = name === 'register' ? await Teller.signedOutAt(at) : await Teller.at(at)
  if (name === 'addOwner') await teller.ask('POST', '/api/kyb/submit', samples.submitBusinessProfile)
  const address = fillPath(path, { id: (await recordFor(name, teller.ask)) ?? '' })
  return { teller, send: (body) => teller.ask(method, address, body) }
}

import { contract, type CallName, type Contract } from '../../../src/contract/contract.ts'
import { fillPath, type ParamsOf } from '../../../src/contract/endpoint.ts'
import { samples, type CallWithBody } from '../../../src/contract/samples.ts'
import type { Db } from '../store/database/db.ts'
import type { ScenarioName } from '../scenarios/catalogue.ts'
import type { Reply } from './test-bank.ts'
import { Teller } from './teller.ts'

/** The scenario in which the bank accepts the sample of a call, where it is not `established`. */
const PLACES: Partial<Record<CallWithBody, ScenarioName>> = {
  resendVerification: 'unverified',
  submitBusinessProfile: 'empty',
  addOwner: 'unverified',
}

type CallWithId = { [K in CallName]: 'id' extends keyof ParamsOf<Contract[K]> ? K : never }[CallName]

/** A record that each call with `:id` can change. The compiler reports a missing call. */
const RECORDS: { readonly [K in CallWithId]: (db: Db) => string | undefined } = {
  updateCard: (db) => db.cards.all().find(({ status }) => status === 'active')?.id,
  updateOrganization: (db) => db.organizations.all()[0]?.id,
}

/** Undefined for a call without `:id`. */
export const recordFor = (name: CallName, db: Db): string | undefined =>
  (RECORDS as Partial<Record<CallName, (db: Db) => string | undefined>>)[name]?.(db)

/** A bank that is prepared for this call, and a function that sends a body. */
export async function openFor(
  name: CallWithBody,
): Promise<{ teller: Teller; send: (body: unknown) => Promise<Reply> }> {
  const at = PLACES[name] ?? 'established'
  const { method, path } = contract[name]
  const teller = name === 'register' ? await Teller.signedOutAt(at) : await Teller.at(at)
  if (name === 'addOwner') await teller.ask('POST', '/api/kyb/submit', samples.submitBusinessProfile)
  const address = fillPath(path, { id: recordFor(name, teller.bank.db) ?? '' })
  return { teller, send: (body) => teller.ask(method, address, body) }
}

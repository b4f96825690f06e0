import type { Bank } from '../../core/bank/bank.ts'
import { startSession } from '../../core/session/sign-in.ts'

/** Signs in the scenario's person if nobody is signed in, because the next screen requires a session. */
export async function enterAsPerson(bank: Bank): Promise<void> {
  await bank.catchUp()
  if (bank.signedIn()) return
  if (bank.person === null)
    throw new Error('This needs somebody to be signed in, and nobody has an account in this scenario.')
  await startSession(bank, bank.person)
}

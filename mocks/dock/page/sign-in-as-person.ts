import type { Bank } from '../../core/bank/bank.ts'
import { startSession } from '../../core/session/sign-in.ts'

/** Signs the scenario's person in where nobody is: what is shown next lies behind the sign-in page. */
export async function enterAsPerson(bank: Bank): Promise<void> {
  await bank.catchUp()
  if (bank.signedIn()) return
  if (bank.person === null)
    throw new Error('This needs somebody to be signed in, and nobody has an account in this scenario.')
  await startSession(bank, bank.person)
}

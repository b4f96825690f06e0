import { catalogue, type ScenarioName } from '../../../bank/scenarios/catalogue.ts'
import type { Bank } from '../../../bank/store/bank.ts'
import type { DockServices } from '../dock-services.ts'

/** Whether the scenario's person can sign in: the bank refuses it before the email is verified. */
export const maySignIn = (bank: Bank): boolean =>
  bank.db.users.where('email', bank.person ?? '').some(({ emailVerified }) => emailVerified)

/** Whether a link may sign the scenario's person in from its beginning. */
export const beginsVerified = (name: ScenarioName): boolean => catalogue[name].person !== null && name !== 'unverified'

/** Opens the first page of a scenario that has just started, signed in where that is possible and wanted. */
export async function enterScenario(
  { bank, corridor, command }: Pick<DockServices, 'bank' | 'corridor' | 'command'>,
  name: ScenarioName,
  signin = true,
): Promise<void> {
  const enters = signin && maySignIn(bank)
  if (enters) await corridor.signIn()
  await command({ type: 'go', path: name === 'fresh' ? '/signup' : enters ? '/' : '/auth' })
}

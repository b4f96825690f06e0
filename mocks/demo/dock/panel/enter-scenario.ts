import { catalogue, type ScenarioName } from '../../../bank/scenarios/catalogue.ts'
import { maySignIn } from '../../links/may-sign-in.ts'
import type { DockServices } from '../dock-services.ts'

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
  await command.go(name === 'fresh' ? '/signup' : enters ? '/' : '/auth')
}

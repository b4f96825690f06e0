import type { Demonstration } from '../../src/demonstration/demonstration.ts'
import type { Bank } from '../bank/store/bank.ts'
import { followCredits } from './brand/credits.ts'
import type { Presentation } from './brand/presentation.ts'
import { createConsole } from './console.ts'
import type { ShareLink } from './links/share-link.ts'
import { loadDock } from './load-dock.ts'

/** What comes after the first screen: `window.corridor`, and the dock with its keys. */
export function openConsole(
  bank: Bank,
  presentation: Presentation,
  demonstrate: (parts: Partial<Demonstration>) => void,
  link: ShareLink,
  address: string,
): void {
  const corridor = createConsole(bank, presentation)
  window.corridor = Object.assign(corridor, loadDock(bank, corridor, presentation, link, address))
  followCredits(bank, demonstrate)
}

import { createControls } from '../bank/controls.ts'
import type { Bank } from '../bank/store/bank.ts'
import type { BrandChoice } from '../bank/store/brand-choice.ts'
import { readBoundedJson } from '../bank/store/bounded-json.ts'
import { readState, savedState, storedBank, type SavedState } from '../bank/store/storage/saved-state.ts'
import { scenarios } from '../bank/scenarios/scenarios.ts'
import { tables } from '../bank/tables.ts'
import { noteOpenedState } from './brand/opened-state.ts'
import type { Presentation } from './brand/presentation.ts'
import { usableBrand } from './brand/usable-brand.ts'
import type { Console } from './corridor.ts'
import { writeStateLink } from './links/state-link.ts'

/** Without the actions of the dock, which are loaded later. */
export function createConsole(bank: Bank, presentation?: Presentation): Console {
  const exportState = async () => {
    await bank.catchUp()
    return withBrand(savedState(bank.state(), bank.wall(), bank.signedIn()?.email ?? null), presentation?.brand() ?? {})
  }
  return {
    ...createControls(bank),
    exportState,
    async importState(state) {
      const read = readState(typeof state === 'string' ? readBoundedJson(state) : state, { scenarios, tables })
      await importState(bank, read, presentation)
    },
    shareLink: async () => writeStateLink(bank, await exportState()),
    leaveBehind: async (options = {}) =>
      (await import('./links/leave-behind.ts')).leaveBehindLink(options, {
        bank,
        brand: presentation?.brand() ?? {},
        exportState,
      }),
  }
}

const withBrand = (state: SavedState, brand: BrandChoice): SavedState =>
  Object.keys(brand).length > 0 ? { ...state, presentation: brand } : state

/** Replaces the state and how it is shown, and signs in the user who was signed in there. */
export async function importState(bank: Bank, state: SavedState, presentation?: Presentation): Promise<void> {
  const brand = presentation ? await usableBrand(state.presentation) : {}
  await bank.replace(storedBank(state, bank.wall()), state.signedIn)
  if (state.signedIn !== null && !bank.signedIn())
    bank.notices.say('state', `This state was saved signed in as ${state.signedIn}, who has no account in it.`)
  noteOpenedState(bank.options.storage, bank.options.scope, bank.record.epoch)
  presentation?.setBrand(brand)
}

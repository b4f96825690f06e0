import { apiOrigin, homeAddress, IN_FRAGMENT } from '../../src/routing/address.ts'
import { Bank } from './store/bank.ts'
import type { BankOptions } from './store/bank-options.ts'
import { announceToPage } from './store/announce.ts'
import { browserSessionCarrier } from './http/session/session.ts'
import { unsoundIn } from './domains/ledger/ledger.ts'
import { dueChangeTable } from './handlers.ts'
import { DEFAULT_SCENARIO, scenarios } from './scenarios/scenarios.ts'
import { tables } from './tables.ts'

type CorridorBankOptions = Pick<BankOptions, 'basePath' | 'rooms' | 'storage'> & Partial<BankOptions>

/** The bank with all tables, scenarios and due changes. Call `open` before use. */
export const createBank = (options: CorridorBankOptions): Bank =>
  new Bank({
    origin: typeof location === 'undefined' ? 'http://localhost' : apiOrigin(),
    ...(IN_FRAGMENT && { address: `${homeAddress('/')}#` }),
    carrier: options.carrier ?? browserSessionCarrier(options.basePath, options.scope),
    scope: options.basePath,
    scenarios,
    defaultScenario: DEFAULT_SCENARIO,
    tables,
    problemIn: unsoundIn,
    dueChanges: dueChangeTable,
    history: () => import('./history.ts'),
    announce: announceToPage,
    onMistake: (error) => reportError(error),
    ...options,
  })

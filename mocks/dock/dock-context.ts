import { createContext, use, useSyncExternalStore } from 'react'
import type { Bank } from '../core/bank/bank.ts'
import type { LoggedRequest } from '../core/policy/request-log.ts'
import type { Console } from '../console.ts'
import type { Presentation } from '../presentation.ts'
import type { HonestySwitch } from './overlays/honesty-switch.ts'
import type { PageCommand } from './page/page-commands.ts'

/** What every part of the dock works with. */
export interface DockServices {
  bank: Bank
  corridor: Console
  basePath: string
  presentation: Presentation
  /** The calls of the page that is steered, newest first. */
  requests: { list: () => readonly LoggedRequest[]; subscribe: (listener: () => void) => () => void; clear: () => void }
  /** Whether the page that is steered is outlined, as far as it is known. */
  honesty: Pick<HonestySwitch, 'isOn' | 'subscribe'>
  /** Asks something of the page that is steered, which may answer; rejects with a sentence when it cannot be done. */
  command: (command: PageCommand) => Promise<string | undefined>
  /** Whether the dock is alone in its window and steers another tab. */
  alone: boolean
  hide: () => void
}

export const DockContext = createContext<DockServices | null>(null)

export function useDock(): DockServices {
  const services = use(DockContext)
  if (!services) throw new Error('The dock is not on a services')
  return services
}

const revisions = new WeakMap<Bank, number>()

function useBankRevision(): number {
  const { bank } = useDock()
  return useSyncExternalStore(
    (listener) =>
      bank.subscribe(() => {
        revisions.set(bank, (revisions.get(bank) ?? 0) + 1)
        listener()
      }),
    () => revisions.get(bank) ?? 0,
  )
}

/** What `read` finds in the bank, again after each of its changes. The bank is one object for ever, so nothing of it may be remembered. */
export function useBankData<T>(read: (bank: Bank) => T): T {
  'use no memo'
  useBankRevision()
  return read(useDock().bank)
}

export function useRequests(): readonly LoggedRequest[] {
  const { requests } = useDock()
  return useSyncExternalStore(requests.subscribe, requests.list)
}

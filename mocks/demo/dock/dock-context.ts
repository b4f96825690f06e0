import { createContext, use, useSyncExternalStore } from 'react'
import type { Bank } from '../../bank/store/bank.ts'
import type { LoggedRequest } from '../../bank/http/request-log.ts'
import type { Console } from '../corridor.ts'
import type { Presentation } from '../brand/presentation.ts'
import type { Feedback } from '../feedback/feedback.ts'
import type { HonestySwitch } from './overlays/honesty-switch.ts'
import type { TourPlayer } from '../tours/tour-player.ts'
import type { PageCommand } from './page/page-commands.ts'

export interface DockServices {
  bank: Bank
  corridor: Console
  basePath: string
  presentation: Presentation
  /** The calls of the connected page, newest first. */
  requests: { list: () => readonly LoggedRequest[]; subscribe: (listener: () => void) => () => void; clear: () => void }
  /** Whether the connected page is outlined. */
  honesty: Pick<HonestySwitch, 'isOn' | 'subscribe'>
  /** The tour that runs on the connected page. */
  tour: Pick<TourPlayer, 'state' | 'subscribe'>
  /** The pins of this room; the window that shows them is the connected page. */
  feedback: Feedback
  /** Sends a command to the connected page; rejects with a sentence on failure. */
  command: (command: PageCommand) => Promise<string | undefined>
  /** Whether the dock has its own window and is connected to another tab. */
  alone: boolean
  hide: () => void
}

export const DockContext = createContext<DockServices | null>(null)

export function useDock(): DockServices {
  const services = use(DockContext)
  if (!services) throw new Error('useDock needs a DockContext')
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

/** Reads from the bank after each of its changes. Not memoized, because the bank is always the same object. */
export function useBankData<T>(read: (bank: Bank) => T): T {
  'use no memo'
  useBankRevision()
  return read(useDock().bank)
}

export function useRequests(): readonly LoggedRequest[] {
  const { requests } = useDock()
  return useSyncExternalStore(requests.subscribe, requests.list)
}

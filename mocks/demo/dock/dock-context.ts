import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import type { LoggedRequest } from '../../bank/http/request-log.ts'
import type { BrandChoice } from '../../bank/store/brand-choice.ts'
import type { Bank } from '../../bank/store/bank.ts'
import type { Followed } from '../../bank/store/external-store.ts'
import type { DockServices } from './dock-services.ts'

export const DockContext = createContext<DockServices | null>(null)

export function useDock(): DockServices {
  const services = use(DockContext)
  if (!services) throw new Error('useDock needs a DockContext')
  return services
}

export const useStore = <T>({ state, subscribe }: Followed<T>): T => useSyncExternalStore(subscribe, state)

const revisions = new WeakMap<Bank, number>()

/** Counts the changes of the bank. */
export function useBankRevision(): number {
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

/** Reads from the bank after each of its changes. */
export function useBankData<T>(read: (bank: Bank) => T): T {
  useBankRevision()
  return read(useDock().bank)
}

export function useRequests(): readonly LoggedRequest[] {
  const { requests } = useDock()
  return useSyncExternalStore(requests.subscribe, requests.list)
}

export function useBrand(): Readonly<BrandChoice> {
  const { presentation } = useDock()
  return useSyncExternalStore(presentation.subscribe, presentation.brand)
}

/** The time of this device, read again every second. */
export function useWallTime(): number {
  const [time, setTime] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setTime(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return time
}

/** The bank's time, read again every second and whenever the clock is set. */
export function useBankTime(): number {
  useWallTime()
  return useBankData((bank) => bank.now())
}

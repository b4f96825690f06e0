import { useEffect } from 'react'
import useSWR, { preload, type SWRConfiguration, type SWRResponse } from 'swr'
import type { Endpoint, Read } from '../contract/endpoint.ts'
import { call, urlOf, type CallInput } from './call.ts'
import { isOutOfDate, readNow } from './out-of-date.ts'

/** The spec's data rules: fetched once, never retried, refreshed only by a mutation or by the bank's own news. */
export const SWR_OPTIONS = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  refreshInterval: 0,
} as const satisfies SWRConfiguration

interface ReadOptions<TReply> {
  /** Milliseconds between refetches while the tab is visible, offline too. Only FX rates have one. */
  pollEvery?: number
  /** False while there is nothing to ask for yet. */
  enabled?: boolean
  /** How it is read, where that is not the call alone. */
  read?: () => Promise<TReply>
}

const reader =
  <TPath extends string, TReply>(endpoint: Read<TPath, TReply>) =>
  () =>
    readNow(urlOf(endpoint), () => call(endpoint, {} as CallInput<Endpoint<TPath, undefined>>))

/** Starts a read whose screen is about to be rendered; the screen takes the call over. */
export function preloadEndpoint(endpoint: Read, read: () => Promise<unknown> = reader(endpoint)): void {
  preload(urlOf(endpoint), read).catch(() => undefined)
}

/** Reads one endpoint; every reader of the same endpoint shares one request and one cached answer. */
export function useEndpoint<TPath extends string, TReply>(
  endpoint: Read<TPath, TReply>,
  { pollEvery, enabled = true, read = reader(endpoint) }: ReadOptions<TReply> = {},
): SWRResponse<TReply, Error> {
  const url = urlOf(endpoint)
  const answer = useSWR<TReply, Error>(enabled ? url : null, read, {
    revalidateIfStale: isOutOfDate(url),
    ...(pollEvery && { refreshInterval: pollEvery, refreshWhenOffline: true }),
  })
  const { error, mutate } = answer

  // A change during the first rendering is not noticed otherwise.
  useEffect(() => {
    if (enabled && isOutOfDate(url)) void mutate().catch(() => undefined)
  }, [enabled, url, mutate])

  // SWR stops polling after a poll that failed.
  useEffect(() => {
    if (!pollEvery || !error) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void mutate().catch(() => undefined)
    }, pollEvery)
    return () => clearInterval(timer)
  }, [pollEvery, error, mutate])

  return answer
}

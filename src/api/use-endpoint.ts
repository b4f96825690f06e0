import { useEffect } from 'react'
import useSWR, { mutate, preload, SWRConfig, type SWRConfiguration, type SWRResponse } from 'swr'
import type { Endpoint, Read } from '../contract/endpoint.ts'
import { call, urlOf, type CallInput } from './call.ts'
import { isOutOfDate, readNow } from './out-of-date.ts'

/** The spec's data rules: fetch once, never retry, refetch only after a mutation or when the bank reports a change. */
export const SWR_OPTIONS = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  refreshInterval: 0,
} as const satisfies SWRConfiguration

interface ReadOptions<TReply> {
  /** Milliseconds between refetches while the tab is visible, even offline. Only FX rates use it. */
  pollEvery?: number
  /** False to send no request yet. */
  enabled?: boolean
  /** Replaces the plain call, e.g. to treat a 401 as an answer. */
  read?: () => Promise<TReply>
}

const { cache } = SWRConfig.defaultValue

const reader =
  <TPath extends string, TReply>(endpoint: Read<TPath, TReply>) =>
  () =>
    readNow(urlOf(endpoint), () => call(endpoint, {} as CallInput<Endpoint<TPath, undefined>>))

/**
 * Starts a read before its screen renders; `useEndpoint` then uses the same request or its reply. Resolves with the
 * reply, or with undefined if the read failed: `useEndpoint` reports the error.
 */
export async function preloadEndpoint<TReply>(
  endpoint: Read<string, TReply>,
  read: () => Promise<TReply> = reader(endpoint),
): Promise<TReply | undefined> {
  const url = urlOf(endpoint)
  try {
    const reply = await preload(url, read)
    // Only while no component uses the endpoint (SWR has no entry then): the first render has the reply at once.
    if (!cache.get(url)) await mutate(url, reply)
    return reply
  } catch {
    return undefined
  }
}

/** Reads an endpoint with SWR; components that read the same endpoint share one request and one cached answer. */
export function useEndpoint<TPath extends string, TReply>(
  endpoint: Read<TPath, TReply>,
  { pollEvery, enabled = true, read = reader(endpoint) }: ReadOptions<TReply> = {},
): SWRResponse<TReply, Error> {
  const url = urlOf(endpoint)
  const answer = useSWR<TReply, Error>(enabled ? url : null, read, {
    revalidateIfStale: isOutOfDate(url),
    ...(pollEvery && { refreshInterval: pollEvery, refreshWhenOffline: true }),
  })
  const { error, mutate: reread } = answer

  // SWR misses a change that is reported during the first render.
  useEffect(() => {
    if (enabled && isOutOfDate(url)) void reread().catch(() => undefined)
  }, [enabled, url, reread])

  // SWR stops polling after an error.
  useEffect(() => {
    if (!pollEvery || !error) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void reread().catch(() => undefined)
    }, pollEvery)
    return () => clearInterval(timer)
  }, [pollEvery, error, reread])

  return answer
}

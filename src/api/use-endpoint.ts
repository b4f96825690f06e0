import { useEffect } from 'react'
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import type { Endpoint, Read } from '../contract/endpoint.ts'
import { call, urlOf, type CallInput } from './call.ts'
import { isOutOfDate, readNow } from './out-of-date.ts'
import { takeAhead } from './read-ahead.ts'

/** The spec's data rules: fetched once, never stale by itself, never retried; only a mutation or the bank's own news refresh it. */
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
  /** Maps an error to a value, where an error is an answer (a 401 of the current user). */
  recover?: (error: unknown) => TReply
  /** Hears an answer before any screen does. */
  hear?: (answer: TReply) => void
}

/** Reads one endpoint; every reader of the same endpoint shares one request and one cached answer. */
export function useEndpoint<TPath extends string, TReply>(
  endpoint: Read<TPath, TReply>,
  { pollEvery, enabled = true, recover, hear }: ReadOptions<TReply> = {},
): SWRResponse<TReply, Error> {
  const url = urlOf(endpoint)
  const answer = useSWR<TReply, Error>(
    enabled ? url : null,
    async () => {
      const ask = readNow(
        url,
        () => takeAhead<TReply>(url) ?? call(endpoint, {} as CallInput<Endpoint<TPath, undefined>>),
      )
      const reply = await (recover ? ask.catch(recover) : ask)
      hear?.(reply)
      return reply
    },
    {
      revalidateIfStale: isOutOfDate(url),
      ...(pollEvery && { refreshInterval: pollEvery, refreshWhenOffline: true }),
    },
  )
  const { error, mutate } = answer

  // Rendering takes its time, and until it is done nothing of it hears of what changes meanwhile.
  useEffect(() => {
    if (enabled && isOutOfDate(url)) void mutate().catch(() => undefined)
  }, [enabled, url, mutate])

  // SWR polls no more once a poll has failed; the next one must go out all the same.
  useEffect(() => {
    if (!pollEvery || !error) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void mutate().catch(() => undefined)
    }, pollEvery)
    return () => clearInterval(timer)
  }, [pollEvery, error, mutate])

  return answer
}
